interface HeadedBoard {
  readonly heading: string;
  readonly board: string;
}

/** Boards as text with one line per row, which the page can read again. */
export function boardText(title: string, boards: readonly HeadedBoard[]): string {
  const parts = boards.map(({ heading, board }) => `${heading}\n${board.replaceAll("/", "\n")}`);
  return [...(title === "" ? [] : [title]), ...parts].join("\n\n");
}

/** A file name without characters that file systems refuse. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${Array.from(name).slice(0, 60).join("") || "taisou"}.${extension}`;
}
