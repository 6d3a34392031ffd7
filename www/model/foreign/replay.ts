import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { type ForeignRead, faultOf } from "./foreign";

const FORM = "slidysim";

/** The longest inflated text: deflated it may be a thousand times shorter. */
const MOST_BYTES = 2_000_000;

/**
 * Reads replay links of slidysim: JSON, deflated, in base64. Old links have the solution, the speed, the scramble and
 * the times; new ones the data of the leaderboard and the solution deflated again, without the scramble
 * (github.com/dphdmn/slidyreplay reads both).
 */
export async function readReplay(rules: Rules, text: string): Promise<ForeignRead> {
  const link = text.trim();
  if (!/^https?:\/\/[^\s]+$/.test(link)) return null;
  const packed = /[?&]r=([^&#]+)/.exec(link)?.[1];
  if (packed === undefined) return null;
  const broken = faultOf(FORM, 1, "r=");
  try {
    const parts: unknown = JSON.parse(await unpacked(decodeURIComponent(packed)));
    if (!Array.isArray(parts)) return broken;
    const [first, second, third] = parts;
    if (typeof first === "string" && typeof third === "string") return posed(third, first);
    if (typeof second !== "string") return broken;
    const [solution = ""] = (await unpacked(second)).split(";");
    const start = scrambleOf(rules, Number(first?.width), Number(first?.height), solution);
    return start === null ? faultOf(FORM, 1, solution) : posed(start, solution);
  } catch {
    return broken;
  }
}

function posed(start: string, moves: string): ForeignRead {
  return { ok: { fields: { ...EMPTY_FIELDS, start }, metric: null, moves } };
}

/** The board from which these moves lead to the goal. */
function scrambleOf(rules: Rules, width: number, height: number, solution: string): string | null {
  if (!(width > 0 && height > 0 && width * height <= 1024)) return null;
  const goal = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (row * width + column + 1) % (width * height)),
  );
  const board = goal.map((row) => row.join(" ")).join("/");
  const back = [...solution.matchAll(/([UDLR])(\d*)/g)]
    .reverse()
    .map(([, letter = "", times]) => `${BACK[letter]}${times}`)
    .join("");
  return rules.readMoves(board, width, back, {}).ok?.board ?? null;
}

const BACK: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/** A replay link for moves from a board, at five moves a second. */
export async function replayLink(board: string, solution: string): Promise<string> {
  const packed = await packedText(JSON.stringify([solution, 5000, board, -1]));
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
