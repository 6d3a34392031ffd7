import { extraOf, type Row, type RowEnding } from "./row";

export interface Sums {
  readonly endings: Readonly<Partial<Record<RowEnding, number>>>;
  readonly faults: number;
  /** The lengths of optimal solutions; `null` without any. */
  readonly lengths: { readonly mean: number; readonly least: number; readonly most: number } | null;
  /** The player's solves; `null` if no line has moves. */
  readonly session: Session | null;
}

export interface Session {
  /** The number of solves by their moves beyond the optimum, in ascending order. */
  readonly extras: readonly (readonly [extra: number, solves: number])[];
  readonly meanExtra: number | null;
  /** Solves that end elsewhere than at the goal. */
  readonly missed: number;
  /** Solves of boards whose optimum is unknown. */
  readonly unknown: number;
}

export function sumUp(rows: readonly Row[]): Sums {
  const endings: Partial<Record<RowEnding, number>> = {};
  const extras = new Map<number, number>();
  let [faults, shortest, total, least, most] = [0, 0, 0, Number.POSITIVE_INFINITY, 0];
  let [played, missed, known, lost] = [0, 0, 0, 0];
  for (const row of rows) {
    const { answer } = row;
    if (answer === null) {
      faults += 1;
      continue;
    }
    const { ending, length, made } = answer;
    endings[ending] = (endings[ending] ?? 0) + 1;
    if (ending === "shortest" && length !== null) {
      shortest += 1;
      total += length;
      least = Math.min(least, length);
      most = Math.max(most, length);
    }
    if (made === null) continue;
    played += 1;
    const extra = extraOf(row);
    if (!made.reached) missed += 1;
    if (extra === null) continue;
    known += 1;
    lost += extra;
    extras.set(extra, (extras.get(extra) ?? 0) + 1);
  }
  return {
    endings,
    faults,
    lengths: shortest === 0 ? null : { mean: total / shortest, least, most },
    session:
      played === 0
        ? null
        : {
            extras: [...extras].sort(([one], [other]) => one - other),
            meanExtra: known === 0 ? null : lost / known,
            missed,
            unknown: played - missed - known,
          },
  };
}
