import type { WordedProps } from "../../shell/with-words";
import type { PracticeTexts } from "./ja";
import { PracticeSwitch } from "./PracticeSwitch";
import { useIsWide } from "./use-is-wide";

/** Offers a session beside a scrambled board; on phones the counter does. */
export function PracticeOffer(props: WordedProps<PracticeTexts>) {
  if (!useIsWide()) return null;
  return (
    <div>
      <PracticeSwitch {...props} />
      <p class="note">{props.words.offer}</p>
    </div>
  );
}
