import { identicalTileNumbers, piecesAtGoal } from "../../model/derived/position";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ToolProps } from "../../shell/view-props";
import { withWords } from "../../shell/with-words";
import { Switch } from "../../ui/Switch";
import { whyWords } from "./why-words";

const lookAlikeList = withWords(
  whyWords,
  async () => (await import("../why/LookAlikeList")).LookAlikeList,
);

/** Opens the list of which look-alike a solution takes where, once there is one. */
export function LookAlikeWays(props: ToolProps) {
  const { app, state, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand(app, lookAlikeList);
  const { puzzle } = state;
  const position = state.loaded ? app.positionOf(state) : null;
  if (puzzle === null || position === null || piecesAtGoal(state, position) === null) return null;
  const numbers = identicalTileNumbers(puzzle.start);
  const lookAlikes = new Set(
    puzzle.start.cells.flatMap(({ symbol }, cell) => (numbers[cell] ? [symbol] : [])),
  );
  const [only, another] = lookAlikes;
  if (only === undefined) return null;
  return (
    <div class="look-alike-ways">
      <Switch
        on={state.prefs.tellApart}
        onChange={(tellApart) => app.setPrefs({ tellApart })}
        title={t.tellApartHelp}
      >
        {t.tellApart}
      </Switch>
      <button
        type="button"
        class="quiet unfold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {another === undefined ? t.why.whichLookAlike(only) : t.why.whichLookAlikes}
      </button>
      {Part !== null && <Part {...props} />}
    </div>
  );
}
