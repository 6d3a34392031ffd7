import { useOnDemand } from "../../kit/on-demand";
import type { ViewProps } from "../../kit/view-props";
import { withWords } from "../../kit/with-words";
import { piecesAtGoal, twinNumbers } from "../../model/puzzle/position";
import { whyWords } from "./why-words";

const lookAlikeList = withWords(
  whyWords,
  async () => (await import("../why/LookAlikeList")).TwinList,
);

/** Opens the list of which look-alike a solution takes where, once there is one. */
export function TwinWays(props: ViewProps) {
  const { app, state, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(app, lookAlikeList);
  const { puzzle } = state;
  const position = state.loaded ? app.positionOf(state) : null;
  if (puzzle === null || position === null || piecesAtGoal(state, position) === null) return null;
  const numbers = twinNumbers(puzzle.start);
  const twins = new Set(
    puzzle.start.cells.flatMap(({ symbol }, cell) => (numbers[cell] ? [symbol] : [])),
  );
  const [only, another] = twins;
  if (only === undefined) return null;
  return (
    <div class="twin-ways">
      <button
        type="button"
        class="quiet unfold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {another === undefined ? t.why.whichTwin(only) : t.why.whichTwins}
      </button>
      {Part !== null && <Part {...props} />}
    </div>
  );
}
