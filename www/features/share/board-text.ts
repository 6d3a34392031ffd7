interface Told {
  readonly title: string;
  /** Each with its heading, as the module writes them. */
  readonly boards: readonly { readonly heading: string; readonly board: string }[];
}

/** Boards as text for people: a row is a line, and can be pasted where boards are typed. */
export function boardText({ title, boards }: Told): string {
  const parts = boards.map(({ heading, board }) => `${heading}\n${board.replaceAll("/", "\n")}`);
  return [...(title === "" ? [] : [title]), ...parts].join("\n\n");
}

/** A name for a file, without what file systems do not take. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${Array.from(name).slice(0, 60).join("") || "taisou"}.${extension}`;
}
