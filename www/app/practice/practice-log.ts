import type { Attempt, AttemptChange } from "../../model/practice/attempt";
import {
  attemptOf,
  changed,
  joined,
  type LogChange,
  recordOf,
} from "../../model/practice/solve-record";
import { createValue } from "../../model/state/value";
import { hasDatabase } from "../../platform/kept-files";
import { type KeptRecord, type KeptRecords, recordsIn } from "../../platform/kept-records";
import { resting } from "../../platform/pause";

interface Logged {
  /** By start. An attempt that changes becomes another object. */
  readonly attempts: readonly Attempt[];
  /** Storage has refused a change, which lasts until the page closes unless a later write succeeds. */
  readonly isRefused: boolean;
  /** The keys of records that cannot be read. */
  readonly damaged: readonly IDBValidKey[];
}

/** The attempts of an earlier version that could not be stored as records. */
type MoveEarlier = (kept: KeptRecords) => Promise<readonly Attempt[]>;

/** All attempts on this device, a record each. A change shows at once, also in other windows. */
export class PracticeLog {
  readonly value = createValue<Logged>({ attempts: [], isRefused: false, damaged: [] });
  /** Resolves once the kept attempts are read. */
  readonly read: Promise<void>;
  readonly #kept: KeptRecords;
  readonly #moveEarlier: MoveEarlier;
  #isRead = false;
  /** Changes that are not stored yet, by id. */
  #pending = new Map<string, LogChange>();
  /** Reads and writes follow one another. */
  #work: Promise<void>;

