import { describe, expect, it } from "vitest";
import type { Outcome, Task } from "../protocol";
import { createSolving } from "./solve-work";
import { createSurveying } from "./survey-work";

const GOALS = ["123/456/78*"];

function run(task: Task): Outcome {
  const work = task.kind === "solve" ? createSolving(task) : createSurveying(task);
  while (work.advance(20_000) === "paused");
  const outcome = work.outcome();
  work.free();
  return outcome;
}

describe("every kind of task", () => {
  it("ends with its own outcome", () => {
    const board = "867/254/3*1";
    const solve = run({ kind: "solve", board, width: 3, algorithm: "auto", options: {} });
    expect(solve).toMatchObject({ kind: "solve", solution: { length: 31 } });
    const count = run({ kind: "count", board, width: 3, options: { list: 3 } });
    expect(count).toMatchObject({ kind: "count", count: { length: 31, count: "40" } });
    const survey = run({ kind: "survey", goals: GOALS, width: 3, options: { start: board } });
    expect(survey).toMatchObject({ kind: "survey", survey: { positions: 181_440, max: 31 } });
    const options = { start: board, depth: 9, count: 2, seed: 1 };
    const composed = run({ kind: "compose", goals: GOALS, width: 3, options });
    expect(composed).toMatchObject({ kind: "compose", composed: { boards: { length: 2 } } });
  });

  it("survey: a cancelled one reports its complete layers as stopped", () => {
    const work = createSurveying({ kind: "survey", goals: GOALS, width: 3, options: {} });
    expect(work.soFar()).toBeNull();
    work.advance(1000);
    expect(work.soFar()).toMatchObject({
      survey: { status: "stopped", limit: "budget", counts: { 0: 1, 1: 2, 2: 4 } },
    });
    work.free();
  });

  it("survey: reports distances, also of several goals", () => {
    const goals = ["12/3*", "*1/32"];
    const work = createSurveying({ kind: "survey", goals, width: 2, options: { start: "12/3*" } });
    while (work.advance(1000) === "paused");
    expect(work.distance?.("*1/32")).toBe(0);
    expect(work.distance?.("1*/32")).toBe(1);
    expect(work.distance?.("21/3*")).toBeNull();
    work.free();
  });
});
