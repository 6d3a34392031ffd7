import type { ErrorCode } from "taisou";
import { reportLoadError } from "../app/errors";
import type { Details } from "../engine/protocol";
import { errorTexts } from "../i18n/page-texts";
import { useLazy } from "./on-demand";
import type { ViewProps } from "./view-props";

interface Props extends Pick<ViewProps, "app" | "lang"> {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** What the module objects to, as a sentence. Few readers see one, so the words are fetched with the first. */
export function Objection({ app, lang, code, details }: Props) {
  const errors = useLazy(true, loadErrors, (error) => reportLoadError(app.store, error));
  return <>{errors?.in(lang)[code](details)}</>;
}

async function loadErrors(): Promise<typeof errorTexts> {
  await errorTexts.load();
  return errorTexts;
}
