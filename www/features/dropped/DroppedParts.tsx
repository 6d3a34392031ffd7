import type { WordedProps } from "../../kit/with-words";
import type { DroppedTexts } from "./ja";

/** The parts of a link that could not be used, each with its reason. */
export function DroppedParts({ state, t, words: d }: WordedProps<DroppedTexts>) {
  const { notice } = state;
  if (notice?.kind !== "dropped") return null;
  const [first, ...others] = notice.dropped;
  if (first?.reason === "cut-off" && others.length === 0) return <p>{d.cutOff}</p>;
  return (
    <>
      <p>{d.title}</p>
      <ul>
        {notice.dropped.map(({ key, reason, value = "" }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key can be dropped twice
          <li key={index}>
            {reason === "unknown-puzzle" ? t.unknownPuzzle(value) : d.because[reason](key, value)}
          </li>
        ))}
      </ul>
    </>
  );
}
