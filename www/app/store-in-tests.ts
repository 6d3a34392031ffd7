import { rules } from "../engine/rules-in-tests";
import { readLink } from "../model/link/link";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { createStore, type Store } from "../model/state/store";
import { createCollection } from "./collection";
import { LinkController } from "./link-controller";

/** The state of a page that this link has opened. */
export function storeAt(link: string): Store {
  const store = createStore(initialState(DEFAULT_PREFS));
  store.dispatch({ type: "loaded" });
  new LinkController(store, rules, createCollection()).open(readLink(link), null);
  return store;
}
