import { useMemo } from "preact/hooks";
import type { ParsedBoard } from "taisou";
import { joinsOf } from "../board/joins";
import { fitOf, hueOf, langOfSymbol } from "../board/symbol";

interface Props {
  readonly board: ParsedBoard;
  /** For each cell the number of its tile among look-alikes; 0 for none. */
  readonly marks?: readonly number[];
}

/** A small picture of a board. What carries it has the name. */
export function MiniBoard({ board, marks }: Props) {
  const marked = marks?.join() ?? "";
  // Drawn once: the page is drawn anew at every move, and a board has up to a thousand cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are compared by what they say
  return useMemo(() => picture({ board, marks }), [board, marked]);
}

function picture({ board, marks }: { board: ParsedBoard; marks: readonly number[] | undefined }) {
  // Gaps of a fraction of a pixel come out uneven; small cells have lines instead.
  const dense = Math.max(board.width, board.height) > 8;
  const joins = joinsOf(board);
  return (
    <span class="mini-frame" aria-hidden="true">
      <span
        class={dense ? "mini dense" : "mini"}
        style={{ "--w": board.width, "--h": board.height }}
      >
        {board.cells.map(({ kind, symbol }, cell) => {
          const mark = marks?.[cell] ?? 0;
          const fit = fitOf(symbol);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={cell}
              class={`mini-cell ${kind} ${joins[cell]?.classes ?? ""}`.trimEnd()}
              lang={langOfSymbol(symbol) ?? undefined}
              data-mark={mark > 0 ? mark : undefined}
              style={{
                ...(mark > 0 ? { "--hue": hueOf(mark) } : {}),
                ...(fit < 1 ? { "--fit": fit.toFixed(3) } : {}),
              }}
            >
              {kind === "any"
                ? "?"
                : kind === "tile" && !joins[cell]?.classes.includes("inner")
                  ? symbol
                  : ""}
            </span>
          );
        })}
      </span>
    </span>
  );
}
