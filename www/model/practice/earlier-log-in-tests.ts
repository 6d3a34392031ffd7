import type { Attempt, Penalty } from "./attempt";
import type { EarlierEntry } from "./earlier-log";
import { packTimes, pushVarint } from "./packed";

const PENALTIES: readonly Penalty[] = ["none", "+2", "dnf"];
const KINDS = { added: 0, changed: 1, removed: 2 } as const;

/** An entry as earlier versions wrote it; an added attempt perhaps with its row of csTimer. */
export function earlierBytes(entry: EarlierEntry, source?: string): Uint8Array {
  const body: number[] = [KINDS[entry.kind]];
  if (entry.kind === "added") pushAttempt(body, entry.attempt);
  else if (entry.kind === "changed") {
    pushText(body, JSON.stringify({ ...entry.change, id: entry.id }));
  } else pushText(body, entry.id);
  if (source !== undefined) pushText(body, source);
  const length: number[] = [];
  pushVarint(length, body.length);
  return Uint8Array.from([...length, ...body]);
}

function pushAttempt(body: number[], attempt: Attempt): void {
  const { id, session, fragment, note, start, ms, penalty, splits, optimal, bound } = attempt;
  pushText(body, [id, session, fragment, note].join("\n"));
  for (const number of [start, ms, PENALTIES.indexOf(penalty)]) pushVarint(body, number);
  for (const length of [optimal, bound]) pushVarint(body, length === null ? 0 : length + 1);
  for (const bytes of [packTimes(splits), attempt.moves, attempt.times]) {
    pushVarint(body, bytes.length);
    body.push(...bytes);
  }
}

function pushText(body: number[], text: string): void {
  const bytes = new TextEncoder().encode(text);
  pushVarint(body, bytes.length);
  body.push(...bytes);
}
