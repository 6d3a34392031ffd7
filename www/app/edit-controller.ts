import type { Rules } from "../engine/rules";
import { memoBy } from "../model/memo-by";
import { type Footing, followed } from "../model/puzzle/follow";
import { guessedWidth } from "../model/puzzle/guessed-width";
import type { FieldName, Fields, Reading } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import { readPasted } from "../model/puzzle/read-pasted";
import type { Store } from "../model/state/store";
import type { App } from "./app";

export class EditController {
  readonly #store: Store;
  readonly #rules: Rules;
  /** The base of the edits that led to the fields `into`. */
  #typing: (Footing & { readonly into: Fields }) | null = null;

  constructor(store: Store, rules: Rules) {
    this.#store = store;
    this.#rules = rules;
  }

  /** Sets a field to a text that was typed, outside IME composition. */
  readonly type = (field: FieldName, text: string): void => {
    const over = this.#footing();
    if (field === "start") {
      this.#edit(over, followed(this.#rules, over, text));
      return;
    }
    const { fields } = this.#store.state();
    const base = { ...over.base, [field]: text };
    const own = new Set(over.own);
    if (text.trim() === "") {
      own.delete(field);
      this.#edit({ ...over, base, own }, this.#cleared(fields, field));
    } else {
      own.add(field);
      this.#edit({ ...over, base, own }, this.#read({ ...fields, [field]: text }));
    }
  };

  readonly draw = (fields: Fields): void => {
    const reading = readFields(this.#rules, fields);
    if (reading !== null) this.#store.dispatch({ type: "edited", fields, reading });
  };

  /** Replaces the start by a pasted board. */
  readonly paste = (text: string): void => {
    const { fields: before, puzzle } = this.#store.state();
    const read = readPasted(this.#rules, before, puzzle, text);
    if (read === null) return;
    const { fields, reading, size, isGoalGone } = read;
    this.#edit({ base: before, puzzle, own: new Set() }, { fields, reading });
    if (size === null && !isGoalGone) return;
    this.#store.dispatch({
      type: "notice",
      notice: { kind: "pasted", isNew: false, size, isGoalGone },
    });
  };

  /** The fields as the user typed them: a goal or width that follows the start is empty. */
  readonly asTyped = (fields: Fields): Fields => {
    if (this.#typing?.into !== fields) return fields;
    const { base, own } = this.#typing;
    return {
      ...fields,
      goal: own.has("goal") || fields.goal === base.goal ? fields.goal : "",
      width: own.has("width") ? fields.width : base.width === "" ? "" : fields.width,
    };
  };

  /** The base of the next edit: the last one, unless something else has changed the fields. */
  #footing(): Footing {
    const { fields, puzzle } = this.#store.state();
    return this.#typing?.into === fields ? this.#typing : { base: fields, puzzle, own: new Set() };
  }

  #edit(over: Footing, read: { readonly fields: Fields; readonly reading: Reading } | null): void {
    if (read === null) return;
    this.#store.dispatch({ type: "edited", ...read });
    this.#typing = { ...over, into: read.fields };
  }

  #read(fields: Fields): { fields: Fields; reading: Reading } | null {
    const reading = readFields(this.#rules, fields);
    return reading && { fields, reading };
  }

  /** A cleared field follows the start from then on. */
  #cleared(fields: Fields, field: FieldName) {
    const base = { ...fields, [field]: "" };
    if (field === "width") {
      return this.#read({ ...base, width: guessedWidth(this.#rules, base) ?? "" });
    }
    const own: readonly FieldName[] = ["width"];
    return field === "goal"
      ? followed(this.#rules, { base, puzzle: null, own: new Set(own) }, fields.start)
      : this.#read(base);
  }
}

/** The editing of a page, made where it is first used: playing does not need it. */
export const editFor = memoBy(
  ({ store, rules }: Pick<App, "store" | "rules">) => new EditController(store, rules),
);
