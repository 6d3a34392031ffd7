import type { Rules } from "../engine/rules";
import type { FieldName, Fields } from "../model/puzzle/puzzle";
import { readFields, readStart } from "../model/puzzle/read";
import { readPasted } from "../model/puzzle/read-pasted";
import type { Store } from "../model/state/store";

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
  function draw(fields: Fields): void {
    const reading = readFields(rules, fields);
    if (reading !== null) store.dispatch({ type: "edited", fields, reading });
  }

  return {
    type(field, text) {
      const typed: Fields = { ...store.state().fields, [field]: text };
      if (field !== "start") {
        draw(typed);
        return;
      }
      const read = readStart(rules, typed);
      if (read !== null) store.dispatch({ type: "edited", ...read });
    },

    draw,

    paste(text) {
      const read = readPasted(rules, store.state().fields, text);
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