  constructor(kept: KeptRecords, moveEarlier: MoveEarlier = async () => []) {
    this.#kept = kept;
    this.#moveEarlier = moveEarlier;
    this.read = this.#load();
    this.#work = this.read;
    kept.follow((keys) => void this.#next(() => this.#follow(keys)));
  }

  add(attempts: readonly Attempt[]): void {
    this.#change(attempts.map((attempt) => [attempt.id, { kind: "put", attempt }]));
  }

  change(changes: ReadonlyMap<string, AttemptChange>): void {
    this.#change([...changes].map(([id, change]) => [id, { kind: "changed", change }]));
  }

  remove(ids: readonly string[]): void {
    this.#change(ids.map((id) => [id, { kind: "removed" }]));
  }

  /**
   * Stores attempts that are not in the log, all of them or none, and then shows them. `false` if storage refuses.
   *
   * @param onDone Called with the number of attempts written so far.
   */
  async import(attempts: readonly Attempt[], onDone?: (done: number) => void): Promise<boolean> {
    const added = new Map<IDBValidKey, Attempt>(attempts.map((attempt) => [attempt.id, attempt]));
    // Another window may have imported them, and changed one since.
    const next = (key: IDBValidKey, value: unknown) => {
      const attempt = added.get(key);
      return attemptOf(value) === null && attempt !== undefined ? recordOf(attempt) : value;
    };
    let isStored = false;
    await this.#next(async () => {
      isStored = await this.#write([...added.keys()], next, onDone);
      if (!isStored) return;
      this.#show(new Map(attempts.map((attempt) => [attempt.id, { kind: "put", attempt }])));
    });
    return isStored;
  }

  /** Removes the damaged records. */
  async removeDamaged(): Promise<void> {
    const { damaged } = this.value.state();
    await this.#next(async () => {
      // An import in another window may have mended one.
      const isStored = await this.#write(damaged, (key, value) =>
        attemptIn([key, value]) === null ? undefined : value,
      );
      this.value.set(isStored ? { damaged: [] } : { isRefused: true });
    });
  }

  /** Resolves once all changes are stored, or refused. */
  written(): Promise<void> {
    return this.#work;
  }

  #change(changes: readonly (readonly [string, LogChange])[]): void {
    for (const [id, change] of changes)
      this.#pending.set(id, joined(this.#pending.get(id), change));
    const changedIds = new Map(changes);
    this.value.set({ attempts: withChanges(this.value.state().attempts, changedIds) });
    void this.#next(() => this.#store());
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      // Storage that comes back has solves that the page does not show yet.
      if (!this.#isRead) await this.#load();
      await work();
    });
    return this.#work;
  }

  /** Stores what is pending. If storage refuses, it stays pending for the next write. */
  async #store(): Promise<void> {
    const stored = this.#pending;
    if (stored.size === 0) return;
    this.#pending = new Map();
    const isStored = await this.#write([...stored.keys()], (key, value) => {
      const change = stored.get(String(key));
      const before = attemptOf(value);
      if (change === undefined || (change.kind === "changed" && before === null)) return value;
      const after = changed(before, change);
      return after === null ? undefined : recordOf(after);
    });
    if (!isStored) {
      for (const [id, later] of this.#pending) stored.set(id, joined(stored.get(id), later));
      this.#pending = stored;
    }
    this.value.set({ isRefused: !isStored });
  }

  /** `false` if storage refuses. */
  async #write(...change: Parameters<KeptRecords["update"]>): Promise<boolean> {
    if (!this.#isRead) return false;
    try {
      await this.#kept.update(...change);
      return true;
    } catch {
      return false;
    }
  }

  /** Shows what another window has stored. */
  async #follow(keys: readonly IDBValidKey[]): Promise<void> {
    try {
      const records = await this.#kept.get(keys);
      const changes = records.map((record): [IDBValidKey, LogChange] => {
        const attempt = attemptIn(record);
        return [record[0], attempt === null ? { kind: "removed" } : { kind: "put", attempt }];
      });
      this.#show(new Map(changes));
    } catch {
      // The next visit shows it.
    }
  }

  /** Shows changes that are stored, below those that are not yet. */
  #show(stored: ReadonlyMap<IDBValidKey, LogChange>): void {
    const { attempts, damaged } = this.value.state();
    this.value.set({
      attempts: withChanges(withChanges(attempts, stored), this.#pending),
      damaged: damaged.filter((key) => !stored.has(key)),
    });
  }

  async #load(): Promise<void> {
    const attempts: Attempt[] = [];
    const damaged: IDBValidKey[] = [];
    let isRefused = false;
    try {
      const refused = await this.#moveEarlier(this.#kept);
      isRefused = refused.length > 0;
      for (const attempt of refused) attempts.push(attempt);
      const rest = resting();
      for await (const part of this.#kept.read()) {
        for (const record of part) {
          const attempt = attemptIn(record);
          if (attempt === null) damaged.push(record[0]);
          else attempts.push(attempt);
        }
        await rest();
      }
      this.#isRead = true;
    } catch {
      isRefused = true;
    }
    // Attempts of this page may have come first.
    this.value.set({ attempts: withChanges(attempts, this.#pending), isRefused, damaged });
  }
}

function attemptIn([key, value]: KeptRecord): Attempt | null {
  const attempt = attemptOf(value);
  return attempt?.id === key ? attempt : null;
}

/** The attempts after these changes, by start; those of one moment by id. */
function withChanges(
  before: readonly Attempt[],
  changes: ReadonlyMap<IDBValidKey, LogChange>,
): readonly Attempt[] {
  if (changes.size === 0 && isByStart(before)) return before;
  const attempts = new Map<IDBValidKey, Attempt>(before.map((attempt) => [attempt.id, attempt]));
  for (const [id, change] of changes) {
    const after = changed(attempts.get(id) ?? null, change);
    if (after === null) attempts.delete(id);
    else attempts.set(id, after);
  }
  return [...attempts.values()].sort(
    (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1),
  );
}

function isByStart(attempts: readonly Attempt[]): boolean {
  return attempts.every(({ start }, at) => (attempts[at - 1]?.start ?? 0) <= start);
}

/** The log of earlier versions is looked for only where there is one; Firefox before 126 cannot say. */
async function moveIfThere(kept: KeptRecords): Promise<readonly Attempt[]> {
  const isThere = await hasDatabase("taisou-practice").catch(() => true);
  if (!isThere) return [];
  const { moveEarlierLog } = await import("./move-earlier-log");
  return moveEarlierLog(kept);
}

let log: PracticeLog | null = null;

/** The log of the page, which is read when it is first asked for. */
export function practiceLog(): PracticeLog {
  log ??= new PracticeLog(recordsIn("taisou-solves", "solves"), moveIfThere);
  return log;
}
