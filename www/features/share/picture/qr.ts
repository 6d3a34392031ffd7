import { encode } from "uqr";

/** A QR code as a drawing: dark squares of side 1 on a light ground of this size. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Readers want so much light around it. */
const BORDER = 4;

/** The QR code of an address; `null` if it is too long for one. */
export function qrOf(address: string): QrCode | null {
  // Cameras take an address to its end only where it is written in ASCII.
  const text = new URL(address).href;
  try {
    const { size, data } = encode(text, { ecc: "L", border: BORDER });
    const rows = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: rows.join("") };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
