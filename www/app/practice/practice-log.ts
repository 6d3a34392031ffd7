import { logReadAside } from "../../engine/log-reader";
import type { Attempt, AttemptChange } from "../../model/practice/attempt";
import { attemptsIn, type LogEntry, readEntries, writeEntry } from "../../model/practice/log-entry";
import { createValue } from "../../model/state/value";
import { type ByteLog, joinBytes } from "../../platform/kept-log";
import { resting } from "../../platform/pause";

const PRACTICE = "taisou-practice";

/** An import is stored in parts of this length, which take some milliseconds to write and to compress. */
const PART_BYTES = 2 ** 16;

interface Logged {
  /** By start. An attempt that changes becomes another object. */
  readonly attempts: readonly Attempt[];
  /** Storage refused a write: attempts last until the page closes. */
  readonly isRefused: boolean;
}

/** All attempts on this device. A change shows at once, also in other windows, and is appended to the stored log. */
export class PracticeLog {
  readonly value = createValue<Logged>({ attempts: [], isRefused: false });
  /** Resolves once the kept attempts are read. */
  readonly read: Promise<void>;
  readonly #kept: ByteLog;
  #writing: Promise<void>;

  constructor(kept: ByteLog = logReadAside(PRACTICE)) {
    this.#kept = kept;
    this.read = this.#read();
    this.#writing = this.read;
    kept.follow((bytes) => void this.#follow(bytes));
  }

  add(attempts: readonly Attempt[]): void {
    this.#append(attempts.map((attempt) => ({ kind: "added", attempt })));
  }

  change(changes: ReadonlyMap<string, AttemptChange>): void {
    this.#append([...changes].map(([id, change]) => ({ kind: "changed", id, change })));
  }

  remove(ids: readonly string[]): void {
    this.#append(ids.map((id) => ({ kind: "removed", id })));
  }

  /** Resolves once all changes are stored, or refused. */
  written(): Promise<void> {
    return this.#writing;
  }

  #append(entries: readonly LogEntry[]): void {
    this.value.set({ attempts: attemptsIn(entries, this.value.state().attempts) });
    this.#writing = this.#writing
      .then(() => this.#write(entries))
      .then(
        () => this.value.set({ isRefused: false }),
        () => this.value.set({ isRefused: true }),
      );
  }

  /** Stores entries in parts, between which the page does other work. */
  async #write(entries: readonly LogEntry[]): Promise<void> {
    let parts: Uint8Array[] = [];
    let length = 0;
    for (const [at, entry] of entries.entries()) {
      const bytes = writeEntry(entry);
      parts.push(bytes);
      length += bytes.length;
      if (length < PART_BYTES && at < entries.length - 1) continue;
      await this.#kept.append(joinBytes(parts));
      parts = [];
      length = 0;
    }
  }

  /** Shows what another window has stored. */
  async #follow(bytes: Uint8Array): Promise<void> {
    await this.read;
    this.value.set({ attempts: attemptsIn(readEntries(bytes), this.value.state().attempts) });
  }

  async #read(): Promise<void> {
    const entries: LogEntry[] = [];
    try {
      const rest = resting();
      for await (const bytes of this.#kept.read()) {
        entries.push(...readEntries(bytes));
        await rest();
      }
    } catch {
      this.value.set({ isRefused: true });
    }
    // Attempts of this page may have come first.
    const added = this.value
      .state()
      .attempts.map((attempt) => ({ kind: "added", attempt }) as const);
    this.value.set({ attempts: attemptsIn([...entries, ...added]) });
  }
}

let log: PracticeLog | null = null;

/** The log of the page, which is read when it is first asked for. */
export function practiceLog(): PracticeLog {
  log ??= new PracticeLog();
  return log;
}
