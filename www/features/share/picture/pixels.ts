import type { BoardPicture } from "./picture";

/** Draws a picture on a canvas, and resizes the canvas to it. */
export async function drawOn(
  canvas: HTMLCanvasElement,
  { svg, width, height }: BoardPicture,
): Promise<CanvasRenderingContext2D> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("This browser has no canvas.");
    context.drawImage(image, 0, 0);
    return context;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function pngOf(picture: BoardPicture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await drawOn(canvas, picture);
  return new Promise((done, fail) => {
    canvas.toBlob((png) => (png === null ? fail(new Error("No PNG was made.")) : done(png)));
  });
}
