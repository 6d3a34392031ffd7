import type { Solution } from "taisou";
import { describe, expect, it } from "vitest";
import type { EndEvent, TaskId } from "../../engine/protocol";
import type { Answer } from "../../model/play/play";
import { deepeningOf, joinThresholds, trialOf } from "./trial";

const id = 1 as TaskId;
const answer = {} as Answer;

function ended(type: "finished" | "cancelled", part: Partial<Solution> | null): EndEvent {
  const nothing = { status: "stopped", length: null, optimal: false, bound: 0, reason: null };
  const solution = { ...nothing, algorithm: "anytime", ...part };
  const outcome = part === null ? null : { kind: "solve", solution };
  const stats = { nodes: 100, bound: 9, thresholds: [] };
  return { type, id, outcome, progress: { stats, millis: 1, rate: 1 } } as unknown as EndEvent;
}

const trial = (event: EndEvent, outOfTime = true) =>
  trialOf("anytime", event, outOfTime, () => answer);

const proven = { status: "solved", length: 31, optimal: true, bound: 31 } as const;

it.each([
  [proven, { ending: "shortest", length: 31, ran: null }],
  [
    { ...proven, optimal: false, bound: 20 },
    { ending: "solved", bound: 20, answer },
  ],
  [{ reason: { limit: "maxBytes" } }, { ending: "memory" }],
  [{ reason: { limit: "nothingLeft" } }, { ending: "nothingLeft" }],
  [
    { status: "unsolvable", bound: null },
    { ending: "unsolvable", bound: null },
  ],
  [{ ...proven, algorithm: "bfs" }, { ran: "bfs" }],
] as const)("reads a search that finished with %j as %j", (part, expected) => {
  expect(trial(ended("finished", part))).toMatchObject(expected);
});

it("keeps the partial results of a search that did not finish", () => {
  const late = trial(ended("cancelled", { length: 40, bound: 12 }));
  expect(late).toMatchObject({ ending: "time", length: 40, bound: 12, answer });
  const cancelled = trial(ended("cancelled", null), false);
  expect(cancelled).toMatchObject({ ending: "cancelled", length: null, bound: 9, answer: null });
});

describe("thresholds", () => {
  const fine = [
    { bound: 21, nodes: 1 },
    { bound: 23, nodes: 6 },
  ];

  it("of a coarse trace follow those of a fine one", () => {
    const coarse = [
      { bound: 23, nodes: 0 },
      { bound: 25, nodes: 60_000 },
    ];
    expect(joinThresholds(fine, coarse)).toEqual([...fine, { bound: 25, nodes: 60_000 }]);
  });

  it("are compared by the nodes of each", () => {
    const one = { ...trial(ended("finished", {})), thresholds: fine };
    const other = { ...one, thresholds: [{ bound: 23, nodes: 10 }] };
    expect(deepeningOf([one, other])).toEqual([
      { bound: 21, nodes: [5, null] },
      { bound: 23, nodes: [94, 90] },
    ]);
  });
});
