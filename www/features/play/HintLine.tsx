import { rowAndColumn } from "../../model/derived/position";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { HintText } from "./HintText";
import type { PlayTexts } from "./ja";
import { useDetour } from "./use-detour";

/** The last hint; after a detour with a button that goes back to where it began. */
export function HintLine({ app, state, t, words }: WordedProps<PlayTexts>) {
  const { hint, puzzle } = state;
  const detour = useDetour(app, state);
  if (hint.kind !== "found" && hint.kind !== "done") return null;
  if (detour === null) {
    if (hint.kind === "done" || puzzle === null) return <HintText {...{ hint, puzzle, t }} />;
    const place = t.place(...rowAndColumn(hint.cell, puzzle.width));
    const symbol = words.nameOf(hint.symbol, place, hint.level === "move");
    return <HintText hint={{ ...hint, symbol }} {...{ puzzle, t }} />;
  }
  const goBack = () => {
    for (let undone = 0; undone < detour.gestures; undone += 1) app.play.undo();
  };
  return (
    <>
      <p class="hint-line">{words.detour(detour.moves)}</p>
      <Button onClick={goBack}>{words.goBack}</Button>
    </>
  );
}
