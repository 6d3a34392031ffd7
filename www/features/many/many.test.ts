import * as taisou from "taisou";
import { describe, expect, it, vi } from "vitest";
import { storeAt } from "../../app/page-in-tests";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, TaskId } from "../../engine/protocol";
import { rules, sure } from "../../engine/rules-in-tests";
import { texts as t } from "../../i18n/tools/en";
import { replayLink } from "../../model/foreign/replay";
import { provenBest } from "../../model/state/best";
import { faultText, rowsCsv } from "./columns";
import { texts as m } from "./en";
import { excerptOf } from "./excerpt";
import { linesOf, MOST_LINES } from "./lines";
import { ManyController } from "./many-controller";
import { readLine } from "./read-line";
import { extraOf, type Row } from "./row";
import { sumUp } from "./sums";

vi.mock("../../shell/show-board", () => ({ showBoard: () => {} }));

/** A worker that solves at once, in this thread. */
function directWorker(): BackgroundWorker & { asked: number } {
  const worker = {
    asked: 0,
    async ask(task: Parameters<BackgroundWorker["ask"]>[0]): Promise<EndEvent> {
      worker.asked += 1;
      if (task.kind !== "solve") throw new Error(task.kind);
      const solution = taisou.solve(task.board, task.width, task.algorithm, task.options);
      const { nodes, bound } = solution;
      const stats = { phase: "searching", done: 0, total: 0, nodes, bound, depth: 0, bytes: 0 };
      const progress = { stats: { ...stats, best: null }, millis: 5, rate: 0 } as never;
      const outcome = { kind: "solve", solution } as const;
      return { type: "finished", id: 1 as TaskId, outcome, progress };
    },
    cancel() {},
    close() {},
  };
  return worker;
}

function pageAt(link: string) {
  const store = storeAt(link);
  const worker = directWorker();
  const solver = async () => ({}) as never;
  return { store, worker, solving: new ManyController({ store, rules, solver }, () => worker) };
}

/** A page with this link that has solved a text. */
async function solved(text: string, link = "board=123*&w=2", metric: "step" | "line" = "step") {
  const page = pageAt(link);
  page.solving.set({ metric });
  page.solving.type(text);
  await page.solving.run();
  return { ...page, rows: page.solving.value.state().rows };
}

const faultOf = ({ fault }: Row) => (fault === null ? null : faultText(fault, t, m));
const lengths = (rows: readonly Row[]) => rows.map(({ answer }) => answer?.length ?? null);

