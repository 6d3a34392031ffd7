import type { App } from "../../app/app";
import { nextEntry } from "../../model/puzzle/next-entry";

/** Opens the next puzzle of its kind that is not solved yet; where there is none, the player chooses one. */
export async function toNext({ store, shelf, opening }: App): Promise<void> {
  const collection = await shelf.load().catch(() => null);
  const entry = collection === null ? null : nextEntry(store.state(), collection.entries);
  if (entry === null) store.dispatch({ type: "dialog", dialog: "collection" });
  else opening.entry(entry);
}
