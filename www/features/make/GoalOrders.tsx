import type { Cell, ParsedBoard } from "taisou";
import type { Rules } from "../../engine/rules";
import { usableGoals } from "../../model/puzzle/goals";
import type { Fields } from "../../model/puzzle/puzzle";
import { sketchOf, writeSketch } from "../../model/puzzle/sketch-text";
import type { PlayerState } from "../../model/state/player-state";
import { hasBlocks } from "../../model/state/selectors";
import { Button } from "../../ui/Button";
import { arranged, type GoalOrder, ORDERS, pathOf } from "./goal-paths";
import type { PresetTexts } from "./ja";

interface Props {
  readonly rules: Rules;
  readonly player: Pick<PlayerState, "fields" | "problems" | "puzzle">;
  readonly p: PresetTexts;
  readonly onFields: (fields: Fields) => void;
}

/** Orders that the tiles of the present board can have at the goal. */
export function GoalOrders({ rules, player, p, onFields }: Props) {
  const { puzzle, problems, fields } = player;
  const isRead = puzzle !== null && problems.every(({ field }) => field === "goal");
  const why = !isRead ? p.goalNone : hasBlocks(player) ? p.goalBlocks : null;
  const { goal: _, ...options } = puzzle?.options ?? {};
  const ordered =
    why === null && puzzle !== null
      ? rules.parse(puzzle.board, puzzle.width, options)?.goals[0]
      : undefined;
  const [current, another] = usableGoals(puzzle);

  function choose(order: GoalOrder): void {
    if (ordered === undefined) return;
    const goals = [arranged(order, ordered)];
    // An empty goal means the goal in order.
    const goal =
      order === "rows"
        ? ""
        : writeSketch(rules, { ...sketchOf(rules, player), goals }, fields).goal;
    onFields({ ...fields, goal });
  }

  return (
    <fieldset class="pictured-buttons">
      <legend>{p.goalHeading}</legend>
      {ORDERS.map((order) => (
        <Button
          key={order}
          class="option"
          off={ordered === undefined}
          why="order-note"
          pressed={
            ordered !== undefined &&
            another === undefined &&
            isSame(current, arranged(order, ordered))
          }
          onClick={() => choose(order)}
        >
          <OrderPicture order={order} />
          {p.orders[order]}
        </Button>
      ))}
      <p class="note" id="order-note">
        {why ?? p.goalHelp}
      </p>
    </fieldset>
  );
}

function isSame(goal: ParsedBoard | undefined, cells: readonly Cell[]): boolean {
  return (
    goal?.cells.length === cells.length &&
    cells.every(({ kind, symbol }, at) => {
      const one = goal.cells[at];
      return one?.kind === kind && (kind === "blank" || one.symbol === symbol);
    })
  );
}

const SIDE = 3;
const CELL = 8;

/** The path of an order through the cells, and the blank. */
function OrderPicture({ order }: { readonly order: GoalOrder }) {
  const points = pathOf(order, SIDE, SIDE).map((cell) => ({
    x: (cell % SIDE) * CELL + CELL / 2,
    y: Math.floor(cell / SIDE) * CELL + CELL / 2,
  }));
  const blank = order === "blankFirst" ? points.shift() : points.pop();
  return (
    <svg class="order" viewBox={`0 0 ${SIDE * CELL} ${SIDE * CELL}`} aria-hidden="true">
      {blank && (
        <rect class="order-blank" x={blank.x - 3} y={blank.y - 3} width={6} height={6} rx={1} />
      )}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points[0] && <circle cx={points[0].x} cy={points[0].y} r={1.6} />}
    </svg>
  );
}
