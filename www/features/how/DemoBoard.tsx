import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { BoardView, CellView } from "../../board/board-view";
import { NO_JOIN } from "../../board/joins";
import { MOVE_MILLIS, OPEN_MILLIS } from "../../board/motion";
import type { Texts } from "../../i18n/ja";
import { EMPTY_FIELDS } from "../../model/puzzle/puzzle";
import { showBoard } from "../../shell/show-board";
import { partsOfName } from "../../ui/cell-name";
import { Icon } from "../../ui/Icon";
import type { Demo, DemoState } from "./demo-board";
import type { HowProps } from "./how-props";
import type { Conflict } from "./tile-distances";

/** Drawings on a demo in addition to its tiles; must keep its identity while unchanged. */
export interface Marks {
  /** For each cell what stands in the corner of its tile, and how that is read out; `null` for nothing. */
  readonly notes?: readonly ({ readonly text: string; readonly name: string } | null)[];
  /** The symbols that are spoken of: all others stand back. */
  readonly lit?: readonly string[];
  /** Pairs of cells that are joined by a line. */
  readonly links?: readonly Conflict[];
  /** True if cells alternate between two colours. */
  readonly chequered?: boolean;
}

interface Props extends HowProps {
  readonly demo: Demo;
  readonly now: DemoState;
  /** Its name as a grid. */
  readonly label: string;
  readonly marks?: Marks;
  /** Further controls. */
  readonly tools?: ComponentChildren;
}

const UNMARKED: Marks = {};

/** A movable board with a restart button. */
export function DemoBoard({ app, t, h, demo, now, label, marks = UNMARKED, tools }: Props) {
  const view = useMemo(() => viewOf(now, label, marks, t), [now, label, marks, t]);
  const { width, height } = now.parsed;
  return (
    <div class="demo-side">
      <div
        class={now.parsed.solved ? "tray at-goal" : "tray"}
        data-chequered={marks.chequered}
        style={{ "--w": width, "--h": height }}
      >
        <div class="demo-board">
          <BoardHost
            view={view}
            handlers={{
              onCell: demo.click,
              onExplore: () => {},
              onSwipe: () => {},
              onGrab: demo.grab,
            }}
          />
          {marks.links !== undefined && marks.links.length > 0 && (
            <Links links={marks.links} width={width} height={height} />
          )}
        </div>
      </div>
      <fieldset class="demo-tools">
        <legend class="unseen">{h.boardTools(label)}</legend>
        <button type="button" class="quiet" onClick={() => demo.open()}>
          <Icon name="restart" />
          {t.restart}
        </button>
        <button type="button" class="quiet" onClick={demo.scramble}>
          <Icon name="scramble" />
          {t.scramble}
        </button>
        <button type="button" class="quiet" onClick={() => openInPlayer({ app, now })}>
          <Icon name="play" />
          {h.openInPlayer}
        </button>
        {tools}
      </fieldset>
    </div>
  );
}

/** Leaves the explanations for the main page, with this board. */
export function openInPlayer({ app, now }: Pick<Props, "app" | "now">): void {
  // First the board, so that Back comes back to the explanations as they were.
  app.puzzle.board(now.parsed.board, { ...EMPTY_FIELDS, goal: now.puzzle.goal });
  app.store.dispatch({ type: "dialog", dialog: null });
  showBoard();
}

function viewOf(now: DemoState, label: string, marks: Marks, t: Texts): BoardView {
  const { parsed, pieces, base, opened } = now;
  const cells = parsed.cells.map(({ kind, symbol, ways }, index): CellView => {
    const note = marks.notes?.[index] ?? null;
    const parts = partsOfName(parsed, index, 0, t);
    if (note !== null) parts.push(note.name);
    const lit = marks.lit?.includes(symbol);
    return {
      kind,
      symbol,
      name: parts.join(t.and),
      movable: ways.length > 0,
      mark: 0,
      hint: null,
      next: [],
      join: NO_JOIN,
      first: index,
      picked: false,
      part: null,
      ...(note === null ? {} : { note: note.text }),
      ...(lit === undefined || kind !== "tile" ? {} : { tone: lit ? "lit" : "dim" }),
    };
  });
  return {
    width: parsed.width,
    height: parsed.height,
    cells,
    pieces,
    base,
    label,
    solved: parsed.solved,
    won: false,
    // One scrolls on through the text from here.
    swipes: false,
    millis: opened ? OPEN_MILLIS : MOVE_MILLIS,
    picture: null,
  };
}

interface LinksProps {
  readonly links: readonly Conflict[];
  readonly width: number;
  readonly height: number;
}

/** Lines between tiles, each a little aside so that two in one row are seen apart. */
function Links({ links, width, height }: LinksProps) {
  const middle = (cell: number) => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5] as const;
  return (
    <svg class="demo-links" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {links.map(([cell, other]) => {
        const [x, y] = middle(cell);
        const [toX, toY] = middle(other);
        // Beside the symbols, and curved, so that one that goes far is seen apart.
        const [aside, bend] = [0.29, 0.16 * (toX - x + (toY - y))];
        const at = ([right, down]: readonly [number, number], out: number) =>
          y === toY ? `${right} ${down + out}` : `${right + out} ${down}`;
        const [from, to] = [at([x, y], aside), at([toX, toY], aside)];
        const turn = at([(x + toX) / 2, (y + toY) / 2], aside + bend);
        return (
          <g key={`${cell} ${other}`}>
            <path d={`M${from}Q${turn} ${to}`} />
            {/* Dots at its ends. */}
            <path class="ends" d={`M${from}h0M${to}h0`} />
          </g>
        );
      })}
    </svg>
  );
}
