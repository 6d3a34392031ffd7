import type { WordedProps } from "../../shell/with-words";
import type { DroppedTexts } from "./ja";

/** The parts of a link that could not be used, each with its reason. */
export function DroppedParts({ state, t, words: d }: WordedProps<DroppedTexts>) {
  const { notice } = state;
  if (notice?.kind !== "dropped") return null;
  const [first, ...others] = notice.dropped;
  if (others.length === 0) {
    if (first?.reason === "cut-off") return <p>{d.cutOff}</p>;
    // All of this link could be read, so it gets no title about an unreadable part.
    if (first?.reason === "maybe-cut") return <p>{d.because["maybe-cut"](first.key, "")}</p>;
  }
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
