import "./new-layout.css";
import { useState } from "preact/hooks";
import type { GenerateResult, LayoutKind } from "taisou";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { JobState } from "../../model/state/space-state";
import { hasWorkers } from "../../platform/workers";
import { showBoard, showView } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { SelectField } from "../../ui/SelectField";
import { useValue } from "../../ui/use-value";
import type { LayoutTexts } from "./ja";
import { type LayoutController, type LayoutOrder, layoutsOf } from "./layout-controller";
import { LENGTHS, type Length } from "./lengths";
import { MadeLayouts } from "./MadeLayouts";

const KINDS = ["rush", "klotski"] as const;

/** The numbers of pieces on offer. With two blanks, 18 cells hold the 2 x 2 target and at least seven dominoes. */
const PIECES: Readonly<Record<LayoutKind, readonly number[]>> = {
  rush: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  klotski: [8, 9, 10, 11, 12, 13, 14, 15],
};
const MOST_MOVES = 250;

/** Makes puzzles of cars or of Klotski's pieces; each opens on the board at once. */
export function NewLayout({ app, state, t, words: s }: WordedToolProps<LayoutTexts>) {
  const controller = layoutsOf(app);
  const { order, made } = useValue(controller.layouts);
  const [kind, setKind] = useState<LayoutKind>(order?.kind ?? "rush");
  const [pieces, setPieces] = useState<number | null>(order?.pieces ?? null);
  const [exact, setExact] = useState("20");
  const moves = Math.round(Number(exact));
  const isLength = moves >= 1 && moves <= MOST_MOVES;

  function make(wanted: LayoutOrder): void {
    void controller.make(wanted);
    showView("make");
  }
  return (
    <>
      <ChoiceButtons
        legend={s.kind}
        options={KINDS}
        value={kind}
        textOf={(one) => s.kinds[one]}
        onChoice={(one) => {
          setKind(one);
          if (pieces !== null && !PIECES[one].includes(pieces)) setPieces(null);
        }}
      />
      <SelectField
        label={s.pieces}
        value={pieces ?? ""}
        options={["", ...PIECES[kind]]}
        textOf={(one) => (one === "" ? s.anyPieces : s.piecesOf(Number(one)))}
        onChange={(one) => setPieces(one === "" ? null : Number(one))}
      />
      <fieldset class="choices layout-lengths">
        <legend>{s.length}</legend>
        {(Object.keys(LENGTHS) as Length[]).map((length) => (
          <Button key={length} onClick={() => make({ kind, pieces, moves: LENGTHS[length] })}>
            {s.lengths[length]}
          </Button>
        ))}
      </fieldset>
      <form
        class="row layout-exact"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLength) make({ kind, pieces, moves });
        }}
      >
        <label class="field">
          <span>{s.exact}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_MOVES}
            step={1}
            value={exact}
            aria-describedby="layout-exact-error"
            onInput={(event) => setExact(event.currentTarget.value)}
          />
        </label>
        <button type="submit" aria-disabled={isLength ? undefined : "true"}>
          {s.make}
        </button>
      </form>
      <p class="error" id="layout-exact-error" aria-live="polite">
        {!isLength && s.badLength(MOST_MOVES)}
      </p>
      <div class="stack layout-result">
        <JobRow {...{ t, s, controller }} onAnother={order === null ? null : () => make(order)} />
        {made.length > 0 && (
          <MadeLayouts
            {...{ t, s, made }}
            rules={app.rules}
            shown={state.fields.start}
            onOpen={controller.open}
            onPlay={() => {
              app.store.dispatch({ type: "entered", place: "play" });
              showBoard();
            }}
            onDialog={(dialog) => app.store.dispatch({ type: "dialog", dialog })}
          />
        )}
      </div>
    </>
  );
}

interface JobRowProps {
  readonly t: ToolTexts;
  readonly s: LayoutTexts;
  readonly controller: LayoutController;
  /** `null` before the first order. */
  readonly onAnother: (() => void) | null;
}

/** The button that repeats the order, or ends the running one, and how that goes. */
function JobRow({ t, s, controller, onAnother }: JobRowProps) {
  const job = useValue(controller.job);
  const isRunning = job.kind === "running" || job.kind === "cancelling";
  return (
    <div class="row">
      {isRunning ? (
        <Button icon="close" off={job.kind === "cancelling"} onClick={controller.cancel}>
          {t.cancel}
        </Button>
      ) : (
        onAnother !== null && (
          <Button class="primary" icon="scramble" onClick={onAnother}>
            {s.another}
          </Button>
        )
      )}
      <p class={isRunning ? "searching" : "note"} role="status">
        {job.kind === "refused" ? t.errors[job.code](job.details) : sentenceOf(job, s)}
        {job.kind === "running" && job.progress !== null && (
          <span aria-hidden="true"> {s.triedSoFar(job.progress.stats.nodes)}</span>
        )}
      </p>
    </div>
  );
}

function sentenceOf(job: JobState<GenerateResult>, s: LayoutTexts): string {
  switch (job.kind) {
    case "running":
      return s.working;
    case "crashed":
      return hasWorkers() ? s.crashed : s.noWorkers;
    case "cancelled":
      return s.cancelled;
    case "done": {
      const { boards, tried, limit } = job.value;
      if (boards.length > 0) return "";
      return limit === "nothingLeft" ? s.noSuch : s.noneFound(tried);
    }
    default:
      return "";
  }
}
