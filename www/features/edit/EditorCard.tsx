import { editFor } from "../../app/edit-controller";
import { cleanBoard } from "../../model/puzzle/clean-board";
import { spanOf } from "../../model/puzzle/error-span";
import type { FieldName, Problem } from "../../model/puzzle/puzzle";
import { joinGoals, splitGoals } from "../../model/puzzle/read";
import type { WordedToolProps } from "../../shell/with-words";
import { Field } from "../../ui/Field";
import { Switch } from "../../ui/Switch";
import type { EditTexts } from "./ja";
import { openLink } from "./paste";

/** The puzzle as text. A readable text is applied at once; an unreadable one leaves the board as it is. */
export function EditorCard({ app, state, t, lang, words: e }: WordedToolProps<EditTexts>) {
  const { fields, problems } = state;
  const typed = editFor(app).asTyped(fields);
  const errorOf = ({ code, details, field }: Problem): string => {
    const isKept = state.puzzle !== null && field !== "goal" && field !== "same";
    return `${t.errors[code](details)}${isKept ? e.boardKept : ""}`;
  };
  const common = (field: FieldName) => {
    const problem = problems.find((one) => one.field === field);
    return {
      id: `field-${field}`,
      value: typed[field],
      onText: (text: string) => {
        if (text !== app.store.state().fields[field]) editFor(app).type(field, text);
      },
      error: problem === undefined ? null : errorOf(problem),
      mark: problem === undefined ? null : spanOf(problem, fields),
      composingNote: t.composing,
    };
  };
  return (
    <div class="stack editor" lang={lang}>
      <Field
        {...common("start")}
        label={t.start}
        help={e.startHelp}
        kind="lines"
        onText={(text, pasted) => {
          if (pasted) editFor(app).paste(text);
          else common("start").onText(text);
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
      <div class="field-pair">
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
          onChange={(isOn) => editFor(app).type("axis", isOn ? "long" : "")}
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
