/** Lets the page do other work. */
export type Rest = () => Promise<void>;

/** Rows between two rests: plain boards take some milliseconds, others some tens. */
const ROWS = 25;

/** Maps rows in order, with rests. */
export async function mapInSlices<Row, To>(
  rows: readonly Row[],
  rest: Rest,
  map: (row: Row, index: number) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS === 0) await rest();
    mapped.push(map(row, index));
  }
  return mapped;
}
