export function rowsOf(symbols: readonly string[], width: number, between = ""): string[] {
  return Array.from({ length: symbols.length / width }, (_, row) =>
    symbols.slice(row * width, (row + 1) * width).join(between),
  );
}
