import type { Attempt } from "../../model/practice/attempt";
import {
  afterEntries,
  type EarlierEntry,
  readEarlierEntries,
} from "../../model/practice/earlier-log";
import { attemptOf, recordOf } from "../../model/practice/solve-record";
import { type EarlierChunk, readChunks, removeChunks } from "../../platform/earlier-chunks";
import type { KeptRecords } from "../../platform/kept-records";
import { locked } from "../../platform/locked";

/** The database of the earlier log. It stays, empty, because an open page of an earlier version would block its removal. */
const EARLIER = "taisou-practice";
/** The database of csTimer's other sessions, which are not carried along any more. */
const FRAME = "taisou-practice-frame";

/**
 * Moves the log of earlier versions into records. The earlier log goes only after all records are stored, so a crash or a
 * refusal in between loses nothing, and the next visit does it again. Another window waits, and then finds nothing to move.
 *
 * @returns The attempts that storage refused, which stay in the earlier log.
 */
export function moveEarlierLog(kept: KeptRecords): Promise<readonly Attempt[]> {
  return locked(EARLIER, async () => {
    const chunks = await readChunks(EARLIER);
    if (chunks.length === 0) return [];
    const { entries, damaged } = entriesOf(chunks);
    const before = await attemptsOf(kept);
    const known = new Map(before.map((attempt) => [attempt.id, attempt]));
    // Moved before, and perhaps changed since.
    const fresh = entries.filter((one) => one.kind !== "added" || !known.has(one.attempt.id));
    const after = afterEntries(fresh, before);
    const moved = after.filter((attempt) => known.get(attempt.id) !== attempt);
    const left = new Set(after.map(({ id }) => id));
    const records = new Map<IDBValidKey, unknown>([
      ...before.filter(({ id }) => !left.has(id)).map(({ id }) => [id, undefined] as const),
      ...moved.map((attempt) => [attempt.id, recordOf(attempt)] as const),
      // As a damaged record, which the page reports.
      ...damaged.map(({ number, kept }) => [`chunk-${number}`, kept] as const),
    ]);
    try {
      await kept.update([...records.keys()], (key) => records.get(key));
    } catch {
      return moved;
    }
    await removeChunks(EARLIER, chunks);
    indexedDB.deleteDatabase(FRAME);
    return [];
  });
}

function entriesOf(chunks: readonly EarlierChunk[]) {
  const entries: EarlierEntry[] = [];
  const damaged: EarlierChunk[] = [];
  for (const chunk of chunks) {
    const read = chunk.bytes === null ? null : readEarlierEntries(chunk.bytes);
    for (const entry of read?.entries ?? []) entries.push(entry);
    if (read?.isWhole !== true) damaged.push(chunk);
  }
  return { entries, damaged };
}

async function attemptsOf(kept: KeptRecords): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for await (const part of kept.read()) {
    for (const [, value] of part) {
      const attempt = attemptOf(value);
      if (attempt !== null) attempts.push(attempt);
    }
  }
  return attempts;
}
