import { civil, type Day, dateText, mondayOf, readDate } from "./calendar";
import { DAY } from "./schedule";

/** A finished game. Fields of later versions stay. */
export interface FinishedGame {
  /** The local date, as in `2026-11-24`. */
  readonly on: string;
  /** The puzzle's id; empty outside collection and days. */
  readonly id: string;
  readonly moves: number;
  /** The proven fewest moves in the same metric, if known. */
  readonly best: number | null;
  readonly hints: number;
  /** An answer or the best next moves were shown. */
  readonly answer: boolean;
  readonly arrows: boolean;
}

/** How a day was solved, from the least. */
export const MARKS = ["helped", "solved", "best"] as const;
export type DayMark = (typeof MARKS)[number];

/** The most games kept. The oldest that are no day's make room. */
export const MOST_FINISHED = 2000;

export function isFinishedGame(value: unknown): value is FinishedGame {
  if (typeof value !== "object" || value === null) return false;
  const { on, id, moves, best, hints, answer, arrows } = value as Record<string, unknown>;
  const counts = [moves, hints, ...(best === null ? [] : [best])];
  return (
    typeof on === "string" &&
    readDate(on) !== null &&
    typeof id === "string" &&
    counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0) &&
    [answer, arrows].every((one) => typeof one === "boolean")
  );
}

export function withFinished(
  games: readonly FinishedGame[],
  game: FinishedGame,
): readonly FinishedGame[] {
  const all = [...games, game];
  const excess = Math.max(all.length - MOST_FINISHED, 0);
  const others = all.filter(({ id }) => !id.startsWith(DAY)).slice(0, excess);
  const dropped = new Set(others);
  return all.filter((one) => !dropped.has(one));
}

function isAided({ hints, answer, arrows }: FinishedGame): boolean {
  return hints > 0 || answer || arrows;
}

function markOf(game: FinishedGame): DayMark {
  if (isAided(game)) return "helped";
  return game.moves === game.best ? "best" : "solved";
}

/** The best mark of each day's puzzle. With `inTime` only games until the Sunday of its week count. */
export function marksOf(games: readonly FinishedGame[], inTime = false): ReadonlyMap<Day, DayMark> {
  const marks = new Map<Day, DayMark>();
  for (const game of games) {
    const day = game.id.startsWith(DAY) ? readDate(game.id.slice(DAY.length)) : null;
    const on = readDate(game.on);
    if (day === null || on === null || (inTime && on > mondayOf(day) + 6)) continue;
    const mark = markOf(game);
    const before = marks.get(day);
    if (before === undefined || MARKS.indexOf(mark) > MARKS.indexOf(before)) marks.set(day, mark);
  }
  return marks;
}

/** The days solved in a row until today. Days of this week that are still open do not end it. */
export function streakOf(games: readonly FinishedGame[], today: Day): number {
  const marks = marksOf(games, true);
  let days = 0;
  for (let day = today; marks.has(day) || day >= mondayOf(today); day -= 1) {
    if (marks.has(day)) days += 1;
  }
  return days;
}

/** Weeks of a month, from Monday, with `null` outside the month. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const { month, date } = civil(day);
  const first = day - date + 1;
  const weeks: (Day | null)[][] = [];
  for (let monday = mondayOf(first); civil(Math.max(monday, first)).month === month; monday += 7) {
    const days = Array.from({ length: 7 }, (_, index) => monday + index);
    weeks.push(days.map((one) => (one >= first && civil(one).month === month ? one : null)));
  }
  return weeks;
}

export interface Summary {
  readonly days: number;
  readonly solved: number;
  /** Moves over the optimum of games without help, the oldest first. */
  readonly extras: readonly number[];
  readonly hints: number;
}

export function summaryOf(games: readonly FinishedGame[]): Summary {
  const own = games.filter((game) => !isAided(game));
  return {
    days: new Set(games.map(({ on }) => on)).size,
    solved: games.length,
    extras: own.flatMap(({ moves, best }) => (best === null ? [] : [Math.max(moves - best, 0)])),
    hints: games.reduce((sum, { hints }) => sum + hints, 0),
  };
}

/** The number of games with 0, 1 to 2, 3 to 4, 5 to 6, 7 to 8, and more moves over the optimum. */
export function histogramOf(extras: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const extra of extras) {
    const bar = Math.min(Math.ceil(extra / 2), 5);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}

export function dayFragment(day: Day): string {
  return `day=${dateText(day)}`;
}
