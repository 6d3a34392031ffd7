import type { Rules } from "../engine/rules";
import { inLang } from "../i18n/title";
import { type Played, readLinked } from "../model/derived/linked";
import type { Link, ReadLink } from "../model/link/link";
import { namesPuzzle } from "../model/link/linked-puzzle";
import { readFields } from "../model/puzzle/read";
import type { OpenedAction } from "../model/state/actions";
import type { Store } from "../model/state/store";
import type { Collection } from "./collection";
import { mixedEntry } from "./mixing";

/** What opens links. */
export interface LinkController {
  /** Fetches the collection if this link needs it; `null` if nothing has to be waited for. Never fails. */
  prepare(link: Link): Promise<void> | null;
  /** @param played What the history entry remembers, which is more than the link says. */
  open(read: ReadLink, played: Played | null): void;
}

export function createLinkController(
  store: Store,
  rules: Rules,
  collection: Collection,
): LinkController {
  /** A puzzle for play begins mixed, unless its moves are told, which are about the board in order. */
  function begun(opened: OpenedAction): OpenedAction {
    const { entry, ...own } = opened;
    if (entry === undefined || opened.gestures.length > 0) return opened;
    const title = opened.fields.title || inLang(entry.name, store.state().lang);
    const fields = mixedEntry(rules, entry, title);
    const reading = fields === null ? null : readFields(rules, fields);
    return fields === null || reading === null
      ? opened
      : { ...own, fields, reading, scrambled: "any" };
  }

  return {
    prepare(link) {
      if (collection.entries !== null || !namesPuzzle(link)) return null;
      // Without the collection the link is opened all the same, and what is missing is said.
      return collection.load().then(
        () => {},
        () => {},
      );
    },

    open(read, played) {
      const linked = readLinked(rules, read, collection.entries, played);
      if (linked === null) return;
      const { opened, dropped } = linked;
      store.dispatch(begun(opened));
      if (dropped.length > 0)
        store.dispatch({ type: "notice", notice: { kind: "dropped", dropped } });
    },
  };
}
