import type { Attempt, AttemptChange } from "../../model/practice/attempt";
import { attemptsIn, type LogEntry, readEntries, writeEntry } from "../../model/practice/log-entry";
import { createValue } from "../../model/state/value";
import { type ByteLog, logIn } from "../../platform/kept-log";
import { pause } from "../../platform/pause";

/** The name of the database. */
const PRACTICE = "taisou-practice";

/** The longest time without a pause while a log is read. */
const SLICE_MILLIS = 8;

interface Logged {
  /** By start. An attempt that changes becomes another object. */
  readonly attempts: readonly Attempt[];
  /** The kept attempts are read. */
  readonly isRead: boolean;
  /** Storage refused a write: attempts last until the page closes. */
  readonly isRefused: boolean;
}

/** All attempts on this device. A change shows at once, and is appended to the stored log. */
export class PracticeLog {
  readonly value = createValue<Logged>({ attempts: [], isRead: false, isRefused: false });
  /** Resolves once the kept attempts are read. */
  readonly read: Promise<void>;
  readonly #kept: ByteLog;
  #writing: Promise<void>;

  constructor(kept: ByteLog = logIn(PRACTICE)) {
    this.#kept = kept;
    this.read = this.#read();
    this.#writing = this.read;
  }

  /** Adds attempts, in one write. */
  add(attempts: readonly Attempt[]): void {
    this.#append(attempts.map((attempt) => ({ kind: "added", attempt })));
  }

  /** Changes attempts by id, in one write. */
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
    const bytes = Uint8Array.from(entries.flatMap((entry) => [...writeEntry(entry)]));
    this.#writing = this.#writing
      .then(() => this.#kept.append(bytes))
      .then(
        () => this.value.set({ isRefused: false }),
        () => this.value.set({ isRefused: true }),
      );
  }

  async #read(): Promise<void> {
    const entries: LogEntry[] = [];
    try {
      let rested = performance.now();
      for (const bytes of await this.#kept.read()) {
        entries.push(...readEntries(bytes));
        if (performance.now() - rested < SLICE_MILLIS) continue;
        await pause(0);
        rested = performance.now();
      }
    } catch {
      this.value.set({ isRefused: true });
    }
    // Attempts of this page may have come first.
    const added = this.value
      .state()
      .attempts.map((attempt) => ({ kind: "added", attempt }) as const);
    this.value.set({ attempts: attemptsIn([...entries, ...added]), isRead: true });
  }
}

let log: PracticeLog | null = null;

/** The log of the page, which is read when it is first asked for. */
export function practiceLog(): PracticeLog {
  log ??= new PracticeLog();
  return log;
}
