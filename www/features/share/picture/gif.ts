import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { BoardPicture } from "./picture";
import { drawOn } from "./pixels";

/** One picture of an animation, and how long it is shown. */
export interface Shot {
  readonly picture: BoardPicture;
  readonly millis: number;
}

/** The size of the palette. The last colour is transparent and stands for an unchanged pixel. */
const COLOURS = 256;

/**
 * An endless animated GIF. All shots must have the size of the first one, whose colours are the palette.
 *
 * @param shots Consumed one by one, so that only one is in memory.
 * @param onShot Called after each shot with the number of finished ones.
 */
export async function gifOf(
  shots: Iterable<Shot>,
  onShot: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const gif = GIFEncoder();
  const canvas = document.createElement("canvas");
  let palette: number[][] | null = null;
  let before: Uint8Array | null = null;
  let done = 0;
  for (const { picture, millis } of shots) {
    const context = await drawOn(canvas, picture);
    signal.throwIfAborted();
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    palette ??= quantize(data, COLOURS - 1);
    const pixels = applyPalette(data, palette);
    const unchanged = palette.length;
    const last = before;
    gif.writeFrame(
      last === null ? pixels : pixels.map((pixel, at) => (last[at] === pixel ? unchanged : pixel)),
      width,
      height,
      {
        delay: millis,
        transparent: last !== null,
        transparentIndex: unchanged,
        dispose: 1,
        ...(last === null && { palette: [...palette, [0, 0, 0]] }),
      },
    );
    before = pixels;
    done += 1;
    onShot(done);
  }
  gif.finish();
  return new Blob([new Uint8Array(gif.bytes())], { type: "image/gif" });
}
