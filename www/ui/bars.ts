export type Scale = "linear" | "log";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartBar {
  readonly distance: number;
  readonly count: number;
  /** The left side of its column. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Keeps the smallest counts visible. */
const LEAST_HEIGHT = 2;

export function barsIn(box: Box, counts: readonly number[], scale: Scale): ChartBar[] {
  const room = box.width / counts.length;
  return counts.map((count, distance) => {
    const height = Math.max(heightOf(count, counts, scale) * box.height, LEAST_HEIGHT);
    const y = box.top + box.height - height;
    return { distance, count, x: box.left + distance * room, y, height };
  });
}

/** The counts of the grid lines, with their heights from 0 to 1. */
export function linesAcross(
  counts: readonly number[],
  scale: Scale,
): { readonly count: number; readonly height: number }[] {
  const most = Math.max(...counts);
  return ticks(most, scale).map((count) => ({ count, height: heightOf(count, counts, scale) }));
}

const LABEL_WIDTH = 26;

/** The distances that are written below `bars` columns. */
export function labelled(bars: number, columnWidth: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200].find((one) => one * columnWidth >= LABEL_WIDTH) ?? 500;
  return Array.from({ length: Math.ceil(bars / step) }, (_, index) => index * step);
}

function heightOf(count: number, counts: readonly number[], scale: Scale): number {
  const most = Math.max(...counts);
  return scale === "linear" ? count / most : Math.log1p(count) / Math.log1p(most);
}

function ticks(most: number, scale: Scale): number[] {
  if (scale === "log") {
    const powers = Array.from({ length: Math.floor(Math.log10(most)) }, (_, at) => 10 ** (at + 1));
    const every = Math.ceil(powers.length / 4);
    return powers.filter((_, at) => (at + 1) % every === 0);
  }
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [power / 2, power, power * 2, power * 5].find((one) => most / one < 5) ?? power;
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step).filter(
    (count) => Number.isInteger(count),
  );
}
