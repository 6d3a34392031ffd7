import "./space.css";
import { useState } from "preact/hooks";
import { surveyOf } from "../../model/derived/state-space";
import { provenBest } from "../../model/state/best";
import { hasBlocks, metricOf, obstacle } from "../../model/state/selectors";
import type { Composed } from "../../model/state/space-state";
import { randomSeed } from "../../platform/random";
import { showBoard } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { Switch } from "../../ui/Switch";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { Pictures } from "./Pictures";
import { surveyControllerFor } from "./survey-controller";

/** What the form holds, as typed. */
interface Form {
  readonly hardest: boolean;
  readonly depth: string;
  readonly unique: boolean;
  readonly spell: string;
  readonly word: string;
  readonly bag: string;
  readonly count: string;
  readonly seed: string;
}

const MOST_BOARDS = 100;
/** As long as many puzzles are, where it is not known how long the one on the page is. */
const USUAL_DEPTH = 20;

/** Boards made to order, from a seed, so that the same wishes give the same boards. */
export function Compose(props: WordedToolProps<SpaceTexts>) {
  const { app, state, t, words: s } = props;
  const [form, setForm] = useState<Form>(() => ({
    hardest: false,
    depth: String(provenBest(state.bests, metricOf(state)) || USUAL_DEPTH),
    unique: false,
    spell: "",
    word: "",
    bag: "",
    count: "6",
    seed: String(randomSeed() % 10_000),
  }));
  const job = state.space.compose;
  const running = job.kind === "running" || job.kind === "cancelling";
  const blocked = state.puzzle === null || obstacle(state) === "start";
  const blocks = hasBlocks(state);
  const change = (changed: Partial<Form>) => setForm({ ...form, ...changed });
  const text = (field: "spell" | "word" | "bag", help: string) => (
    <Field
      id={`compose-${field}`}
      label={s[field]}
      value={form[field]}
      onText={(value) => change({ [field]: value })}
      help={help}
      composingNote={t.composing}
    />
  );
  const number = (field: "depth" | "count" | "seed", label: string, most: number) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={field === "count" ? 1 : 0}
        max={most}
        step={1}
        value={form[field]}
        onInput={(event) => change({ [field]: event.currentTarget.value })}
      />
    </label>
  );

  function make(): void {
    surveyControllerFor(app).compose({
      depth: form.hardest ? null : whole(form.depth, 0, 100_000),
      unique: form.unique,
      spell: form.spell.trim(),
      word: blocks ? "" : form.word.trim(),
      bag: form.bag.trim(),
      count: whole(form.count, 1, MOST_BOARDS),
      seed: whole(form.seed, 0, MOST_SEED),
    });
  }

  /** What is wrong with a wish, in the words of this form. */
  function explained(): string | null {
    if (job.kind !== "refused") return null;
    if (job.code === "too-large" && form.hardest) return s.tooManyForHardest;
    const { option, text: where } = job.details;
    if (option === "word") return s.badWord;
    if (option === "spell" || where === "spell") return s.badSpell;
    // The goal on the page is a board; what is none was typed here.
    return where === "goal" && form.bag.trim() !== "" ? s.badBag : null;
  }

  return (
    <div class="compose">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!running) make();
        }}
      >
        <fieldset class="choices">
          <legend class="unseen">{s.difficulty}</legend>
          <Button pressed={!form.hardest} onClick={() => change({ hardest: false })}>
            {s.exactly}
          </Button>
          <Button pressed={form.hardest} onClick={() => change({ hardest: true })}>
            {form.spell.trim() === "" ? s.hardestWish : s.anyLength}
          </Button>
        </fieldset>
        <div class="pair">
          {!form.hardest && number("depth", s.movesLabel, 100_000)}
          {number("count", s.many, MOST_BOARDS)}
        </div>
        <Switch on={form.unique} onChange={(unique) => change({ unique })}>
          {s.unique}
        </Switch>
        {text("spell", s.spellHelp)}
        {/* Where pieces are larger than a cell, there is no order to lay them out in. */}
        {!blocks && text("word", s.wordHelp)}
        {!blocks && form.word.trim() !== "" && text("bag", s.bagHelp)}
        <div class="seed">
          {number("seed", s.seed, MOST_SEED)}
          <Button onClick={() => change({ seed: String(randomSeed() % 10_000) })}>
            <Icon name="scramble" />
            {s.otherSeed}
          </Button>
        </div>
        <p class="note">{s.seedHelp}</p>
        <button
          type="submit"
          class="primary"
          aria-disabled={running || blocked ? "true" : undefined}
        >
          {s.make}
        </button>
      </form>
      <JobLine
        {...{ job, t, s }}
        onStop={surveyControllerFor(app).cancel}
        explained={explained()}
      />
      {job.kind === "done" && <ComposedBoards {...props} composed={job.value} />}
    </div>
  );
}

interface ComposedBoardsProps extends WordedToolProps<SpaceTexts> {
  readonly composed: Composed;
}

/** What was made. */
function ComposedBoards({ app, state, t, words: s, composed }: ComposedBoardsProps) {
  const survey = surveyOf(state);
  const { fields, space, wanted, result } = composed;
  const known = survey !== null && space === survey.space && result.metric === survey.result.metric;
  const fewer = result.boards.length < wanted && result.limit === null;
  return (
    <div class="made">
      {result.limit !== null && <p class="note">{s.limits[result.limit]}</p>}
      <p class="note" role="status">
        {space === null && s.placed(result.goal)}{" "}
        {result.boards.length === 0 ? s.noBoards : fewer && s.fewer(result.boards.length)}
      </p>
      <Pictures
        {...{ app, t, s }}
        rules={composed}
        boards={result.boards}
        survey={known ? survey : null}
        onOpen={(board) => {
          app.puzzle.board(board, fields);
          showBoard();
        }}
      />
    </div>
  );
}

const MOST_SEED = 4_294_967_295;

function whole(text: string, least: number, most: number): number {
  const value = Math.round(Number(text));
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;
}
