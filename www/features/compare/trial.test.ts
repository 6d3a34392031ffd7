import type { Solution, Stats } from "taisou";
import { describe, expect, it } from "vitest";
import type { EndEvent, Progress, TaskId, Threshold } from "../../engine/protocol";
import type { Answer } from "../../model/play/play";
import { deepeningOf, joinThresholds, trialOf } from "./trial";

const id = 1 as TaskId;
const answer = {} as Answer;

function progress(nodes: number, bound: number, thresholds: readonly Threshold[] = []): Progress {
  return { stats: { nodes, bound, thresholds } as unknown as Stats, millis: 1, rate: 1 };
}

function solution(part: Partial<Solution>): Solution {
  const nothing = { status: "stopped", length: null, optimal: false, bound: 0, reason: null };
  return { ...nothing, algorithm: "anytime", ...part } as Solution;
}

function ended(type: "finished" | "cancelled", part: Partial<Solution> | null, now = 9): EndEvent {
  const outcome = part === null ? null : { kind: "solve" as const, solution: solution(part) };
  return { type, id, outcome, progress: progress(100, now) } as EndEvent;
}

const trial = (event: EndEvent, outOfTime = true) =>
  trialOf("anytime", event, outOfTime, () => answer);

describe("the end of a method", () => {
  it("is a shortest solution only if that is proven", () => {
    const proven = { status: "solved", length: 31, optimal: true, bound: 31 } as const;
    expect(trial(ended("finished", proven))).toMatchObject({ ending: "shortest", length: 31 });
    const unproven = trial(ended("finished", { ...proven, optimal: false, bound: 20 }));
    expect(unproven).toMatchObject({ ending: "solved", bound: 20, answer });
  });

  it("says what stopped it, and keeps what it had", () => {
    const part = { length: 40, bound: 12 };
    expect(trial(ended("cancelled", part))).toMatchObject({
      ...{ ending: "time", length: 40, bound: 12, answer },
    });
    expect(trial(ended("cancelled", null), false)).toMatchObject({
      ...{ ending: "cancelled", length: null, bound: 9, answer: null },
    });
    const limit = { reason: { limit: "maxBytes" } } as const;
    expect(trial(ended("finished", limit)).ending).toBe("memory");
    const none = { reason: { limit: "nothingLeft" } } as const;
    expect(trial(ended("finished", none)).ending).toBe("nothingLeft");
  });

  it("bounds nothing where there is no solution", () => {
    const none = { status: "unsolvable", bound: null } as const;
    expect(trial(ended("finished", none))).toMatchObject({ ending: "unsolvable", bound: null });
  });

  it("says what was chosen to run", () => {
    const ran = { status: "solved", length: 1, optimal: true, algorithm: "bfs" } as const;
    expect(trial(ended("finished", ran)).ran).toBe("bfs");
    expect(trial(ended("finished", { ...ran, algorithm: "anytime" })).ran).toBeNull();
  });
});

describe("thresholds", () => {
  const close = [
    { bound: 21, nodes: 1 },
    { bound: 23, nodes: 6 },
  ];

  it("seen in passing come after those seen closely", () => {
    const passing = [
      { bound: 23, nodes: 0 },
      { bound: 25, nodes: 60_000 },
    ];
    expect(joinThresholds(close, passing)).toEqual([...close, { bound: 25, nodes: 60_000 }]);
  });

  it("stand side by side, each with its own nodes", () => {
    const one = { ...trial(ended("finished", {})), thresholds: close };
    const other = { ...one, thresholds: [{ bound: 23, nodes: 10 }] };
    expect(deepeningOf([one, other])).toEqual([
      { bound: 21, nodes: [5, null] },
      { bound: 23, nodes: [94, 90] },
    ]);
  });
});
