import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_LINK, writeLink } from "../link/link";
import type { Attempt } from "./attempt";
import { writeAttemptsCsv } from "./attempts-csv";
import { logObject, practiceText } from "./attempts-json";
import { writeCsTimer } from "./cs-timer";
import type { LogFault } from "./log-fault";
import { readLog } from "./read-log";
import { plainNumbers, puzzleIn } from "./scramble-text";
import { writeReplays } from "./slidysim-log";
import { movesOf } from "./steps";
import { madeAttempts } from "./walks-in-tests";

const attempts = [
  ...madeAttempts(120),
  ...madeAttempts(30, 3, "3×3"),
  ...madeAttempts(20, 6, "6×6"),
];

async function read(text: string, rest = async () => {}) {
  const log = await readLog(rules, text, rest);
  if (log.fault !== null) throw new Error(JSON.stringify(log.fault));
  return log;
}

const jsonOf = (some = attempts, frame: string | null = null) =>
  practiceText(logObject(some, frame));

/** A file of csTimer with what it can have. */
const CSTIMER = JSON.stringify({
  session1: [[[0, 9530], "R U R' F2 D' L2 B'", "", 1_700_000_000]],
  session2: [
    [[0, 61_234, 40_000, 20_000], "D2 R U L D R2 U2 L D2 R U3 L3", "three phases", 1_763_000_000],
    [[2000, 45_678], "R D2 L U R D", "", 1_763_000_100],
    [[-1, 12_000], "R D2 L U R D", 'むずかしい "q"', 1_763_000_050, ["sol", "15p"], { later: 1 }],
    [[0, 33_000], "5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12", "", 1_763_000_300],
  ],
  session3: [
    [[0, 8000.5], "blank: never", null],
    [[0, 7000], "￪ ￩2 ￬"],
  ],
  session4: [],
  session5: '[[[0,5000],"D R U","",1763000400]]',
  properties: {
    useMilli: true,
    sessionData: JSON.stringify({
      1: { name: "3x3", opt: {}, rank: 1 },
      2: { name: "15p", opt: { scrType: "15prp" }, rank: 2 },
      3: { name: 3, opt: { scrType: "8prmp" }, rank: 3 },
      5: { name: "15p", opt: { scrType: "15prap" }, rank: 4 },
    }),
    sessionN: 15,
    unknown: [1, { a: null }],
  },
});

