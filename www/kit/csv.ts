/** How many positions are at each distance, as a table for spreadsheets (RFC 4180). */
export function csvOf(counts: readonly number[]): string {
  const lines = counts.map((count, distance) => `${distance},${count}`);
  return ["distance,positions", ...lines, ""].join("\r\n");
}
