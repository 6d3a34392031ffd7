import * as taisou from "taisou";
import { beforeEach, describe, expect, it } from "vitest";
import { createPage } from "../../app/page-in-tests";
import type { ClientEvent, TaskClient } from "../../engine/client";
import type { Outcome, Progress, Task, TaskId } from "../../engine/protocol";
import { rules, sure } from "../../engine/rules-in-tests";
import { surveyOf } from "../../model/derived/state-space";
import type { Answer } from "../../model/play/play";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import type { Store } from "../../model/state/store";
import type { ComposeRequest } from "./compose-job";
import { SurveyController } from "./survey-controller";

const REQUEST: ComposeRequest = {
  ...{ depth: 4, unique: false, count: 2, seed: 7 },
  ...{ spell: "", word: "", bag: "" },
};

let store: Store;
let space: SurveyController;
let emit: (event: ClientEvent) => void;
let tasks: Task[];
let cancels: number;
let located: (readonly string[])[];

beforeEach(() => {
  tasks = [];
  located = [];
  cancels = 0;
  ({ store } = createPage());
  const client: TaskClient = {
    start: (task) => tasks.push(task) as TaskId,
    listen: (listener) => {
      emit = listener;
    },
    cancel: () => {
      cancels += 1;
    },
    resume: () => null,
    locate: (_, boards) => located.push(boards) > 0,
    warm: () => {},
  };
  space = new SurveyController(store, rules, client);
  open({ start: "123*", goal: "231*", width: "2" });
});

function open(part: Partial<Fields>): void {
  const fields = { ...EMPTY_FIELDS, ...part };
  const reading = sure(readFields(rules, fields));
  store.dispatch({ type: "opened", fields, reading, gestures: [] });
}

const id = () => tasks.length as TaskId;
const finish = (outcome: Outcome) =>
  emit({ type: "finished", id: id(), outcome, progress: {} as Progress });
const SURVEY: Outcome = {
  kind: "survey",
  survey: { status: "done", metric: "step" } as taisou.SurveyResult,
};
const job = () => store.state().space;

describe("a survey", () => {
  it("starts from the goals, with the start to define the pieces that they leave open", () => {
    space.survey();
    expect(tasks).toMatchObject([
      { kind: "survey", goals: ["23/1*"], width: 2, options: { metric: "step" } },
    ]);
    expect(tasks[0]?.options).not.toHaveProperty("goal");
    expect(tasks[0]?.options).not.toHaveProperty("start");
    expect(job().survey.kind).toBe("running");
    open({ start: "123*", goal: "2?/??", width: "2" });
    space.survey();
    expect(tasks[1]).toMatchObject({ goals: ["2?/??"], options: { start: "12/3*" } });
    open({ start: "123*", goal: "231*\n\n312*", width: "2" });
    space.survey();
    expect(tasks[2]).toMatchObject({ goals: ["23/1*", "31/2*"], options: { start: "12/3*" } });
  });

  it("locates the start and each new position once", () => {
    space.survey();
    finish(SURVEY);
    store.dispatch({ type: "slid", gesture: { moves: [], board: "12/*3" }, spoken: "" });
    store.dispatch({ type: "undone" });
    expect(located).toEqual([["12/3*", "12/3*"], ["12/*3"]]);
    emit({ type: "located", id: id(), boards: ["12/*3"], distances: [5] });
    expect(job().distances.get("12/*3")).toBe(5);
  });

  it("locates them again after another survey", () => {
    for (const _ of [1, 2]) {
      space.survey();
      finish(SURVEY);
    }
    expect(located).toEqual([
      ["12/3*", "12/3*"],
      ["12/3*", "12/3*"],
    ]);
  });

  it("is valid for another start with the same goal, and invalid for another goal or metric", () => {
    space.survey();
    finish(SURVEY);
    open({ start: "*1/32", goal: "23/1*", width: "2" });
    expect(surveyOf(store.state())).not.toBeNull();
    open({ start: "123*", goal: "312*", width: "2" });
    expect(surveyOf(store.state())).toBeNull();
    open({ start: "123*", goal: "231*", width: "2" });
    expect(surveyOf(store.state())).not.toBeNull();
    store.dispatch({ type: "metric", metric: "line" });
    expect(surveyOf(store.state())).toBeNull();
  });

  it("continues if a start in the same space is opened, and is cancelled with the goal", () => {
    space.survey();
    open({ start: "*1/32", goal: "231*", width: "2" });
    expect(cancels).toBe(0);
    open({ start: "124*", width: "2" });
    expect(cancels).toBe(1);
    expect(job().survey.kind).toBe("none");
    // Its last event changes nothing.
    emit({ type: "cancelled", id: id(), progress: null, outcome: null });
    expect(job().survey.kind).toBe("none");
  });

  it("can be cancelled, can be refused, and is replaced by another task", () => {
    space.survey();
    space.cancel();
    expect([cancels, job().survey.kind]).toEqual([1, "cancelling"]);
    emit({ type: "cancelled", id: id(), progress: null, outcome: null });
    expect(job().survey.kind).toBe("cancelled");
    space.survey();
    const objection = { code: "too-large", details: { bytes: 1 } } as const;
    emit({ type: "refused", id: id(), objection, message: "" });
    expect(job().survey).toEqual({ kind: "refused", ...objection });
    space.survey();
    space.compose(REQUEST);
    expect([job().survey.kind, job().compose.kind]).toEqual(["cancelled", "running"]);
  });
});

