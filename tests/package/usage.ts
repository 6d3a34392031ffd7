// TypeScript of users, compiled against the declarations of the package (tsconfig.package.json), but never run.

import init, {
  type AlgorithmInfo,
  algorithms,
  type Loaded,
  Search,
  type Solution,
  solve,
  step,
  TaisouError,
} from "taisou";
import type { TaisouAnswer, TaisouBoard } from "taisou/element";
import * as rules from "taisou/rules";
import rulesModule from "taisou/rules_bg.wasm";
import * as spaces from "taisou/survey";
import { createTaisou, type Taisou } from "taisou/worker";

export async function use(): Promise<number> {
  const { memory }: Loaded = await init(new URL("solve_bg.wasm", import.meta.url));
  const solution: Solution = solve("32*1", 2, "auto", { goal: ["123*", "1?3?"], maxNodes: 1000 });
  const { board, ways } = step(solution.boards[0] ?? "32*1", 2, 3);
  const methods: readonly AlgorithmInfo[] = algorithms();
  const search = new Search(board, 2, methods[0]?.name ?? "bfs");
  search.advance(100);
  search.free();
  return memory.buffer.byteLength + search.stats().nodes + ways.length;
}

export async function useRules(): Promise<rules.Refusal | null> {
  await rules.default(rulesModule);
  const [{ takes, ...choice }] = rules.methods("12_/3#4", 0) as [rules.MetricMethods];
  if (!takes || !("methods" in choice)) return null;
  const human = choice.methods.find(({ algorithm }) => algorithm === "human");
  return human !== undefined && !human.takes ? human.why : null;
}

export async function useSpaces(): Promise<string | null> {
  const { memory }: spaces.Loaded = await spaces.default();
  const goal = spaces.survey("123/45*", 0, { metric: "line", seed: 1 }).farthest[0] ?? "";
  const composer = new spaces.Composer(goal, 0, { depth: 5, unique: true });
  while (composer.advance(1000) === "paused" && memory.buffer.byteLength > 0);
  const { boards }: spaces.ComposeResult = composer.result();
  return spaces.countShortest(boards[0]?.board ?? goal, 0, { list: 1 }).count;
}

export async function useWorker(signal: AbortSignal): Promise<string> {
  const url = new URL("taisou/worker-thread.js", import.meta.url);
  const taisou: Taisou = createTaisou({
    workers: 2,
    spawn: () => new Worker(url, { type: "module" }),
  });
  let best = Number.POSITIVE_INFINITY;
  const { bound } = await taisou.solve("32*1", 2, "anytime", {
    ...{ goal: "123*", signal },
    onProgress({ stats, soFar }) {
      best = soFar?.length ?? stats.best ?? best;
    },
  });
  // @ts-expect-error: only searches and surveys can be stopped.
  const { count } = await taisou.countShortest("32*1", 2, { enough: signal });
  const closed: Promise<unknown> = taisou.survey("123*", 2, { enough: signal });
  taisou.close();
  return closed.then(
    () => `${best} ${bound} ${count}`,
    (error: unknown) => {
      if (!(error instanceof TaisouError)) throw error;
      return error.code === "worker-crashed" ? error.details.why : error.code;
    },
  );
}

export function codeOf(error: TaisouError): string {
  // @ts-expect-error: no such code.
  return error.code === "no-such-code" ? "" : error.code;
}

// @ts-expect-error: no such option.
solve("32*1", 2, "auto", { nodes: 1000 });

export async function useElement(): Promise<number | null> {
  const board: TaisouBoard = document.createElement("taisou-board");
  board.puzzle = "klotski";
  board.metric = "move";
  board.live = true;
  board.addEventListener("taisou-move", ({ detail }) => console.log(detail.board, detail.by));
  document.addEventListener("taisou-open", ({ detail }) => console.log(detail.goals.length));
  document.body.append(board);
  const answer: TaisouAnswer = await board.solve();
  await board.solve("32*1", 2, "bfs", { goal: "123*", maxNodes: 1000 });
  // @ts-expect-error: the options come after the method.
  await board.solve("32*1", 2, { goal: "123*" });
  // @ts-expect-error: read-only.
  board.shown = "123*";
  return (await board.play()) ? answer.length : null;
}
