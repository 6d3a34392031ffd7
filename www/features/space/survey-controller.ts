import type { App } from "../../app/app";
import { findNeighbours } from "../../app/live/neighbours";
import { type ClientEvent, createClient, type TaskClient } from "../../engine/client";
import type { EndEvent, TaskId } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { loadSpaceModule, spawnSpaceWorker } from "../../engine/space-module";
import { surveyOf } from "../../model/derived/state-space";
import { memoBy } from "../../model/memo-by";
import type { Action } from "../../model/state/actions";
import { metricOf, shownBoard } from "../../model/state/selectors";
import type { JobState } from "../../model/state/space-state";
import type { AppState } from "../../model/state/state";
import type { Store } from "../../model/state/store";
import { type ComposeRequest, composeJob } from "./compose-job";
import { countJob, type SpaceJob, surveyJob } from "./jobs";

const ACTIONS = { survey: "surveying", count: "counting", compose: "composing" } as const;

/** The controller of the page. Its worker and the module are loaded for the first task. */
export const surveyControllerFor = memoBy(
  ({ store, rules }: App) =>
    new SurveyController(store, rules, createClient(spawnSpaceWorker, loadSpaceModule)),
);

/** Runs tasks in the state space of the puzzle, one at a time, in its own worker. */
export class SurveyController {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #client: TaskClient;
  #running: (SpaceJob & { readonly id: TaskId }) | null = null;
  /** The boards whose distances were requested from the last survey. */
  #located = new Set<string>();

  constructor(store: Store, rules: Rules, client: TaskClient) {
    this.#store = store;
    this.#rules = rules;
    this.#client = client;
    client.listen((event) => this.#onEvent(event));
    store.subscribe((state, before) => this.#onChange(state, before));
  }

  readonly survey = (): void => this.#start(surveyJob(this.#store.state()));

  readonly count = (): void => this.#start(countJob(this.#rules, this.#store.state()));

  compose(request: ComposeRequest): void {
    this.#start(composeJob(this.#rules, this.#store.state(), request));
  }

  readonly cancel = (): void => {
    if (this.#running === null) return;
    const { kind } = this.#running;
    const job = this.#store.state().space[kind];
    if (job.kind !== "running") return;
    this.#report(kind, { kind: "cancelling", progress: job.progress });
    this.#client.cancel();
  };

  /** Requests the distances of these boards from the survey; a `located` action brings them into the state. */
  readonly locate = (boards: readonly string[]): void => {
    const survey = surveyOf(this.#store.state());
    if (survey === null) return;
    const unknown = boards.filter((board) => !this.#located.has(board));
    if (unknown.length === 0 || !this.#client.locate(survey.id, unknown)) return;
    for (const board of unknown) this.#located.add(board);
  };

  #start(job: SpaceJob | null): void {
    if (job === null) return;
    if (this.#running !== null) this.#report(this.#running.kind, { kind: "cancelled" });
    this.#running = { ...job, id: this.#client.start(job.task) };
    this.#report(job.kind, { kind: "running", progress: null });
  }

  #report(kind: SpaceJob["kind"], job: JobState<never>): void {
    this.#store.dispatch({ type: ACTIONS[kind], job });
  }

  #onChange(state: AppState, before: AppState): void {
    if (this.#running?.isStale(state)) {
      const { kind } = this.#running;
      this.#running = null;
      this.#client.cancel();
      if (state.space[kind].kind !== "none") this.#report(kind, { kind: "none" });
      return;
    }
    if (
      state.play !== before.play ||
      state.puzzle !== before.puzzle ||
      metricOf(state) !== metricOf(before) ||
      state.prefs.live !== before.prefs.live
    ) {
      this.#locateShown(state);
    }
  }

  /** Locates the start, the displayed board and, if the live distance is on, its neighbours. */
  #locateShown(state: AppState): void {
    const { puzzle, prefs } = state;
    if (puzzle === null) return;
    const board = shownBoard(state);
    const parsed = prefs.live ? this.#rules.parse(board, puzzle.width, puzzle.options) : null;
    const from = { puzzle, metric: metricOf(state), board };
    const neighbours = parsed === null ? [] : findNeighbours(this.#rules, { ...from, parsed });
    this.locate([puzzle.board, board, ...neighbours.map((one) => one.board)]);
  }

  #onEvent(event: ClientEvent): void {
    switch (event.type) {
      case "replaced":
        this.#store.dispatch({ type: "notice", notice: { kind: "replaced" } });
        return;
      case "located":
        this.#store.dispatch(event);
        return;
      case "progress": {
        const { kind } = this.#running ?? {};
        if (kind !== undefined && this.#store.state().space[kind].kind === "running") {
          this.#report(kind, { kind: "running", progress: event.progress });
        }
        return;
      }
    }
    const running = this.#running;
    if (running === null) return;
    this.#running = null;
    const isSurvey = running.kind === "survey";
    if (isSurvey) this.#located = new Set();
    this.#store.dispatch(endAction(running, event));
    if (isSurvey) this.#locateShown(this.#store.state());
  }
}

function endAction(job: SpaceJob & { readonly id: TaskId }, event: EndEvent): Action {
  const type = ACTIONS[job.kind];
  switch (event.type) {
    case "finished":
      // An unreadable outcome ends the job too.
      return (
        job.actionFor(event.outcome, job.id) ?? { type, job: { kind: "crashed", why: "panic" } }
      );
    case "cancelled": {
      const partial = event.outcome === null ? null : job.actionFor(event.outcome, job.id);
      return partial ?? { type, job: { kind: "cancelled" } };
    }
    case "refused":
      return { type, job: { kind: "refused", ...event.objection } };
    case "crashed":
      return { type, job: { kind: "crashed", why: event.why } };
  }
}
