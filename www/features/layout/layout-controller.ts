import type { GeneratedBoard, GenerateResult, LayoutKind, Metric, NumberRange } from "taisou";
import type { App } from "../../app/app";
import type { PuzzleController } from "../../app/puzzle-controller";
import { type BackgroundWorker, createBackgroundWorker } from "../../engine/background-worker";
import type { EndEvent } from "../../engine/protocol";
import { loadSpaceModule, spawnSpaceWorker } from "../../engine/space-module";
import { memoBy } from "../../model/memo-by";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import type { JobState } from "../../model/state/space-state";
import { createValue } from "../../model/state/value";
import { randomSeed } from "../../platform/random";

/** The user's wish. */
export interface LayoutOrder {
  readonly kind: LayoutKind;
  readonly moves: NumberRange;
  /** `null` for any number. */
  readonly pieces: number | null;
}

export interface MadeLayout extends GeneratedBoard {
  readonly kind: LayoutKind;
  /** The layouts that were tried to find it. */
  readonly tried: number;
}

interface Layouts {
  /** The last order, which "another" repeats. */
  readonly order: LayoutOrder | null;
  /** Newest first. */
  readonly made: readonly MadeLayout[];
}

/** A wish for Klotski ends with all its layouts; for Rush Hour the user can stop it earlier. */
const MOST_TRIED = 2_000_000;
/** As many as fill the largest sheet of paper. */
const MOST_KEPT = 12;

/** Makes layouts to order, one at a time, in a worker of its own, which is started for the first. */
export class LayoutController {
  readonly layouts = createValue<Layouts>({ order: null, made: [] });
  /** Apart from the layouts, which are drawn less often than it changes. */
  readonly job = createValue<JobState<GenerateResult>>({ kind: "none" });
  readonly #open: PuzzleController["layout"];
  readonly #worker: BackgroundWorker;

  /** `open` puts a made board on the page. */
  constructor(open: PuzzleController["layout"], worker: BackgroundWorker) {
    this.#open = open;
    this.#worker = worker;
  }

  /** Replaces a running order, whose promise stays pending. */
  async make(order: LayoutOrder, seed = randomSeed()): Promise<void> {
    const { kind, moves, pieces } = order;
    this.layouts.set({ order });
    this.#report({ kind: "running", progress: null });
    const wish = { kind, moves, seed, ...(pieces !== null && { pieces }) };
    const options = kind === "rush" ? { maxLayouts: MOST_TRIED } : {};
    const end = await this.#worker.ask({ kind: "generate", wish, options }, (progress) => {
      if (this.job.state().kind === "running") this.#report({ kind: "running", progress });
    });
    this.#report(jobAfter(end));
    if (end.type !== "finished" || end.outcome.kind !== "generate") return;
    const { boards, tried } = end.outcome.generated;
    const [board] = boards;
    if (board === undefined) return;
    const layout = { ...board, kind, tried };
    const others = this.layouts.state().made.filter((one) => one.board !== board.board);
    this.layouts.set({ made: [layout, ...others].slice(0, MOST_KEPT) });
    this.open(layout);
  }

  readonly open = (layout: MadeLayout): void =>
    this.#open(fieldsOfLayout(layout), { metric: metricOfLayout(layout), moves: layout.moves });

  readonly cancel = (): void => {
    const job = this.job.state();
    if (job.kind !== "running") return;
    this.#report({ ...job, kind: "cancelling" });
    this.#worker.cancel();
  };

  #report(job: JobState<GenerateResult>): void {
    this.job.change(() => job);
  }
}

export const layoutsOf = memoBy(
  ({ puzzle }: App) =>
    new LayoutController(puzzle.layout, createBackgroundWorker(loadSpaceModule, spawnSpaceWorker)),
);

export function fieldsOfLayout({ kind, board, width, goal }: MadeLayout): Fields {
  const axis = kind === "rush" ? "long" : "";
  return { ...EMPTY_FIELDS, start: board, goal, width: String(width), blocks: "all", axis };
}

export function metricOfLayout({ kind }: MadeLayout): Metric {
  return kind === "rush" ? "slide" : "move";
}

function jobAfter(end: EndEvent): JobState<GenerateResult> {
  switch (end.type) {
    case "finished":
      return end.outcome.kind === "generate"
        ? { kind: "done", value: end.outcome.generated }
        : { kind: "crashed", why: "panic" };
    case "cancelled":
      return { kind: "cancelled" };
    case "refused":
      return { kind: "refused", ...end.objection };
    case "crashed":
      return { kind: "crashed", why: end.why };
  }
}
