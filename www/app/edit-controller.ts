import type { Rules } from "../engine/rules";
import type { FieldName, Fields } from "../model/puzzle/puzzle";
import { readFields, readStart } from "../model/puzzle/read";
import { readPasted } from "../model/puzzle/read-pasted";
import type { Store } from "../model/state/store";
import { attempt } from "./guard";

/** What changes the puzzle on the page, step by step. */
export interface Editing {
  /** A field was typed into, outside any IME composition. */
  type(field: FieldName, text: string): void;
  /** The puzzle was drawn: several fields at once. */
  draw(fields: Fields): void;
  /** A board was pasted in place of all of the start. */
  paste(text: string): void;
}

export function createEditing(store: Store, rules: Rules): Editing {
  return {
    type(field, text) {
      const typed: Fields = { ...store.state().fields, [field]: text };
      const read = attempt(store, () =>
        field === "start"
          ? readStart(rules, typed)
          : { fields: typed, reading: readFields(rules, typed) },
      );
      if (read !== null) store.dispatch({ type: "edited", ...read });
    },

    draw(fields) {
      const reading = attempt(store, () => readFields(rules, fields));
      if (reading !== null) store.dispatch({ type: "edited", fields, reading });
    },

    paste(text) {
      const read = attempt(store, () => readPasted(rules, store.state().fields, text));
      if (read === null) return;
      const { fields, reading, size, isGoalGone } = read;
      store.dispatch({ type: "edited", fields, reading });
      if (size === null && !isGoalGone) return;
      store.dispatch({
        type: "notice",
        notice: { kind: "pasted", isNew: false, size, isGoalGone },
      });
    },
  };
}
