/** A test sees the page in one of two languages and at one of two widths. */
export const CELLS = ["ja-wide", "en-wide", "ja-narrow", "en-narrow"] as const;
export type Cell = (typeof CELLS)[number];

/** Each pair has both languages and both widths. */
const PAIRS: readonly (readonly Cell[])[] = [
  ["ja-wide", "en-narrow"],
  ["en-wide", "ja-narrow"],
];

/**
 * The cells that a test runs in: one of those that match its tags `@ja`, `@en`, `@wide` and `@narrow`, or two with `@both`.
 * The sum of the characters of file, title and tags chooses, so that a test keeps its cell, and each cell has about a
 * quarter of the tests.
 */
export function cellsOf(title: string, all: boolean): readonly Cell[] {
  const tags: readonly string[] = title.match(/@\w+/g) ?? [];
  const left = CELLS.filter((cell) =>
    tags.every((tag) => tag === "@both" || `@${cell}`.replace("-", "@").includes(tag)),
  );
  if (all) return left;
  const sum = [...title].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  if (tags.includes("@both")) return left.filter((cell) => PAIRS[sum % 2]?.includes(cell));
  return left.slice(sum % left.length).slice(0, 1);
}

/** Matches the tests of a cell by project name, file, titles and tags. */
export class TestsOf extends RegExp {
  constructor(
    readonly cell: Cell,
    readonly all: boolean,
  ) {
    super(cell);
  }

  override test(name: string): boolean {
    return cellsOf(name.replace(this.cell, "").trim(), this.all).includes(this.cell);
  }
}
