import { tellLoadFailed } from "../../app/trouble";
import { dictionary } from "../../i18n/dictionary";
import { useLazy } from "../../kit/on-demand";
import type { ViewProps } from "../../kit/view-props";
import { withWords } from "../../kit/with-words";

const standing = withWords(
  dictionary({ ja: () => import("../level/ja"), en: () => import("../level/en") }),
  async () => (await import("../level/Standing")).Standing,
);

/** Where the puzzle stands among all positions; what tells it is fetched with the first answer. */
export function Placed(props: ViewProps) {
  const Part = useLazy(true, standing, (error) => tellLoadFailed(props.app.store, error));
  return Part === null ? null : <Part {...props} />;
}
