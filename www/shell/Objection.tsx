import type { ErrorCode } from "taisou";
import { reportLoadError } from "../app/errors";
import type { Details } from "../engine/protocol";
import { errorTexts } from "../i18n/page-texts";
import { useLazy } from "../ui/use-lazy";
import type { ViewProps } from "./view-props";

interface Props extends Pick<ViewProps, "app" | "lang"> {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** The sentence for an error of the module. The sentences are fetched with the first error. */
export function Objection({ app, lang, code, details }: Props) {
  const errors = useLazy(true, loadErrors, (error) => reportLoadError(app.store, error));
  return <>{errors?.in(lang)[code](details)}</>;
}

async function loadErrors(): Promise<typeof errorTexts> {
  await errorTexts.load();
  return errorTexts;
}
