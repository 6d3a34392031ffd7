import { MiniBoard } from "../../board/MiniBoard";
import type { ToolProps } from "../../shell/view-props";

/** The nearest board that an unsolvable start can reach. */
export function Closest({ app, state, t }: ToolProps) {
  const { result, puzzle, search } = state;
  if (result.kind !== "unsolvable" || puzzle === null || search.phase !== "idle") return null;
  const { reason } = result;
  if (reason === null || !("argument" in reason) || reason.argument !== "exhausted") return null;
  if (reason.closest === null) return null;
  const parsed = app.rules.parse(reason.closest.board, puzzle.width, puzzle.options);
  if (parsed === null) return null;
  return (
    <figure class="closest">
      <div class="closest-picture">
        <MiniBoard board={parsed} />
      </div>
      <figcaption class="note">{t.closest(reason.closest.wrong)}</figcaption>
    </figure>
  );
}
