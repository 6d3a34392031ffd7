import type { Rules } from "../engine/rules";
import { inLang } from "../i18n/title";
import { type Played, readLinked } from "../model/derived/linked";
import type { Link, ReadLink } from "../model/link/link";
import { namesPuzzle } from "../model/link/linked-puzzle";
import { shapeAhead } from "../model/link/shape-ahead";
import { readFields } from "../model/puzzle/read";
import type { Shape } from "../model/puzzle/shape";
import type { OpenedAction } from "../model/state/actions";
import type { Store } from "../model/state/store";
import type { Collection } from "./collection";
import { scrambledEntry } from "./scrambled";

export class LinkController {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #collection: Collection;

  constructor(store: Store, rules: Rules, collection: Collection) {
    this.#store = store;
    this.#rules = rules;
    this.#collection = collection;
  }

  /** Fetches the collection; `null` if it is not needed or loaded. Never rejects: `open` reports the puzzle as dropped. */
  prepare(link: Link): Promise<void> | null {
    if (!namesPuzzle(link) || this.#collection.around(link.puzzle) !== null) return null;
    return this.#collection.fetch(link.puzzle).then(
      () => {},
      () => {},
    );
  }

  /** The shape of the board of a link, as far as it is known before the module can read it. */
  shapeOf(link: Link): Shape {
    const entries = namesPuzzle(link) ? this.#collection.around(link.puzzle) : null;
    const entry = entries?.find(({ id }) => id === link.puzzle);
    if (entry === undefined) return shapeAhead(link);
    return shapeAhead({ board: entry.start, w: String(entry.width ?? "") });
  }

  /** @param played What the history entry stores beyond the link. */
  open(read: ReadLink, played: Played | null): void {
    const linked = readLinked(this.#rules, read, this.#collection.around(read.link.puzzle), played);
    if (linked === null) return;
    const { opened, dropped } = linked;
    this.#store.dispatch(this.#scrambled(opened));
    if (dropped.length > 0) {
      this.#store.dispatch({ type: "notice", notice: { kind: "dropped", dropped } });
    }
  }

  /** Scrambles a puzzle listed at its goal, unless the link has moves, which apply to the listed board. */
  #scrambled(opened: OpenedAction): OpenedAction {
    const { entry, ...own } = opened;
    if (entry === undefined || opened.gestures.length > 0) return opened;
    const title = opened.fields.title || inLang(entry.name, this.#store.state().lang);
    const fields = scrambledEntry(this.#rules, entry, title);
    const reading = fields === null ? null : readFields(this.#rules, fields);
    return fields === null || reading === null
      ? opened
      : { ...own, fields, reading, scrambled: "any" };
  }
}
