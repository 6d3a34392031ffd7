import { tilesOf } from "../model/derived/picture";
import type { Puzzle } from "../model/puzzle/puzzle";
import type { Store } from "../model/state/store";
import type { Picture } from "../model/state/view-state";
import { recall, remember } from "../platform/storage";

const KEY = "picture";
/** Longest data URL that is stored: the quota of localStorage is small. */
const MAX_STORED = 700_000;

/** Shows a picture of the user's own in place of symbols. It never leaves the device. */
export class PictureController {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Puts a picture on the tiles of this puzzle, and of every other with the same tiles. */
  show(image: Blob, { start }: Puzzle): void {
    const picture = {
      address: URL.createObjectURL(image),
      tiles: tilesOf(start),
      overlaid: this.#store.state().picture?.overlaid ?? false,
    };
    this.#set(picture);
    // Even if this picture is too large to store, the stored one is out of date.
    remember(KEY, null);
    void dataOf(image).then((data) => {
      if (this.#store.state().picture?.address !== picture.address) return;
      if (data.length <= MAX_STORED) remember(KEY, { ...picture, address: data });
    });
  }

  readonly overlay = (on: boolean): void => {
    const { picture } = this.#store.state();
    if (picture === null) return;
    this.#set({ ...picture, overlaid: on });
    const stored = recall(KEY);
    if (typeof stored === "object" && stored !== null) remember(KEY, { ...stored, overlaid: on });
  };

  readonly remove = (): void => {
    this.#set(null);
    remember(KEY, null);
  };

  #set(picture: Picture | null): void {
    const before = this.#store.state().picture;
    this.#store.dispatch({ type: "picture", picture });
    if (before !== null && before.address !== picture?.address) URL.revokeObjectURL(before.address);
  }
}

export function recallPicture(): Picture | null {
  const stored = recall(KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const { address, tiles, overlaid } = stored as Record<string, unknown>;
  if (typeof address !== "string" || typeof tiles !== "string") return null;
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = new Blob([bytes], { type });
    return { address: URL.createObjectURL(image), tiles, overlaid: overlaid === true };
  } catch {
    return null;
  }
}

function dataOf(image: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(image);
  });
}