describe("csTimer", () => {
  it("gives its sliding puzzles", async () => {
    const { attempts } = await read(CSTIMER);
    expect(attempts.map(({ session, ms, penalty, note }) => [session, ms, penalty, note])).toEqual([
      ["4×4 #15p", 61_234, "none", "three phases"],
      ["4×4 #15p", 45_678, "+2", ""],
      ["4×4 #15p", 12_000, "dnf", 'むずかしい "q"'],
      ["4×4 #15p", 33_000, "none", ""],
      ["3×3 #csTimer 3", 8001, "none", ""],
      ["3×3 #csTimer 3", 7000, "none", ""],
      ["4×4 #15p (2)", 5000, "none", ""],
    ]);
    expect(attempts[0]?.splits).toEqual([20_000, 40_000, 61_234]);
    const boards = attempts.map(({ fragment }) => fragment && puzzleIn(rules, fragment)?.board);
    // By hand: letters of tiles from the goal, and arrows of the blank.
    expect(boards[1]).toBe("1 2 3 4/5 6 0 12/9 10 8 7/13 14 11 15");
    expect(boards[3]).toBe("5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12");
    expect(boards[5]).toBe("123/745/086");
  });

  it("is written back byte by byte", async () => {
    const { attempts, frame } = await read(CSTIMER);
    expect(writeCsTimer(attempts, frame)).toBe(CSTIMER);
  });

  it("is written back after a way through the log's own file, with what was changed", async () => {
    const first = await read(CSTIMER);
    const { attempts, frame } = await read(jsonOf([...first.attempts], first.frame));
    expect(writeCsTimer(attempts, frame)).toBe(CSTIMER);
    const [one, two, three, ...others] = attempts;
    if (one === undefined || two === undefined || three === undefined) throw new Error("too few");
    const changed = [{ ...one, note: "" }, { ...three, penalty: "none" as const }, ...others];
    const expected = CSTIMER.replace("three phases", "")
      .replace(/\[\[2000.*?\],(?=\[\[-1)/, "")
      .replace("[-1,12000]", "[0,12000]");
    expect(writeCsTimer(changed, frame)).toBe(expected);
  });

  it("takes sessions of this page, beside its own", async () => {
    const first = await read(CSTIMER);
    const both = writeCsTimer([...first.attempts, ...attempts], first.frame);
    const again = await read(both);
    const timesIn = (some: readonly Attempt[]) =>
      some.map(({ session, ms }) => `${session} ${ms}`).sort();
    expect(timesIn(again.attempts)).toEqual(timesIn([...first.attempts, ...attempts]));
    expect(writeCsTimer(again.attempts, again.frame)).toBe(both);
    expect(JSON.parse(both).properties).toMatchObject({
      useMilli: true,
      unknown: [1, { a: null }],
    });
  });

  it("reads its table of one session", async () => {
    const table =
      'No.;Time;Comment;Scramble;Date;P.1\r\n1;1:13.52;;D R U;2025-01-16 08:49:47;1:13.52\r\n2;46.07+;"a;b";D2;2025-01-16 08:50:47;44.07\r\n3;DNF(44.830);;"R U R\'";2025-01-16 08:51:47;44.83\r\n';
    const { attempts } = await read(table);
    expect(attempts.map(({ ms, penalty, note }) => [ms, penalty, note])).toEqual([
      [73_520, "none", ""],
      [44_070, "+2", "a;b"],
      [44_830, "dnf", ""],
    ]);
  });
});

describe("own files", () => {
  it("are read back whole", async () => {
    expect((await read(jsonOf())).attempts).toEqual(attempts);
    expect((await read(writeAttemptsCsv(attempts))).attempts).toEqual(attempts);
  });

  it("are written again byte by byte", async () => {
    const csv = writeAttemptsCsv(attempts);
    expect(writeAttemptsCsv((await read(csv)).attempts)).toBe(csv);
    const replays = await writeReplays(attempts);
    expect(await writeReplays((await read(replays)).attempts)).toBe(replays);
  });

  it("keep boards and moves as slidysim replays", async () => {
    const { attempts: again } = await read(await writeReplays(attempts));
    const played = (some: typeof attempts) =>
      some.map(({ fragment, moves, times }) => [fragment, moves, times]);
    expect(played([...again])).toEqual(played(attempts));
  });

  it("have solutions that reach the goal", () => {
    for (const attempt of attempts) {
      const puzzle = puzzleIn(rules, attempt.fragment);
      const moves = puzzle === null ? [] : movesOf(attempt, puzzle.start);
      const text = puzzle && rules.writeMoves(puzzle.board, puzzle.width, moves, {});
      const end = puzzle && rules.readMoves(puzzle.board, puzzle.width, text ?? "", {}).ok;
      expect(end && rules.parse(end.board, puzzle.width, {})?.solved).toBe(true);
    }
  });

  it("add nothing when they are read twice", async () => {
    const ids = async (text: string) => (await read(text)).attempts.map(({ id }) => id);
    for (const text of [CSTIMER, await writeReplays(attempts)]) {
      const first = await ids(text);
      expect(await ids(text)).toEqual(first);
      expect(new Set(first).size).toBe(first.length);
    }
  });

  it("hold 10,000 solves of 70 moves in 3 MB", async () => {
    const many = madeAttempts(10_000);
    const text = jsonOf(many);
    expect(new TextEncoder().encode(text).length).toBeLessThan(3_000_000);
    expect((await read(text)).attempts).toHaveLength(10_000);
  });

  it("write plain boards as links do", () => {
    for (const { fragment } of attempts) {
      expect(writeLink({ ...EMPTY_LINK, board: sure(plainNumbers(fragment)) })).toBe(fragment);
    }
  });

  it.each([
    ["start=123/4*6/758&end", "1 2 3/4 0 6/7 5 8"],
    ["start=1234*6758&goal=12345678*&w=3&end", "1 2 3/4 0 6/7 5 8"],
    ["start=1%202%203%204/5%20*%206%207&goal=1%202%203%204/5%206%207%20*&end", "1 2 3 4/5 0 6 7"],
    ["start=123/4*6/758&goal=123/456/7*8&end", null],
    ["start=123/4*6/758&metric=line&end", null],
    ["start=123/4#6/75*&end", null],
    ["start=122/4*6/758&end", null],
    ["start=123/4*6/758", null],
    ["puzzle=taisou", null],
  ])("know the plain boards: %s", (fragment, scramble) => {
    expect(plainNumbers(fragment)).toBe(scramble);
  });
});

it.each([
  ["CSV", () => writeAttemptsCsv(attempts)],
  ["JSON", () => jsonOf()],
  ["csTimer", () => writeCsTimer(attempts, null)],
])("a long file of %s is read in slices, between which the page rests", async (_, text) => {
  let rests = 0;
  await read(text(), async () => {
    rests += 1;
  });
  // 120, 30 and 20 attempts, together or in three sessions.
  expect(rests).toBeGreaterThanOrEqual(5);
});

describe("a file that cannot be read", () => {
  const csTimer = (change: (file: Record<string, unknown[][]>) => void) => {
    const file = JSON.parse(CSTIMER);
    change(file);
    return JSON.stringify(file);
  };
  const json = (
    change: (practice: ReturnType<typeof logObject> & { attempts: unknown[][] }) => void,
  ) => {
    const file = JSON.parse(jsonOf(attempts.slice(0, 3)));
    change(file.practice);
    return JSON.stringify(file);
  };
  const row = (index: number, value: unknown) =>
    json(({ attempts }) => attempts[1]?.splice(index, 1, value));
  const CSV = writeAttemptsCsv(attempts.slice(1, 4));
  const [HEAD = "", FIRST = ""] = CSV.split("\r\n");
  const table = (column: number, cell: string) => {
    const cells = FIRST.split(",");
    cells.splice(column, 1, cell);
    return [HEAD, FIRST, cells.join(","), ""].join("\r\n");
  };
  const REPLAY = "https://slidysim.github.io/replay?r=";

  it.each<[string, string, Partial<LogFault>]>([
    ["nothing", "", { form: null, expected: "file" }],
    ["a picture", "\x89PNG\r\n", { form: null, expected: "file", found: "\x89PNG\r\n" }],
    ["half of a file", CSTIMER.slice(0, 300), { form: "JSON", expected: "json" }],
    ["another object", '{"name":"x"}', { form: "JSON", expected: "file" }],
    [
      "a session that is no list",
      csTimer((f) => {
        f.session2 = 5 as never;
      }),
      { form: "csTimer", expected: "list", place: "session2", found: "5" },
    ],
    [
      "a row that is no list",
      csTimer((f) => {
        f.session2?.splice(1, 1, "x" as never);
      }),
      { expected: "list", place: "session2[1]" },
    ],
    [
      "a row without times",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, 9);
      }),
      { expected: "list", place: "session2[1][0]" },
    ],
    [
      "a time that is text",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0, "9"]);
      }),
      { expected: "time", place: "session2[1][0][1]", found: "9" },
    ],
    [
      "a time below 0",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0, -5]);
      }),
      { expected: "time", found: "-5" },
    ],
    [
      "no time",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0]);
      }),
      { expected: "time", place: "session2[1][0]" },
    ],
    [
      "another penalty",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [7, 9]);
      }),
      { expected: "penalty", place: "session2[1][0][0]", found: "7" },
    ],
    [
      "a scramble that is a number",
      csTimer((f) => {
        f.session2?.[0]?.splice(1, 1, 4);
      }),
      { expected: "text", place: "session2[0][1]" },
    ],
    [
      "a date of text",
      csTimer((f) => {
        f.session2?.[0]?.splice(3, 1, "today");
      }),
      { expected: "date", place: "session2[0][3]", found: "today" },
    ],
    [
      "a later version",
      json((p) => Object.assign(p, { version: 2 })),
      { form: "JSON", expected: "version", place: "practice.version", found: "2" },
    ],
    [
      "other fields",
      json((p) => Object.assign(p, { fields: ["id"] })),
      { expected: "list", place: "practice.fields" },
    ],
    [
      "no attempts",
      json((p) => Object.assign(p, { attempts: {} })),
      { expected: "list", place: "practice.attempts" },
    ],
    [
      "an id with markup",
      row(0, "<b>"),
      { expected: "name", place: "practice.attempts[1].id", found: "<b>" },
    ],
    [
      "an id twice",
      json((p) => p.attempts.push(p.attempts[0] ?? [])),
      { expected: "name", place: "practice.attempts[3]" },
    ],
    [
      "an unknown session",
      row(1, 9),
      { expected: "number", place: "practice.attempts[1].session" },
    ],
    [
      "a board with a number twice",
      row(3, "1 1/2 0"),
      { expected: "board", place: "practice.attempts[1].scramble" },
    ],
    [
      "a time of half a millisecond",
      row(4, 0.5),
      { expected: "time", place: "practice.attempts[1].ms" },
    ],
    [
      "moves that are no base64",
      row(6, "%%"),
      { expected: "bytes", place: "practice.attempts[1].moves" },
    ],
    [
      "moves off the board",
      row(6, btoa("\0".repeat(12))),
      { expected: "moves", place: "practice.attempts[1].moves" },
    ],
    [
      "times that break off",
      row(7, "gA=="),
      { expected: "times", place: "practice.attempts[1].times" },
    ],
    [
      "splits that fall",
      row(8, [5, 4]),
      { expected: "splits", place: "practice.attempts[1].splits" },
    ],
    [
      "an optimum of text",
      row(9, "42"),
      { expected: "number", place: "practice.attempts[1].optimal" },
    ],
    [
      "a column twice",
      CSV.replace("note,id", "id,id"),
      { form: "CSV", expected: "column", line: 1, found: "id" },
    ],
    ["a missing column", CSV.replace(",id\r", "\r"), { expected: "column", line: 1, place: "id" }],
    ["a short line", `${HEAD}\r\na,b\r\n`, { expected: "cells", line: 2 }],
    ["an open quote", `${HEAD}\r\n"a`, { expected: "quote", line: 2 }],
    [
      "a date of a spreadsheet",
      table(1, "45678.5"),
      { expected: "date", line: 3, place: "start", found: "45678.5" },
    ],
    ["a time with a comma", table(2, '"9,5"'), { expected: "time", line: 3, place: "time" }],
    ["a count beyond the times", table(8, "U9999"), { expected: "times", line: 3, place: "times" }],
    [
      "a line that is no link",
      `${REPLAY}AAAA\nhello`,
      { form: "slidysim", expected: "link", line: 1 },
    ],
    [
      "a damaged table of csTimer",
      "No.;Time;Comment;Scramble;Date;P.1\n1;abc;;;2025-01-16 08:49:47;1",
      { form: "CSV", expected: "time", line: 2, place: "Time", found: "abc" },
    ],
  ])("is refused with its place: %s", async (_, text, fault) => {
    expect((await readLog(rules, text, async () => {})).fault).toMatchObject(fault);
  });
});
