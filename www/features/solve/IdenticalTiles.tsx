import type { ToolTexts } from "../../i18n/tools/ja";
import { identicalTileNumbers } from "../../model/derived/position";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ViewProps } from "../../shell/view-props";
import { withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { featureTexts } from "../feature-texts";

const identicalTileList = withWords(featureTexts.why, () => import("../why/IdenticalTileList"));

interface Props {
  readonly t: ToolTexts;
  /** `null` if it is not known where the tiles go. */
  readonly puzzle: Puzzle | null;
  readonly tellsApart: boolean;
  readonly onTellApart: (tellsApart: boolean) => void;
  readonly view: ViewProps;
}

/** Numbers identical tiles, and lists where the solution takes each of them. */
export function IdenticalTiles({ t, puzzle, tellsApart, onTellApart, view }: Props) {
  const { isOpen, Part, setOpen } = useOnDemand(view.app, identicalTileList);
  if (puzzle === null) return null;
  const numbers = identicalTileNumbers(puzzle.start);
  const symbols = puzzle.start.cells.flatMap(({ symbol }, cell) => (numbers[cell] ? [symbol] : []));
  const [only, another] = new Set(symbols);
  if (only === undefined) return null;
  return (
    <div class="identical-tiles">
      <Switch on={tellsApart} onChange={onTellApart} title={t.tellApartHelp}>
        {t.tellApart}
      </Switch>
      <Button class="quiet disclosure" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {another === undefined ? t.why.whichLookAlike(only) : t.why.whichLookAlikes}
      </Button>
      {Part !== null && <Part {...view} />}
    </div>
  );
}