describe("a count", () => {
  const answer = { board: "12/3*", history: [], turns: [], notation: "" };
  const solution = { metric: "step", optimal: true, algorithm: "bfs" } as taisou.Solution;

  beforeEach(() => {
    const solved: Answer = { ...answer, solution };
    store.dispatch({ type: "ended", result: { kind: "solved", answer: solved }, progress: null });
    space.count();
  });

  it("starts from the solved position, and lists solutions to replay", () => {
    expect(tasks).toMatchObject([
      { kind: "count", board: "12/3*", options: { goal: "231*", metric: "step", list: 10 } },
    ]);
    const { moves } = taisou.solve("123*", 2, "bfs", { goal: "231*" });
    const count = { status: "solved" as const, length: 4, count: "1", solutions: [moves] };
    finish({ kind: "count", count: count as Partial<taisou.CountResult> as taisou.CountResult });
    const done = job().count;
    if (done.kind !== "done") throw new Error(done.kind);
    expect(done.value.answers).toHaveLength(1);
    expect(done.value.answers[0]?.turns).toHaveLength(4);
    expect(done.value.answers[0]?.turns.at(-1)?.board).toBe("23/1*");
  });

  it("is cancelled with the solution", () => {
    open({ start: "124*", width: "2" });
    expect([cancels, job().count.kind]).toEqual([1, "none"]);
  });
});

describe("generated boards", () => {
  const sent = (request: Partial<ComposeRequest>) => {
    space.compose({ ...REQUEST, ...request });
    return tasks.at(-1);
  };

  it("have only the given conditions as options", () => {
    expect(sent({})).toMatchObject({ kind: "compose", goals: ["23/1*"], width: 2 });
    const shared = { metric: "step", count: 2, seed: 7 };
    expect(sent({})?.options).toEqual({ ...shared, depth: 4 });
    const options = sent({ depth: null, unique: true, spell: "1?" })?.options;
    expect(options).toEqual({ ...shared, unique: true, spell: "1???" });
  });

  it("have a goal with the word, from the puzzle's symbols or others", () => {
    expect(sent({ word: "31" })).toMatchObject({ goals: ["12/3*"], options: { word: "31" } });
    const bag = sent({ word: "AB", bag: "ABCDE*/FGHIJK" });
    expect(bag).toMatchObject({ goals: ["ABCDE*/FGHIJK"], width: 0 });
    expect(bag?.options).not.toHaveProperty("start");
    finish({
      kind: "compose",
      composed: { goal: "AB/*C", boards: [] } as unknown as taisou.ComposeResult,
    });
    expect(job().compose).toMatchObject({
      kind: "done",
      value: { fields: { goal: "AB/*C", width: "" }, width: 0, space: null },
    });
  });
});

it("locates the neighbours too while the live distance is shown", () => {
  const survey = { metric: "step" } as taisou.SurveyResult;
  space.survey();
  finish({ kind: "survey", survey });
  expect(located).toEqual([["12/3*", "12/3*"]]);
  store.dispatch({ type: "prefs", prefs: { live: true } });
  expect(located.at(-1)?.toSorted()).toEqual(["1*/32", "12/*3"]);
});

it("reports that its worker was replaced", () => {
  emit({ type: "replaced" });
  expect(store.state().notice).toEqual({ kind: "replaced" });
});
