import { encode } from "uqr";

/** A QR code as an SVG path: dark squares of side 1 on a light square of side `size`. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** The light border in squares that the standard requires. */
const BORDER = 4;

/** The QR code of an address in ASCII, because cameras cut it at any other character; `null` if it is too long for one. */
export function qrOf(address: string): QrCode | null {
  try {
    const { size, data } = encode(address, { ecc: "L", border: BORDER });
    const rows = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: rows.join("") };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
