/** Why a file cannot be put on tiles. */
export type PhotoError = "noPhoto" | "tooLarge" | "tooSmall";

export type PhotoStatus = PhotoError | "working" | "done";

const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 100_000_000;
const LEAST_SIDE = 32;
/** The longer side of the result in pixels, enough for a board on a large screen. */
const LONGEST = 960;

/** Cuts the middle of a photo to the shape of a board, small enough to keep in storage. */
export async function cutPhoto(
  file: Blob,
  columns: number,
  rows: number,
): Promise<Blob | PhotoError> {
  if (file.type !== "" && !file.type.startsWith("image/")) return "noPhoto";
  if (file.size > MOST_BYTES) return "tooLarge";
  const size = await sizeOf(file);
  if (size === null) return "noPhoto";
  if (size.width * size.height > MOST_PIXELS) return "tooLarge";
  const bitmap = await upright(file).catch(() => null);
  if (bitmap === null) return "noPhoto";
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE) return "tooSmall";
    return await cut(bitmap, columns / rows);
  } finally {
    bitmap.close();
  }
}

/** Decodes a photo upright. Browsers without this option do so by default. */
async function upright(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return createImageBitmap(file);
  }
}

/** The size of an image, before its pixels are decoded; `null` if it is none. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((done, fail) => {
      image.onload = done;
      image.onerror = fail;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function cut(bitmap: ImageBitmap, ratio: number): Promise<Blob> {
  const width = Math.min(bitmap.width, bitmap.height * ratio);
  const height = width / ratio;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(Math.round(width * scale), 1);
  canvas.height = Math.max(Math.round(height * scale), 1);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser has no canvas.");
  // Shows through transparent parts.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const [left, top] = [(bitmap.width - width) / 2, (bitmap.height - height) / 2];
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (photo) => (photo === null ? fail(new Error("No picture was made.")) : done(photo)),
      "image/jpeg",
      0.86,
    );
  });
}
