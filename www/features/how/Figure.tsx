import type { ComponentChildren } from "preact";

interface Props {
  /** The board and the text about it. */
  readonly board: ComponentChildren;
  readonly children: ComponentChildren;
  /** True if the text is about the previous board. */
  readonly busy?: boolean;
}

/** A board with its numbers: side by side where there is room, else the board stays in sight above them. */
export function Figure({ board, children, busy = false }: Props) {
  return (
    <div class="how-figure">
      <div class="how-pair">
        {board}
        <div class="how-readings" aria-busy={busy}>
          {children}
        </div>
      </div>
    </div>
  );
}
