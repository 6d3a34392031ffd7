import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import { checkedAttempt, fitted } from "./checked-attempt";
import { type Expected, type LogPlace, UnreadLog, unread } from "./log-fault";

/** Lets the page do other work, if it is time. `part` of the file, from 0 to 1, is done. */
export type Rest = (part: number) => Promise<void>;

/** Rows that were not taken as they are in their file. */
export interface Remark extends LogPlace {
  /**
   * `puzzle`: a session left out, because it has other puzzles. `boardless`, `cut`, `unsplit`: taken without a board that can
   * be read, with a shorter text, or without split times that fall. All others: left out, because of what was expected there.
   */
  readonly kind: Expected | "puzzle" | "boardless" | "cut" | "unsplit";
  readonly rows: number;
}

/** What is read of a file: the accepted attempts, and remarks on all rows that were not taken as they are. */
export class LogReading {
  readonly rules: Rules;
  readonly attempts: Attempt[] = [];
  readonly remarks: Remark[] = [];
  /** All rows of the file; by default those of the first call of `rows`. */
  total = 0;
  readonly #rest: Rest;
  readonly #ids = new Set<string>();
  #done = 0;

  constructor(rules: Rules, rest: Rest) {
    this.rules = rules;
    this.#rest = rest;
  }

  /** Reads rows in order, with a rest before each. A row whose reading throws `UnreadLog` is left out. */
  async rows<Row>(
    rows: readonly Row[],
    read: (row: Row, index: number) => void | Promise<void>,
  ): Promise<void> {
    this.total ||= rows.length;
    for (const [index, row] of rows.entries()) {
      await this.#rest(this.#done / this.total);
      this.#done += 1;
      try {
        await read(row, index);
      } catch (error) {
        if (!(error instanceof UnreadLog)) throw error;
        this.remark(error.fault.expected, error.fault);
      }
    }
  }

  remark(kind: Remark["kind"], { form, line, place }: LogPlace, rows = 1): void {
    this.remarks.push({ kind, form, line, place, rows });
  }

  /** Accepts an attempt, with texts of at most the longest length. Throws `UnreadLog`. */
  take(attempt: Attempt, placeOf: (field: keyof Attempt) => LogPlace): void {
    const { id } = attempt;
    const fits = fitted(attempt);
    const wrong = this.#ids.has(id)
      ? ({ field: "id", expected: "another" } as const)
      : checkedAttempt(this.rules, fits);
    if (wrong !== null) {
      const { form, line, place } = placeOf(wrong.field);
      const found = attempt[wrong.field];
      throw unread(form, wrong.expected, typeof found === "object" ? "" : found, place, line);
    }
    if (fits.note !== attempt.note) this.remark("cut", placeOf("note"));
    if (fits.session !== attempt.session) this.remark("cut", placeOf("session"));
    if (fits.splits !== attempt.splits) this.remark("unsplit", placeOf("splits"));
    this.#ids.add(id);
    this.attempts.push(fits);
  }
}
