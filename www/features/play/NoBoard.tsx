import { spanOf } from "../../model/puzzle/error-span";
import type { Fields, Problem } from "../../model/puzzle/puzzle";
import { Objection } from "../../shell/Objection";
import { showField } from "../../shell/show-field";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { MarkedText } from "../../ui/MarkedText";

interface Props {
  readonly fields: Fields;
  readonly problems: readonly Problem[];
  readonly view: Pick<ViewProps, "app" | "t" | "lang">;
}

/** Replaces the board until a start can be read: the text, its error, and a button that goes there. */
export function NoBoard({ fields, problems, view: { app, t, lang } }: Props) {
  const problem = fields.start.trim() === "" ? undefined : problems[0];
  if (problem === undefined) return <p class="board-panel-empty">{t.noBoard}</p>;
  const { field, code, details } = problem;
  const span = spanOf(problem, fields);
  // One line per row. The text keeps its length, which the span refers to.
  const rows = fields.start.replaceAll("/", "\n");

  return (
    <div class="board-panel-empty">
      {field === "start" && (
        <p class="marked-start">{span === null ? rows : <MarkedText text={rows} mark={span} />}</p>
      )}
      <p>
        <Objection {...{ app, lang, code, details }} />
      </p>
      <Button onClick={() => showField(app, field, span)}>{t.mend}</Button>
    </div>
  );
}
