/** The part of gifenc that the page uses; gifenc brings no types. */
declare module "gifenc" {
  interface FrameOptions {
    /** Colours as red, green and blue; needed by the first frame. */
    palette?: readonly (readonly number[])[];
    /** Milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1: the next frame is drawn over this one. */
    dispose?: number;
  }

  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): number[][];
  export function applyPalette(
    rgba: Uint8ClampedArray,
    palette: readonly (readonly number[])[],
  ): Uint8Array;
}
