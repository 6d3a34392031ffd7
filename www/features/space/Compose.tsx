import "./space.css";
import { useState } from "preact/hooks";
import type { Rules } from "../../engine/rules";
import type { ToolTexts } from "../../i18n/tools/ja";
import { surveyOf } from "../../model/derived/state-space";
import { provenBest } from "../../model/state/best";
import { hasBlocks, metricOf, obstacle } from "../../model/state/selectors";
import type { Composed, JobState, Surveyed } from "../../model/state/space-state";
import { randomSeed } from "../../platform/random";
import { showBoard } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Switch } from "../../ui/Switch";
import type { ComposeRequest } from "./compose-job";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { Pictures } from "./Pictures";
import { surveyControllerFor } from "./survey-controller";

const MOST_BOARDS = 100;
const MOST_DEPTH = 100_000;
const MOST_SEED = 4_294_967_295;
/** The length of many puzzles, while the optimum of the one on the page is unknown. */
const USUAL_DEPTH = 20;

const newSeed = () => String(randomSeed() % 10_000);

/** Generates boards to given conditions. The same conditions and seed give the same boards. */
export function Compose({ app, state, t, words: s }: WordedToolProps<SpaceTexts>) {
  const job = state.space.compose;
  const controller = surveyControllerFor(app);
  const [form, setForm] = useState(() => ({
    ...{ hardest: false, unique: false, spell: "", word: "", bag: "", count: "6", seed: newSeed() },
    depth: String(provenBest(state.bests, metricOf(state)) || USUAL_DEPTH),
  }));
  const isRunning = job.kind === "running" || job.kind === "cancelling";
  const isOff = isRunning || state.puzzle === null || obstacle(state) === "start";
  return (
    <div class="compose">
      <ComposeForm
        {...{ t, s, form, isOff }}
        hasBlocks={hasBlocks(state)}
        onChange={(changed) => setForm({ ...form, ...changed })}
        onSubmit={() => {
          if (!isRunning) controller.compose(requestOf(form, hasBlocks(state)));
        }}
      />
      <JobLine {...{ job, t, s }} onStop={controller.cancel} explained={refusalOf(job, form, s)} />
      {job.kind === "done" && (
        <ComposedBoards
          {...{ t, s }}
          rules={app.rules}
          composed={job.value}
          survey={surveyOf(state)}
          onOpen={(board) => {
            app.puzzle.board(board, job.value.fields);
            showBoard();
          }}
        />
      )}
    </div>
  );
}

/** The conditions as typed. */
type Form = { readonly hardest: boolean; readonly unique: boolean } & Readonly<
  Record<"spell" | "word" | "bag" | "depth" | "count" | "seed", string>
>;

function requestOf({ hardest, unique, ...texts }: Form, hasBlocks: boolean): ComposeRequest {
  return {
    depth: hardest ? null : wholeNumber(texts.depth, 0, MOST_DEPTH),
    unique,
    spell: texts.spell.trim(),
    word: hasBlocks ? "" : texts.word.trim(),
    bag: texts.bag.trim(),
    count: wholeNumber(texts.count, 1, MOST_BOARDS),
    seed: wholeNumber(texts.seed, 0, MOST_SEED),
  };
}

function wholeNumber(text: string, least: number, most: number): number {
  const value = Math.round(Number(text));
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;
}

/** The reason for a refusal in the words of the form; `null` for the module's. */
function refusalOf(job: JobState<Composed>, form: Form, s: SpaceTexts): string | null {
  if (job.kind !== "refused") return null;
  if (job.code === "too-large" && form.hardest) return s.tooManyForHardest;
  const { option, text: where } = job.details;
  if (option === "word") return s.badWord;
  if (option === "spell" || where === "spell") return s.badSpell;
  // The goal on the page is valid, so the typed symbols are not.
  return where === "goal" && form.bag.trim() !== "" ? s.badBag : null;
}

interface ComposeFormProps {
  readonly t: ToolTexts;
  readonly s: SpaceTexts;
  readonly form: Form;
  readonly isOff: boolean;
  readonly hasBlocks: boolean;
  readonly onChange: (changed: Partial<Form>) => void;
  readonly onSubmit: () => void;
}

function ComposeForm({ t, s, form, isOff, hasBlocks, onChange, onSubmit }: ComposeFormProps) {
  const text = (field: "spell" | "word" | "bag", help: string) => (
    <Field
      id={`compose-${field}`}
      label={s[field]}
      value={form[field]}
      onText={(value) => onChange({ [field]: value })}
      help={help}
      composingNote={t.composing}
    />
  );
  const number = (
    field: "depth" | "count" | "seed",
    label: string,
    least: number,
    most: number,
  ) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={form[field]}
        onInput={(event) => onChange({ [field]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset class="choices">
        <legend class="visually-hidden">{s.difficulty}</legend>
        <Button pressed={!form.hardest} onClick={() => onChange({ hardest: false })}>
          {s.exactly}
        </Button>
        <Button pressed={form.hardest} onClick={() => onChange({ hardest: true })}>
          {form.spell.trim() === "" ? s.hardestWish : s.anyLength}
        </Button>
      </fieldset>
      <div class="field-pair">
        {!form.hardest && number("depth", s.movesLabel, 0, MOST_DEPTH)}
        {number("count", s.many, 1, MOST_BOARDS)}
      </div>
      <Switch on={form.unique} onChange={(unique) => onChange({ unique })}>
        {s.unique}
      </Switch>
      {text("spell", s.spellHelp)}
      {/* Pieces larger than a cell have no order in which they can spell a word. */}
      {!hasBlocks && text("word", s.wordHelp)}
      {!hasBlocks && form.word.trim() !== "" && text("bag", s.bagHelp)}
      <div class="seed">
        {number("seed", s.seed, 0, MOST_SEED)}
        <Button icon="scramble" onClick={() => onChange({ seed: newSeed() })}>
          {s.otherSeed}
        </Button>
      </div>
      <p class="note">{s.seedHelp}</p>
      <button type="submit" class="primary" aria-disabled={isOff ? "true" : undefined}>
        {s.make}
      </button>
    </form>
  );
}

interface ComposedBoardsProps {
  readonly t: ToolTexts;
  readonly s: SpaceTexts;
  readonly rules: Pick<Rules, "parse">;
  readonly composed: Composed;
  readonly survey: Surveyed | null;
  readonly onOpen: (board: string) => void;
}

function ComposedBoards({ t, s, rules, composed, survey, onOpen }: ComposedBoardsProps) {
  const { space, wanted, result } = composed;
  const isRated = space === survey?.space && result.metric === survey?.result.metric;
  const isFewer = result.boards.length < wanted && result.limit === null;
  return (
    <div class="stack composed">
      {result.limit !== null && <p class="note">{s.limits[result.limit]}</p>}
      <p class="note" role="status">
        {space === null && s.placed(result.goal)}{" "}
        {result.boards.length === 0 ? s.noBoards : isFewer && s.fewer(result.boards.length)}
      </p>
      <Pictures
        {...{ t, s, rules, onOpen }}
        puzzle={composed}
        boards={result.boards}
        survey={isRated ? survey : null}
      />
    </div>
  );
}
