import "./demo-figure.css";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { BoardView } from "../../board/board-view";
import type { BoardTexts } from "../../i18n/board-ja";
import { Button } from "../../ui/Button";
import { plainView } from "../../ui/plain-board";
import type { ChapterProps } from "./Chapter";
import type { Demo, DemoState } from "./demo";
import type { Conflict } from "./tile-distances";

/** Drawings on a demo in addition to its tiles; must keep its identity while unchanged. */
export interface Marks {
  /** For each cell the text in the corner of its tile, and how it is read out; `null` for none. */
  readonly notes?: readonly ({ readonly text: string; readonly name: string } | null)[];
  /** Symbols of the highlighted tiles; the others are dimmed. */
  readonly lit?: readonly string[];
  /** Pairs of cells that are joined by a line. */
  readonly links?: readonly Conflict[];
  /** True if cells alternate between two colours. */
  readonly chequered?: boolean;
}

interface Props extends Pick<ChapterProps, "t" | "h" | "onOpen"> {
  readonly demo: Demo;
  readonly now: DemoState;
  /** The accessible name of the board. */
  readonly label: string;
  readonly marks?: Marks;
  /** Further buttons below the board. */
  readonly tools?: ComponentChildren;
  /** True while the children are about the previous board. */
  readonly isBusy?: boolean;
  /** Text and numbers about the board. */
  readonly children: ComponentChildren;
}

const UNMARKED: Marks = {};

/** A movable board and the text about it: side by side if both fit, else the board stays in view above. */
export function DemoFigure(props: Props) {
  const { t, h, demo, now, label, marks = UNMARKED, tools, isBusy = false, onOpen } = props;
  const view = useMemo(() => viewOf(now, label, marks, t), [now, label, marks, t]);
  const { width, height, solved } = now.parsed;
  return (
    <div class="how-figure">
      <div class="how-pair">
        <div class="demo-side">
          <div
            class={solved ? "board-panel at-goal" : "board-panel"}
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
            <legend class="visually-hidden">{h.boardTools(label)}</legend>
            <Button class="quiet" icon="restart" onClick={() => demo.open()}>
              {t.restart}
            </Button>
            <Button class="quiet" icon="scramble" onClick={demo.scramble}>
              {t.scramble}
            </Button>
            <Button class="quiet" icon="play" onClick={() => onOpen(now)}>
              {h.openInPlayer}
            </Button>
            {tools}
          </fieldset>
        </div>
        <div class="how-readings" aria-busy={isBusy}>
          {props.children}
        </div>
      </div>
    </div>
  );
}

function viewOf(now: DemoState, label: string, marks: Marks, t: BoardTexts): BoardView {
  return plainView(now, label, t, (cell) => {
    const { kind, symbol } = now.parsed.cells[cell] ?? {};
    const note = marks.notes?.[cell] ?? null;
    const lit = symbol === undefined ? undefined : marks.lit?.includes(symbol);
    return {
      ...(note === null ? {} : { names: [note.name], note: note.text }),
      ...(lit === undefined || kind !== "tile" ? {} : { tone: lit ? "lit" : "dim" }),
    };
  });
}

interface LinksProps {
  readonly links: readonly Conflict[];
  readonly width: number;
  readonly height: number;
}

/** Curved lines between tiles, beside their symbols. A longer line bends more, so lines in one row stay apart. */
function Links({ links, width, height }: LinksProps) {
  const middle = (cell: number) => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5] as const;
  return (
    <svg class="demo-links" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {links.map(([cell, other]) => {
        const [x, y] = middle(cell);
        const [toX, toY] = middle(other);
        const [aside, bend] = [0.29, 0.16 * (toX - x + (toY - y))];
        const at = ([right, down]: readonly [number, number], out: number) =>
          y === toY ? `${right} ${down + out}` : `${right + out} ${down}`;
        const [from, to] = [at([x, y], aside), at([toX, toY], aside)];
        const turn = at([(x + toX) / 2, (y + toY) / 2], aside + bend);
        return (
          <g key={`${cell} ${other}`}>
            <path d={`M${from}Q${turn} ${to}`} />
            <path class="ends" d={`M${from}h0M${to}h0`} />
          </g>
        );
      })}
    </svg>
  );
}
