/** The part of gifenc that the page uses. The package has no types. */
declare module "gifenc" {
  interface FrameOptions {
    /** Colours as red, green and blue; needed by the first frame. */
    palette?: readonly (readonly number[])[];
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 leaves this frame in place under the next one. */
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