describe("lines", () => {
  it("keep their numbers, with any line ending, without the empty ones", () => {
    expect(linesOf("\ufeff12/3*\r\n\r\n \t\n1*/32\r123*")).toEqual([
      { number: 1, text: "12/3*" },
      { number: 4, text: "1*/32" },
      { number: 5, text: "123*" },
    ]);
    expect(linesOf("")).toEqual([]);
  });

  it("can be boards in many formats", async () => {
    const replay = await replayLink("1 2 3/4 5 6/7 0 8", "L");
    const { rows } = await solved(
      [
        "8672543*1",
        "8 6 7/2 5 4/3 0 1",
        "[[8,6,7],[2,5,4],[3,0,1]]",
        "8,6,7;2,5,4;3,0,1",
        "8\t6\t7\t2\t5\t4\t3\t0\t1",
        '{"board": "8672543*1", "width": 3, "metric": "line"}',
        '{"board": "12*", "goal": ["1*2", "21*"], "width": 3}',
        '{"board":"11**/11**","blocks":"1","goal":"**11/**11"}',
        '{"board": "8672543*1"}',
        "BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM",
        "https://example.org/#board=8672543*1&w=3&lang=ja&metric=line",
        replay,
      ].join("\n"),
    );
    expect(rows.map(faultOf)).toEqual(rows.map(() => null));
    expect(lengths(rows)).toEqual([31, 31, 31, 31, 31, 20, 1, 1, 31, 49, 20, 1]);
    expect(rows[7]?.answer?.metric).toBe("move");
  });

  it("have the goal of the page if they have the same pieces", async () => {
    const { rows } = await solved(
      "ウアタソ*マイタノ\nソウアイ*タタノマ\n1234567*8",
      "board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3",
    );
    expect(lengths(rows)).toEqual([18, 0, 1]);
  });

  it("with errors tell the place of the error, and the others are solved", async () => {
    const { rows } = await solved(
      [
        "1234567*8",
        "1 2 3/4 * 5/6 7",
        "1 2 3/4 5 6/7 8 9",
        '{"board": 5}',
        '{"board": "12*", "colour": 1}',
        '{"board": ',
        "x".repeat(1_000_000),
        "12345687* LLL",
        "1234567*8 L X",
        "12345*786 UU",
        "12345687*",
        "\u0000\u0001",
        "https://example.org/#puzzle=klotski",
        `https://example.org/${"?r=".repeat(3000)} x`,
        "AABBo",
      ].join("\n"),
    );
    expect(rows.map(({ fault, answer }) => (fault === null ? answer?.ending : "fault"))).toEqual([
      "shortest",
      ...Array(8).fill("fault"),
      "fault",
      "unsolvable",
      ...Array(4).fill("fault"),
    ]);
    const [, uneven] = rows;
    expect(sure(uneven).fault?.mark).toEqual({ from: 15, to: 15 });
    expect(faultOf(sure(uneven))).toContain("Row 3");
    expect(faultOf(sure(rows[6]))).toBe(t.errors["text-too-long"]({ text: "board" }));
    const moves = sure(sure(rows[9]).fault);
    expect(moves.text.slice(sure(moves.mark).from, sure(moves.mark).to)).toBe("U");
    expect(sure(moves.mark).from).toBe(1);
    // The error is in a word after the board, not in the board.
    expect(faultOf(sure(rows[8]))).toBe(t.errors["bad-moves"]({ at: 1, found: "X" }));
    for (const row of rows) expect(faultOf(row)).not.toBe("");
  });
});

