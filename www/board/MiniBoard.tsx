import { useId, useMemo } from "preact/hooks";
import type { BoardOptions, ParsedBoard } from "taisou";
import { boundsOf, piecesOn } from "./cell-bounds";
import { goalTargets } from "./goal-targets";
import { outlineOf } from "./outline";
import { carHue, hueOf, LINE, langOfSymbol, letteringOf } from "./symbol";

interface Props {
  readonly board: ParsedBoard;
  /** For each cell the number of its tile among identical ones; 0 for none. */
  readonly marks?: readonly number[];
  /** The goal whose pieces are highlighted and whose cells are outlined. */
  readonly goal?: ParsedBoard;
  /** Groups of symbols that may take each other's places in the goal. */
  readonly same?: BoardOptions["same"];
  /** The distance of the pieces from the edges of their cells. */
  readonly inset?: number;
  /** With `"long"`, pieces are cars, which have a colour each. */
  readonly axis?: BoardOptions["axis"];
  readonly photo?: { readonly address: string; readonly overlaid: boolean } | null;
}

/** A small picture of a board, without a name of its own. */
export function MiniBoard(props: Props) {
  const { board, marks, goal, same, inset, axis, photo } = props;
  const id = useId();
  // Cached: the page is drawn at every move, and a board has up to a thousand cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are compared by value
  return useMemo(
    () => picture(props, id),
    [board, marks?.join(), goal, same, inset, axis, photo, id],
  );
}

/** The width of a cell in the picture, which its other lengths refer to. */
export const SIDE = 20;
const INSET = 0.6;
const RADIUS = 2.6;
/** The height of the visible lower edge of a piece. */
const EDGE = 1;

interface Piece {
  readonly cells: readonly number[];
  readonly symbol: string;
  readonly mark: number;
  /** For a piece with a colour of its own. */
  readonly hue: number | null;
  readonly path: string;
}

interface LineProps {
  readonly line: string;
  readonly index: number;
  readonly of: number;
  readonly x: number;
  readonly size: number;
}

/** A line of a long symbol. The lines are centred on the place of a single one. */
function Line({ line, index, of, x, size }: LineProps) {
  if (of === 1) return <>{line}</>;
  return (
    <tspan x={x} dy={(index === 0 ? (1 - of) / 2 : 1) * LINE * size}>
      {line}
    </tspan>
  );
}

function picture(props: Props, id: string) {
  const { board, marks, goal, same, inset = INSET, axis, photo = null } = props;
  const { width, height, cells } = board;
  const outline = (shape: readonly number[], within: number, radius: number) =>
    outlineOf({ cells: shape, width, side: SIDE, inset: within, radius });
  const cellsOf = (kind: string) =>
    cells.flatMap((cell, index) => (cell.kind === kind ? [index] : []));
  const alone = (kind: string) =>
    cellsOf(kind)
      .map((cell) => outline([cell], inset, RADIUS))
      .join("");

  const { symbols: wanted, places } = goalTargets(board, goal, same);
  const pieces = piecesOn(board).map((group): Piece => {
    const [first = 0] = group;
    const symbol = cells[first]?.symbol ?? "";
    const mark = marks?.[first] ?? 0;
    const isCar = axis === "long" && group.length > 1 && !wanted.has(symbol);
    return {
      cells: group,
      symbol,
      mark,
      hue: mark > 0 ? hueOf(mark) : isCar ? carHue(symbol) : null,
      path: outline(group, inset + EDGE / 2, RADIUS),
    };
  });
  const plain = pieces.filter(({ hue, symbol }) => hue === null && !wanted.has(symbol));
  const targets = pieces.filter(({ hue, symbol }) => hue === null && wanted.has(symbol));
  const all = (some: readonly Piece[]) => some.map(({ path }) => path).join("");

  return (
    <svg
      class={photo === null ? "mini" : photo.overlaid ? "mini photo overlaid" : "mini photo"}
      viewBox={`0 0 ${width * SIDE} ${height * SIDE}`}
      style={{ "--w": width, "--h": height }}
      aria-hidden="true"
      focusable="false"
    >
      <path class="mini-blank" d={alone("blank")} />
      <path class="mini-any" d={alone("any")} />
      <path class="mini-wall" d={outline(cellsOf("wall"), 0, 0)} />
      <path class="mini-edge" d={all(pieces)} transform={`translate(0 ${EDGE / 2})`} />
      <g transform={`translate(0 ${-EDGE / 2})`}>
        <path class="mini-face" d={all(plain)} />
        <path class="mini-face is-target" d={all(targets)} />
        {photo !== null && (
          <>
            <clipPath id={id}>
              <path d={all(pieces)} />
            </clipPath>
            <image
              href={photo.address}
              width={width * SIDE}
              height={height * SIDE}
              preserveAspectRatio="none"
              clip-path={`url(#${id})`}
            />
          </>
        )}
        {pieces.map(
          ({ hue, path, cells: [first] }) =>
            hue !== null && (
              <path key={first} class="mini-face marked" d={path} style={{ "--hue": hue }} />
            ),
        )}
        {pieces.map(({ cells: group, symbol, mark, hue }) => {
          const [x, y] = middleOf(group, width);
          const aside = SIDE * 0.3;
          const { lines, fit } = letteringOf(symbol);
          const size = SIDE * 0.52 * fit;
          return (
            <g key={group[0]} style={hue === null ? {} : { "--hue": hue }}>
              <text
                class={wanted.has(symbol) ? "mini-symbol is-target" : "mini-symbol"}
                x={x}
                y={y}
                lang={langOfSymbol(symbol) ?? undefined}
                style={{ fontSize: `${size}px` }}
              >
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <Line key={index} {...{ line, index, x, size }} of={lines.length} />
                ))}
              </text>
              {mark > 0 && (
                <>
                  <circle class="mini-badge" cx={x + aside} cy={y - aside} r={SIDE * 0.16} />
                  <text class="mini-mark" x={x + aside} y={y - aside}>
                    {mark}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </g>
      {(wanted.size === 0 ? cellsOf("any") : []).map((cell) => {
        const [x, y] = middleOf([cell], width);
        return (
          <text key={cell} class="mini-symbol any" x={x} y={y} style={{ fontSize: "10.4px" }}>
            ?
          </text>
        );
      })}
      {/* In a picture of the goal, the pieces themselves are there. */}
      {board !== goal && places.length > 0 && (
        <path
          class="mini-target"
          d={places.map((place) => outline(place, inset + 1, RADIUS)).join("")}
        />
      )}
    </svg>
  );
}

/** The centre of a symbol: that of a rectangle, else of the cell of the piece that is nearest to its middle. */
function middleOf(group: readonly number[], width: number): readonly [x: number, y: number] {
  const points = group.map((cell) => [cell % width, Math.floor(cell / width)] as const);
  const { left, top, right, bottom, isFull } = boundsOf(group, width);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const far = (point: readonly [number, number]) => Math.hypot(point[0] - x, point[1] - y);
  const nearest = points.reduce((best, point) => (far(point) < far(best) ? point : best), [
    Number.POSITIVE_INFINITY,
    0,
  ] as const);
  const [column, row] = isFull ? [x, y] : nearest;
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
}
