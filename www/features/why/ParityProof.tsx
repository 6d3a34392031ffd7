import { useMemo, useState } from "preact/hooks";
import type { Parsed, ParsedBoard } from "taisou";
import { hueOf } from "../../board/symbol";
import type { Texts } from "../../i18n/ja";
import { rowAndColumn } from "../../model/derived/position";
import type { ParityReason } from "../../model/derived/verdict";
import { BlankMark, Cycles, dashOf } from "./Cycles";
import { type Cycle, cyclesOf, isOdd } from "./cycles";
import { Diagram } from "./Diagram";
import type { WhyTexts } from "./ja";

interface Props {
  readonly start: Parsed;
  readonly goal: ParsedBoard;
  readonly goalName: string;
  readonly reason: ParityReason;
  readonly t: Texts;
  readonly w: WhyTexts;
}

/** The parity proof: the exchanges in the cycles, the colours of the blank's cells, and the contradiction. */
export function ParityProof({ start, goal, goalName, reason, t, w }: Props) {
  const cycles = useMemo(() => cyclesOf(reason), [reason]);
  const [pointed, point] = useState<number | null>(null);
  const [kept, keep] = useState<number | null>(null);
  const odd = isOdd(cycles.at(-1)?.soFar ?? 0);
  const { blankColour } = reason;
  const { width } = start;
  const from = start.cells.findIndex(({ kind }) => kind === "blank");
  const to = targetOf(from, cycles);
  const place = (cell: number) => t.place(...rowAndColumn(cell, width));
  return (
    <>
      <div class="diagrams">
        <Diagram board={start} name={w.arrowsPicture} caption={w.start} isChequered>
          <BlankMark {...{ cell: from, width }} />
          <Cycles {...{ cycles, width }} lit={pointed ?? kept} />
        </Diagram>
        <Diagram board={goal} name={w.goalPicture} caption={goalName} isChequered>
          <BlankMark {...{ cell: to, width }} />
        </Diagram>
      </div>
      <ol class="proof">
        <li>
          <h4>{w.cyclesHeading(odd)}</h4>
          <p class="note">{w.cyclesHelp}</p>
          <ul class="scroll-list cycles" aria-label={w.cycles}>
            {cycles.map((cycle) => (
              <li key={cycle.number}>
                <button
                  type="button"
                  class="quiet"
                  aria-pressed={kept === cycle.number}
                  style={{ "--hue": hueOf(cycle.number) }}
                  onPointerEnter={() => point(cycle.number)}
                  onPointerLeave={() => point(null)}
                  onFocus={() => point(cycle.number)}
                  onBlur={() => point(null)}
                  onClick={() => keep(kept === cycle.number ? null : cycle.number)}
                >
                  <Sample cycle={cycle} name={w.cycleName(cycle.number)} />
                  <span class="strong">{wordsOf(cycle, start, t)}</span>
                  <span class="cycle-sum">
                    <span>
                      {w.cycleLength(cycle.cells.length, cycle.exchanges, isOdd(cycle.exchanges))}
                    </span>{" "}
                    {cycles.length > 1 && <span>{w.soFar(cycle.soFar, isOdd(cycle.soFar))}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <h4>{w.colourHeading(blankColour.start !== blankColour.goal)}</h4>
          <p>{w.colours(blankColour.start, blankColour.goal, place(from), place(to))}</p>
        </li>
        <li>
          <h4>{w.neverHeading}</h4>
          <p>{w.never(odd)}</p>
        </li>
      </ol>
    </>
  );
}

/** The number and the line of a cycle, drawn as in the picture. */
function Sample({ cycle, name }: { readonly cycle: Cycle; readonly name: string }) {
  return (
    <span class="cycle-sample">
      <span class="visually-hidden">{name}: </span>
      <span class="cycle-chip" aria-hidden="true">
        {cycle.number}
      </span>
      <svg viewBox="0 0 24 4" aria-hidden="true" focusable="false">
        <path class="cycle-line" d="M1 2H23" stroke-dasharray={dashOf(cycle)} />
      </svg>
    </span>
  );
}

/** Longer cycles are cut. */
const MOST_NAMED = 12;

function wordsOf({ cells }: Cycle, start: Parsed, t: Texts): string {
  const named = (cell: number) => {
    const piece = start.cells[cell];
    return piece?.kind === "tile" ? piece.symbol : t.blankCell;
  };
  const names = cells.slice(0, MOST_NAMED).map(named);
  if (cells.length > MOST_NAMED) names.push("…");
  return [...names, named(cells[0] ?? 0)].join(" → ");
}

function targetOf(blank: number, cycles: readonly Cycle[]): number {
  const cells = cycles.find((cycle) => cycle.cells.includes(blank))?.cells ?? [blank];
  return cells[(cells.indexOf(blank) + 1) % cells.length] ?? blank;
}
