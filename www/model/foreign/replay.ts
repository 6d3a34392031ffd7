import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { rowsOf } from "../puzzle/rows";
import { type ForeignRead, faultOf } from "./foreign";

const FORM = "slidysim";

/** The longest inflated text: deflated it may be a thousand times shorter. */
const MOST_BYTES = 2_000_000;

/** A solve in a replay link of slidysim. */
export interface Replay {
  /** The scramble; `null` if the moves lead to the goal of no board of that size. */
  readonly start: string | null;
  /** Directions of tiles, with counts. */
  readonly moves: string;
  readonly ms: number | null;
  /** Milliseconds since the first move, one for each step. */
  readonly times: readonly number[] | null;
  /** When it was solved, in milliseconds since 1970. */
  readonly at: number | null;
}

/** Reads a replay link of slidysim as a puzzle: the first of its solves. */
export async function readReplay(rules: Rules, text: string): Promise<ForeignRead> {
  const replays = await replaysIn(rules, text);
  if (replays === null) return null;
  const [replay] = replays;
  if (replay === undefined) return faultOf(FORM, 1, "r=");
  const { start, moves } = replay;
  if (start === null) return faultOf(FORM, 1, moves);
  return { ok: { fields: { ...EMPTY_FIELDS, start }, metric: null, moves } };
}

/**
 * The solves in a replay link of slidysim: JSON, deflated, in base64. Old links have the solution, the speed, the scramble
 * and the times; new ones the data of the leaderboard and the solves deflated again, without the scrambles
 * (github.com/dphdmn/slidyreplay reads both). `null` for other texts, empty for a broken link.
 */
export async function replaysIn(rules: Rules, text: string): Promise<readonly Replay[] | null> {
  const link = text.trim();
  if (!/^https?:\/\/[^\s]+$/.test(link)) return null;
  const packed = /[?&]r=([^&#]+)/.exec(link)?.[1];
  if (packed === undefined) return null;
  try {
    const parts: unknown = JSON.parse(await unpacked(decodeURIComponent(packed)));
    if (!Array.isArray(parts)) return [];
    const [first, second, third, fourth] = parts;
    if (typeof first === "string" && typeof third === "string") {
      const steps = [...first.matchAll(STEP)].reduce(
        (sum, [, , times]) => sum + Number(times || 1),
        0,
      );
      const ms = Number(second) > 0 ? Math.round((steps / Number(second)) * 1_000_000) : null;
      return [{ start: third, moves: first, ms, times: numbersIn(fourth), at: null }];
    }
    return typeof second === "string" ? solvesIn(rules, first, await unpacked(second)) : [];
  } catch {
    return [];
  }
}

/** The solves of a new link: solutions, seconds, moves, speeds, memory, and the times of the moves in brackets. */
function solvesIn(rules: Rules, record: Leaderboard | null, text: string): Replay[] {
  const [solutions = "", seconds = ""] = text.split(";");
  const times = /\[(.*)\]/s.exec(text)?.[1]?.split(";") ?? [];
  const at = Number(record?.timestamp);
  return solutions.split(",").map((moves, index) => {
    const ms = Math.round(Number(seconds.split(",")[index] || Number.NaN) * 1000);
    return {
      start: startFor(rules, Number(record?.width), Number(record?.height), moves),
      moves,
      ms: ms >= 0 ? ms : null,
      times: numbersIn(times[index]?.split(",").map(Number)),
      at: Number.isSafeInteger(at) && at > 0 ? at : null,
    };
  });
}

/** The data of a leaderboard, unchecked. */
interface Leaderboard {
  readonly width?: unknown;
  readonly height?: unknown;
  readonly timestamp?: unknown;
}

/** A list of whole numbers that do not fall; `null` for anything else. */
function numbersIn(list: unknown): readonly number[] | null {
  const isList =
    Array.isArray(list) &&
    list.every((one, at) => Number.isSafeInteger(one) && one >= (at === 0 ? 0 : list[at - 1]));
  return isList ? list : null;
}

/** The board from which these moves lead to the goal. */
function startFor(rules: Rules, width: number, height: number, solution: string): string | null {
  if (!(width > 0 && height > 0 && width * height <= 1024)) return null;
  const cells = width * height;
  const goal = Array.from({ length: cells }, (_, cell) => String((cell + 1) % cells));
  const board = rowsOf(goal, width, " ").join("/");
  const back = [...solution.matchAll(STEP)]
    .reverse()
    .map(([, letter = "", times]) => `${BACK[letter]}${times}`)
    .join("");
  return rules.readMoves(board, width, back, {}).ok?.board ?? null;
}

const STEP = /([UDLR])(\d*)/g;

const BACK: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/** A replay link for moves from a board: with the milliseconds of each step, or at five moves a second. */
export async function replayLink(
  board: string,
  solution: string,
  times: readonly number[] = [],
): Promise<string> {
  const ms = times.at(-1) ?? 0;
  const speed = ms > 0 ? Math.round((times.length / ms) * 1_000_000) : 5000;
  const packed = await packedText(
    JSON.stringify([solution, speed, board, times.length > 0 ? times : -1]),
  );
  return `https://slidysim.github.io/replay?r=${encodeURIComponent(packed)}`;
}

async function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > MOST_BYTES) throw new Error("too long");
    parts.push(value);
  }
}

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
