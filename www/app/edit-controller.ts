import type { Rules } from "../engine/rules";
import { type Footing, followed, guessedWidth } from "../model/puzzle/follow";
import type { FieldName, Fields, Reading } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import { readPasted } from "../model/puzzle/read-pasted";
import type { Store } from "../model/state/store";

/** What changes the puzzle on the page, step by step. */
export interface EditController {
  /** A field was typed into, outside any IME composition. */
  type(field: FieldName, text: string): void;
  /** The puzzle was drawn, or made of a word: several fields at once. */
  draw(fields: Fields): void;
  /** A board was pasted in place of all of the start. */
  paste(text: string): void;
  /** The fields as the reader has typed them: empty where a goal or a width follows the start by itself. */
  asTyped(fields: Fields): Fields;
}

export function createEditController(store: Store, rules: Rules): EditController {
  /** What the present fields were typed over. */
  let typing: (Footing & { readonly into: Fields }) | null = null;

  function footing(): Footing {
    const { fields, puzzle } = store.state();
    // Whatever else has changed the fields has made something new to type over.
    return typing?.into === fields ? typing : { base: fields, puzzle, own: new Set() };
  }

  function edit(
    over: Footing,
    read: { readonly fields: Fields; readonly reading: Reading } | null,
  ): void {
    if (read === null) return;
    store.dispatch({ type: "edited", ...read });
    typing = { ...over, into: read.fields };
  }

  function read(fields: Fields): { fields: Fields; reading: Reading } | null {
    const reading = readFields(rules, fields);
    return reading && { fields, reading };
  }

  /** What was cleared follows the start from now on. */
  function cleared(fields: Fields, field: FieldName) {
    const base = { ...fields, [field]: "" };
    if (field === "width") return read({ ...base, width: guessedWidth(rules, base) ?? "" });
    const own: readonly FieldName[] = ["width"];
    return field === "goal"
      ? followed(rules, { base, puzzle: null, own: new Set(own) }, fields.start)
      : read(base);
  }

  return {
    type(field, text) {
      const over = footing();
      if (field === "start") {
        edit(over, followed(rules, over, text));
        return;
      }
      const { fields } = store.state();
      const base = { ...over.base, [field]: text };
      if (text.trim() === "") {
        const own = new Set(over.own);
        own.delete(field);
        edit({ ...over, base, own }, cleared(fields, field));
      } else {
        const own = new Set(over.own).add(field);
        edit({ ...over, base, own }, read({ ...fields, [field]: text }));
      }
    },

    draw(fields) {
      const reading = readFields(rules, fields);
      if (reading !== null) store.dispatch({ type: "edited", fields, reading });
    },

    paste(text) {
      const { fields: before, puzzle } = store.state();
      const read = readPasted(rules, before, puzzle, text);
      if (read === null) return;
      const { fields, reading, size, isGoalGone } = read;
      edit({ base: before, puzzle, own: new Set() }, { fields, reading });
      if (size === null && !isGoalGone) return;
      store.dispatch({
        type: "notice",
        notice: { kind: "pasted", isNew: false, size, isGoalGone },
      });
    },

    asTyped(fields) {
      if (typing?.into !== fields) return fields;
      const { base, own } = typing;
      return {
        ...fields,
        goal: own.has("goal") || fields.goal === base.goal ? fields.goal : "",
        width: own.has("width") ? fields.width : base.width === "" ? "" : fields.width,
      };
    },
  };
}
