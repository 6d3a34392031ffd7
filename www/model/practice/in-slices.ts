/** Lets the page do other work, if it is time. */
export type Rest = () => Promise<void>;

/** Maps rows in order, with a rest before each. */
export async function mapInSlices<Row, To>(
  rows: readonly Row[],
  rest: Rest,
  map: (row: Row, index: number) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (const [index, row] of rows.entries()) {
    await rest();
    mapped.push(map(row, index));
  }
  return mapped;
}
