import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { BoardPicture } from "./picture";
import { drawOn } from "./pixels";

/** One picture of an animation, and how long it stands. */
export interface Shot {
  readonly picture: BoardPicture;
  readonly millis: number;
}

/** The last of the colours, which leaves what was there before. */
const COLOURS = 256;

/**
 * An animated picture that begins again at its end. All shots are of one size, and have no colours that the first
 * one has not.
 *
 * @param shots Asked for one after the other: only one is in memory.
 * @param onShot Told after each one how many are done.
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
