import { nextEntry } from "../model/puzzle/next-entry";
import type { App } from "./app";

/** Opens the next puzzle of the collection that is not solved yet; false if all are, or the collection cannot be had. */
export async function openNext({
  store,
  shelf,
  opening,
}: Pick<App, "store" | "shelf" | "opening">): Promise<boolean> {
  const collection = await shelf.load().catch(() => null);
  const entry = collection === null ? null : nextEntry(store.state(), collection.entries);
  if (entry === null) return false;
  opening.entry(entry);
  return true;
}
