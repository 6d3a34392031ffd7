import { tilesOf } from "../model/derived/picture";
import type { Puzzle } from "../model/puzzle/puzzle";
import type { Picture } from "../model/state/state";
import type { Store } from "../model/state/store";
import { recall, remember } from "../platform/storage";

/** A picture of the reader's own in place of symbols. It never leaves the device. */
export interface PictureController {
  /** Puts a picture on the tiles of this puzzle, and of every other one that has the same tiles. */
  show(picture: Blob, puzzle: Puzzle): void;
  /** Whether symbols stand on the picture. */
  overlay(on: boolean): void;
  remove(): void;
}

const KEY = "picture";
/** A picture of more characters is not kept for the next visit: storage is small. */
const MOST_KEPT = 700_000;

export function createPictureController(store: Store): PictureController {
  function set(picture: Picture | null): void {
    const before = store.state().picture;
    store.dispatch({ type: "picture", picture });
    if (before !== null && before.address !== picture?.address) URL.revokeObjectURL(before.address);
  }

  return {
    show(image, { start }) {
      const picture = {
        address: URL.createObjectURL(image),
        tiles: tilesOf(start),
        overlaid: store.state().picture?.overlaid ?? false,
      };
      set(picture);
      // The one before is not kept either, if this one cannot be.
      remember(KEY, null);
      void dataOf(image).then((data) => {
        if (store.state().picture?.address !== picture.address) return;
        if (data.length <= MOST_KEPT) remember(KEY, { ...picture, address: data });
      });
    },
    overlay(on) {
      const { picture } = store.state();
      if (picture === null) return;
      set({ ...picture, overlaid: on });
      const kept = recall(KEY);
      if (typeof kept === "object" && kept !== null) remember(KEY, { ...kept, overlaid: on });
    },
    remove() {
      set(null);
      remember(KEY, null);
    },
  };
}

/** The picture that an earlier visit left. */
export function recallPicture(): Picture | null {
  const kept = recall(KEY);
  if (typeof kept !== "object" || kept === null) return null;
  const { address, tiles, overlaid } = kept as Record<string, unknown>;
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
