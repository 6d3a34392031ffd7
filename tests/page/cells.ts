/** A test sees the page in one of two languages and at one of two widths. */
export const CELLS = ["ja-wide", "en-wide", "ja-narrow", "en-narrow"] as const;
export type Cell = (typeof CELLS)[number];

/** Tags that leave all cells. */
const EVERY: ReadonlySet<string> = new Set(["@all", "@both"]);

/** Cells that share neither language nor width. */
const PAIRS: readonly (readonly Cell[])[] = [
  ["ja-wide", "en-narrow"],
  ["en-wide", "ja-narrow"],
];

/**
 * The cells that a test runs in. Its tags leave some: `@ja`, `@en`, `@wide` and `@narrow` those of that language or
 * width. Of what is left it takes one, and always the same: the sum of the characters of its file, title and tags says
 * which, so that every cell gets about a quarter of the tests. A test with the tag `@all` takes them all; one with `@both`
 * takes two, which have both languages and both widths.
 */
export function cellsOf(title: string, all: boolean): readonly Cell[] {
  const tags: readonly string[] = title.match(/@\w+/g) ?? [];
  const left = CELLS.filter((cell) =>
    tags.every((tag) => EVERY.has(tag) || `@${cell}`.replace("-", "@").includes(tag)),
  );
  if (all || tags.includes("@all")) return left;
  const sum = [...title].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  if (tags.includes("@both")) return left.filter((cell) => PAIRS[sum % 2]?.includes(cell));
  return left.slice(sum % left.length).slice(0, 1);
}

/** Matches the tests of a cell. Playwright asks with the project's name, the file, the titles and the tags. */
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