describe("a table of boards", () => {
  it("has the share of nearer positions if the state space is counted", async () => {
    const { rows } = await solved(
      "8672543*1\n1234567*8\n1 2 3 4/5 6 7 8/9 10 11 12/13 14 * 15\n12/3*\n1 2 3 4/5 6 7 8/9 10 * 12/13 14 11 15",
    );
    const nearer = rows.map(({ answer }) => answer?.nearer ?? null);
    expect(nearer[0]).toBeCloseTo(181_438 / 181_440);
    expect(nearer[1]).toBeCloseTo(1 / 181_440);
    expect(nearer[2]).toBeGreaterThan(0);
    expect(nearer[3]).toBeNull();
    const { rows: lines } = await solved("8672543*1", undefined, "line");
    expect(sure(sure(lines[0]).answer)).toMatchObject({ length: 20, metric: "line" });
  });

  it("is copied for spreadsheets, with solutions and errors", async () => {
    const { rows } = await solved("1234567*8\n\n12,3\n12345*786 LR");
    const csv = rowsCsv(rows, t, m).split("\r\n");
    expect(csv[1]).toMatch(
      /^1,1234567\*8,1,,,shortest,1,0\.005,\d+,1,[a-z-]+,0\.0006,single steps,L,$/,
    );
    expect(csv[2]).toMatch(/^3,"12,3",,,,,,,,,,,,,"?.+"?$/);
    expect(csv[3]).toContain("LR");
    expect(csv[4]).toBe("");
  });

  it("is solved by the chosen method", async () => {
    const { solving } = pageAt("board=123*&w=2");
    solving.set({ algorithm: "ida-manhattan" });
    solving.type("8672543*1\nAA*; blocks: A");
    await solving.run();
    const [first] = solving.value.state().rows;
    expect(first?.answer).toMatchObject({ algorithm: "ida-manhattan", length: 31, startBound: 21 });
    expect(first?.answer?.nodes).toBeGreaterThan(1000);
    expect(rowsCsv([sure(first)], t, m)).toContain(",21,ida-manhattan,");
  });

  it("is stopped, and continues there", async () => {
    const { store, worker, solving } = pageAt("board=123*&w=2");
    solving.type("1234567*8\n".repeat(5));
    const ask = worker.ask;
    worker.ask = (task) => {
      if (worker.asked === 2) solving.stop();
      return ask(task);
    };
    await solving.run();
    expect(solving.value.state()).toMatchObject({ phase: "idle", total: 5 });
    // The search during the stop has no row.
    expect(solving.value.state().rows.length).toBe(2);
    await solving.goOn();
    expect(solving.value.state().rows.length).toBe(5);
    expect(store.state().working).toBe(0);
  });

  it("takes a hundred thousand lines, and counts those left out", async () => {
    const bad = "12/3\n".repeat(MOST_LINES + 7);
    const { solving } = pageAt("board=123*&w=2");
    solving.type(bad);
    // Rows are shown, and a stop is handled, during the run.
    solving.value.subscribe(({ rows }) => {
      if (rows.length > 0) solving.stop();
    });
    await solving.run();
    const { total, left, text, rows } = solving.value.state();
    expect([total, left, text]).toEqual([MOST_LINES, 7, ""]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(MOST_LINES);
  });

  it("opens the board of a row, with its optimum", async () => {
    const { store, solving, rows } = await solved("1234567*8\n8672543*1", undefined, "line");
    await solving.open(sure(rows[1]));
    expect(store.state().puzzle?.board).toBe("867/254/3*1");
    expect(store.state().metric).toBe("line");
    expect(provenBest(store.state().bests, "line")).toBe(20);
    expect(solving.value.state().rows).toBe(rows);
  });
});

describe("a session of solves", () => {
  it("is summed up by moves beyond the optimum", async () => {
    const { rows } = await solved(
      [
        "1234567*8 L",
        "1234567*8 RLL",
        "1234567*8\tL R L",
        "1 2 3/4 5 6/7 0 8; blank: R",
        "12345*786 UD",
        "1234567*8 LRLRLRLRLRL",
        "12345*786 U",
        "1234567*8",
        '{"board":"1234567*8","moves":"L"}',
      ].join("\n"),
    );
    expect(rows.map(faultOf)).toEqual(rows.map(() => null));
    expect(rows.map(extraOf)).toEqual([0, 2, 2, 0, null, 10, 0, null, 0]);
    expect(sumUp(rows)).toEqual({
      endings: { shortest: 9 },
      faults: 0,
      lengths: { mean: 1, least: 1, most: 1 },
      session: {
        extras: [
          [0, 4],
          [2, 2],
          [10, 1],
        ],
        meanExtra: 14 / 7,
        missed: 1,
        unknown: 0,
      },
    });
  });
});

it("a long line is cut around its error", () => {
  const text = `${"1 ".repeat(100)}x${" 2".repeat(100)}`;
  const cut = excerptOf(text, { from: 200, to: 201 });
  expect(cut.text.slice(sure(cut.mark).from, sure(cut.mark).to)).toBe("x");
  expect(cut.text.length).toBeLessThan(70);
  expect(excerptOf("12*", null)).toEqual({ text: "12*", mark: null });
  expect(excerptOf(text, { from: 0, to: text.length }).mark?.to).toBe(64);
});

it("white space around a line changes nothing", async () => {
  const around = { ...storeAt("board=123*&w=2").state(), metric: "step" } as const;
  for (const line of [" 12/3*", "12/3*  ", "\t12/3*", "12/3*\t"]) {
    expect((await readLine(rules, around, line)).ok?.puzzle.board).toBe("12/3*");
  }
});
