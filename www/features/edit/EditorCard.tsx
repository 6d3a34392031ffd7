import { cleanBoard } from "../../model/puzzle/clean-board";
import { spanOf } from "../../model/puzzle/error-span";
import type { FieldName } from "../../model/puzzle/puzzle";
import { joinGoals, splitGoals } from "../../model/puzzle/read";
import type { WordedToolProps } from "../../shell/with-words";
import { Field } from "../../ui/Field";
import { Switch } from "../../ui/Switch";
import type { EditTexts } from "./ja";
import { openLink } from "./paste";

/** The puzzle as text. What is typed is applied at once, and what cannot be read costs nothing. */
export function EditorCard(props: WordedToolProps<EditTexts>) {
  const { app, state, t, words: e } = props;
  const { fields, problems } = state;
  const typed = app.edit.asTyped(fields);
  const problemOf = (field: FieldName) => problems.find((one) => one.field === field);
  const errorOf = (field: FieldName): string | null => {
    const problem = problemOf(field);
    if (problem === undefined) return null;
    const sentence = t.errors[problem.code](problem.details);
    const isKept = state.puzzle !== null && field !== "goal" && field !== "same";
    return isKept ? `${sentence}${e.boardKept}` : sentence;
  };
  const markOf = (field: FieldName) => {
    const problem = problemOf(field);
    return problem === undefined ? null : spanOf(problem, fields);
  };
  const common = (field: FieldName) => ({
    id: `field-${field}`,
    value: typed[field],
    onText: (text: string) => {
      if (text !== app.store.state().fields[field]) app.edit.type(field, text);
    },
    error: errorOf(field),
    mark: markOf(field),
    composingNote: t.composing,
  });
  return (
    <div class="editor">
      <Field
        {...common("start")}
        label={t.start}
        help={e.startHelp}
        kind="lines"
        onText={(text, pasted) => {
          if (pasted) app.edit.paste(text);
          else if (text !== app.store.state().fields.start) app.edit.type("start", text);
        }}
        onPaste={(text) => (openLink(text) ? null : cleanBoard(text))}
      />
      <Field
        {...common("goal")}
        onPaste={(text) => joinGoals(splitGoals(text).map(cleanBoard))}
        label={t.goal}
        help={e.goalHelp}
        placeholder={fields.goal === "" ? e.goalPlaceholder : fields.goal}
        kind="lines"
      />
      <div class="pair">
        <Field
          {...common("width")}
          label={t.width}
          placeholder={e.widthPlaceholder(fields.width)}
          kind="number"
        />
        <Field {...common("blank")} label={t.blank} placeholder={e.blankPlaceholder} />
      </div>
      <Field
        {...common("blocks")}
        label={t.blocks}
        help={e.blocksHelp}
        placeholder={e.blocksPlaceholder}
      />
      <details>
        <summary>{t.more}</summary>
        <Switch
          on={fields.axis === "long"}
          onChange={(isOn) => app.edit.type("axis", isOn ? "long" : "")}
        >
          {t.axis}
        </Switch>
        <Field {...common("gates")} label={t.gates} help={e.gatesHelp} kind="lines" />
        <Field {...common("same")} label={t.same} help={e.sameHelp} />
        <Field {...common("title")} label={t.title} />
      </details>
    </div>
  );
}
