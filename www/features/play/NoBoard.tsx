import { spanOf } from "../../model/puzzle/error-span";
import { Objection } from "../../shell/Objection";
import { showField } from "../../shell/show-field";
import type { ViewProps } from "../../shell/view-props";
import { MarkedText } from "../../ui/MarkedText";

/** In the place of the board, before the first start that can be read: the text, why, and what to do. */
export function NoBoard({ app, state, t, lang }: ViewProps) {
  const { loaded, fields, problems } = state;
  if (!loaded) return <div class="tray-empty" />;
  const problem = fields.start.trim() === "" ? undefined : problems[0];
  if (problem === undefined) return <p class="tray-empty">{t.noBoard}</p>;
  const { field, code, details } = problem;
  const span = spanOf(problem, fields);
  // Each on a line of its own, and every character where it was.
  const rows = fields.start.replaceAll("/", "\n");

  return (
    <div class="tray-empty">
      {field === "start" && (
        <p class="marked-start">{span === null ? rows : <MarkedText text={rows} mark={span} />}</p>
      )}
      <p>
        <Objection {...{ app, lang, code, details }} />
      </p>
      <button type="button" onClick={() => showField(app, field, span)}>
        {t.mend}
      </button>
    </div>
  );
}
