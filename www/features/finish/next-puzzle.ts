import type { App } from "../../app/app";
import { nextEntry } from "../../model/derived/next-entry";

/** Opens the next puzzle of its kind that is not solved yet; where there is none, the player chooses one. */
export async function toNext({ store, collection, puzzle }: App): Promise<void> {
  const entries = await collection.load().catch(() => null);
  const entry = entries === null ? null : nextEntry(store.state(), entries);
  if (entry === null) store.dispatch({ type: "dialog", dialog: "collection" });
  else puzzle.entry(entry);
}
