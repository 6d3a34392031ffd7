import type { Attempt } from "./attempt";
import { base64Of, bytesIn } from "./base64";
import { PackedReader, packTimes, pushVarint, unpackTimes } from "./packed";

/** A timed solve that a friend races. Its times are whole hundredths of a second, in milliseconds. */
export type Ghost = Pick<Attempt, "moves" | "times">;

const MOST_STEPS = 4000;
/** Bytes of the check at the beginning. */
const CHECK = 2;

/** A check that differs if one character of the text does. */
function checkOf(bytes: Uint8Array): readonly [number, number] {
  let check = 1;
  for (const byte of bytes) check = (check * 31 + byte) % 65_521;
  return [check >> 8, check & 255];
}

/**
 * Writes a solve as a value of a link, in base64url: a check, the number of steps, the times in hundredths of a second as
 * varints of their differences, and the steps at 2 bits.
 */
export function ghostText({ moves, times }: Ghost): string {
  const hundredths = unpackTimes(times).map((time) => Math.floor(time / 10));
  const count: number[] = [];
  pushVarint(count, hundredths.length);
  const bytes = Uint8Array.from([...count, ...packTimes(hundredths), ...moves]);
  const text = base64Of(Uint8Array.from([...checkOf(bytes), ...bytes]));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads such a value; `null` if it is damaged. */
export function readGhost(text: string): Ghost | null {
  const all = bytesIn(text.replaceAll("-", "+").replaceAll("_", "/"));
  if (all === null) return null;
  const bytes = all.subarray(CHECK);
  const [high, low] = checkOf(bytes);
  if (all[0] !== high || all[1] !== low) return null;
  const reader = new PackedReader(bytes);
  const count = reader.number();
  if (count === 0 || count > MOST_STEPS) return null;
  const begin = reader.at;
  for (let read = 0; read < count && !reader.isAtEnd; read += 1) reader.number();
  const moves = bytes.slice(reader.at);
  const times = unpackTimes(bytes.subarray(begin, reader.at)).map((time) => time * 10);
  const isWhole = times.length === count && moves.length === Math.ceil(count / 4);
  return isWhole ? { moves, times: packTimes(times) } : null;
}
