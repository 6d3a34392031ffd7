import { readGhost } from "../../model/practice/ghost";
import { unpackTimes } from "../../model/practice/packed";
import { hundredths } from "../../model/practice/result-text";
import type { WordedProps } from "../../shell/with-words";
import type { FinishTexts } from "./ja";

interface Props extends Pick<WordedProps<FinishTexts>, "state" | "words"> {
  readonly ghost: string;
}

/** The player's time against that of the ghost. */
export function GhostResult({ state, words, ghost }: Props) {
  const times = readGhost(ghost)?.times;
  const own = state.won?.feat.millis;
  if (times === undefined || own === undefined) return null;
  const total = unpackTimes(times).at(-1) ?? 0;
  // As both are shown.
  const difference = Math.floor(own / 10) - Math.floor(total / 10);
  return (
    <p role="status">
      <b>{words.raced(difference)}</b> {words.raceTimes(hundredths(own), hundredths(total))}
    </p>
  );
}
