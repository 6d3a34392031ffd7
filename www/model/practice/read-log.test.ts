import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_LINK, writeLink } from "../link/link";
import type { Attempt } from "./attempt";
import { writeAttemptsCsv } from "./attempts-csv";
import { logObject, practiceText } from "./attempts-json";
import { writeCsTimer } from "./cs-timer";
import type { LogFault } from "./log-fault";
import type { Remark, Rest } from "./log-reading";
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

async function read(text: string, rest: Rest = async () => {}) {
  const log = await readLog(rules, text, rest);
  if (log.fault !== null) throw new Error(JSON.stringify(log.fault));
  return log;
}

const jsonOf = (some = attempts) => practiceText(logObject(some));

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

  it("is written with our solves, which are read back", async () => {
    const first = await read(CSTIMER);
    const all = [...first.attempts, ...attempts];
    const text = writeCsTimer(all);
    const again = await read(text);
    const shown = (some: readonly Attempt[]) =>
      some.map(({ session, ms, penalty, note, start, fragment }) =>
        JSON.stringify([session, ms, penalty, note, Math.floor(start / 1000), fragment]),
      );
    expect(shown(again.attempts).sort()).toEqual(shown(all).sort());
    expect(again.remarks.every(({ kind }) => kind === "boardless")).toBe(true);
    expect(writeCsTimer(again.attempts)).toBe(text);
    expect(Object.keys(JSON.parse(text))).toHaveLength(7);
  });

  it("keeps a solve that two sessions have, and knows both when it is read again", async () => {
    const solve = [[0, 1000], "5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12", "", 1_700_000_000];
    const dateless = [[0, 1000], "1 2/3 0", ""];
    const twice = JSON.stringify({ session1: [solve, dateless], session2: [solve, dateless] });
    const { attempts: first } = await read(twice);
    expect(new Set(first.map(({ id }) => id)).size).toBe(4);
    const longer = JSON.stringify({
      session1: [solve, dateless, [[0, 2000], solve[1], "", 1_700_000_500]],
      session2: [solve, dateless],
    });
    const ids = (await read(longer)).attempts.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(expect.arrayContaining(first.map(({ id }) => id)));
  });

  it("has remarks on sessions of other puzzles and on solves without a board", async () => {
    const { remarks } = await read(CSTIMER);
    const place = (of: string) => ({ form: "csTimer", line: null, place: of, rows: 1 });
    expect(remarks).toEqual([
      { kind: "puzzle", ...place("session1") },
      // Its moves leave the board.
      { kind: "boardless", ...place("session2[0][1]") },
      { kind: "boardless", ...place("session3[0][1]") },
    ]);
  });

  it("has the size of a session without a type from its scrambles", async () => {
    const eight = "D R D L U2 R D R D L U R U L2 D2 R2 U2 L D R";
    const rows = [
      [[0, 9000], "D R U", "", 1_700_000_000],
      [[0, 9000], eight, "", 1_700_000_100],
    ];
    const read8 = await read(JSON.stringify({ session1: rows }));
    // By hand: 20 moves of tiles from the goal.
    const boards = read8.attempts.map(({ fragment }) => puzzleIn(rules, fragment)?.board);
    expect(read8.attempts.map(({ session }) => session)).toEqual(Array(2).fill("3×3 #csTimer 1"));
    expect(boards[1]).toBe("734/025/816");
    expect(boards[0]).toHaveLength(11);
  });

  it.each([
    ["a comment of 150,000 characters", { note: "x".repeat(150_000) }, "cut"],
    ["half a character", { note: "a\ud83d" }, "cut"],
    ["half a character where it is cut", { note: `${"x".repeat(1999)}\u{1F600}` }, "cut"],
    ["phases that fall", { times: [0, 9000, 2000, 5000] }, "unsplit"],
    ["a phase beyond the time", { times: [0, 9000, 9001] }, "unsplit"],
  ])(
    "of a solve with %s is taken with a remark, and our backups of it are read",
    async (_, of, kind) => {
      const { note = "", times = [0, 9000] } = of as { note?: string; times?: number[] };
      const file = { session1: [[times, "1 2/3 0", note, 1_700_000_000]] };
      const { attempts, remarks } = await read(JSON.stringify(file));
      expect(remarks.map((remark) => [remark.kind, remark.rows])).toEqual([[kind, 1]]);
      expect(attempts).toHaveLength(1);
      for (const text of [jsonOf([...attempts]), writeAttemptsCsv(attempts)]) {
        expect(await read(text)).toEqual({ attempts, remarks: [], fault: null });
      }
      const back = await read(writeCsTimer(attempts));
      expect([back.attempts, back.remarks]).toEqual([attempts, []]);
    },
  );

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

  it.each([
    ['1" faster', '1" faster'],
    ['"', '"'],
    ['"quoted"', '"quoted"'],
    ['"open', '"open'],
    ['say "hi"', 'say "hi"'],
    ['"a;b"', "a;b"],
    ['"a ""b"""', 'a "b"'],
    ['"two\nlines"', "two\nlines"],
    ["", ""],
  ])("reads the comment %j of its table as csTimer wrote it", async (written, note) => {
    const row = (number: number, comment: string, date: string) =>
      `${number};12.34;${comment};5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12;${date};12.34\r\n`;
    const date = "2026-01-05 10:20:30";
    const table = `No.;Time;Comment;Scramble;Date;P.1\r\n${row(1, written, date)}${row(2, '5"', "N/A")}`;
    const { attempts, remarks } = await read(table);
    expect(attempts.map((attempt) => attempt.note)).toEqual([note, '5"']);
    expect(attempts[1]?.start).toBe(attempts[0]?.start);
    expect(remarks).toEqual([]);
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

  it("of earlier versions are read without csTimer's rows and sessions", async () => {
    const file = JSON.parse(jsonOf());
    file.practice.fields.push("source");
    file.practice.attempts[0].push('[[0,300],"",""]');
    file.practice.frame = '{"session1":["x"]}';
    expect(await read(JSON.stringify(file))).toMatchObject({ attempts, remarks: [] });
  });

  it("have no notes that a spreadsheet runs, and are read with the notes as they were", async () => {
    const notes = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'=1", "''=1", "'a", "'", '="x",1'];
    const noted = notes.map((note, index) => ({ ...attempts[index], note })) as Attempt[];
    const [first, ...others] = noted;
    const some = [{ ...first, session: "=1+1" } as Attempt, ...others];
    const csv = writeAttemptsCsv(some);
    expect(csv).not.toMatch(/(^|,|")[=+\-@\t](?!2,)/m);
    expect((await read(csv)).attempts).toEqual(some);
  });

  it("keep the longest times, dates and texts", async () => {
    const [one] = attempts as [Attempt];
    const long = {
      ...one,
      ms: 1e14 - 1,
      start: 1e14 - 1,
      note: "x".repeat(2000),
      splits: [1e14 - 1],
    };
    for (const text of [jsonOf([long]), writeAttemptsCsv([long])]) {
      expect(await read(text)).toMatchObject({ attempts: [long], remarks: [] });
    }
    const many = { ...one, moves: new Uint8Array(50_000), times: new Uint8Array(200_000) };
    expect((await read(jsonOf([many]))).remarks).toMatchObject([{ kind: "moves" }]);
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
  ["csTimer", () => writeCsTimer(attempts)],
])(
  "a long file of %s is read in slices, between which the page rests and learns how far it is",
  async (_, text) => {
    const parts: number[] = [];
    await read(text(), async (part) => {
      parts.push(part);
    });
    expect(parts.length).toBeGreaterThanOrEqual(attempts.length);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts[0]).toBe(0);
    expect(parts.at(-1)).toBeGreaterThan(0.9);
    expect(parts.at(-1)).toBeLessThan(1);
  },
);

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
      "a column twice",
      CSV.replace("note,id", "id,id"),
      { form: "CSV", expected: "column", line: 1, found: "id" },
    ],
    ["a missing column", CSV.replace(",id\r", "\r"), { expected: "column", line: 1, place: "id" }],
    ["an open quote", `${HEAD}\r\n"a`, { expected: "quote", line: 2 }],
    [
      "a start of text, on which all later ones depend",
      row(2, "1"),
      { expected: "date", place: "practice.attempts[1].start" },
    ],
    ["a row that is no list", json((p) => p.attempts.push(7 as never)), { expected: "list" }],
  ])("is refused with its place: %s", async (_, text, fault) => {
    expect((await readLog(rules, text, async () => {})).fault).toMatchObject(fault);
  });

  it.each<[string, string, Partial<Remark>]>([
    [
      "a session that is no list",
      csTimer((f) => {
        f.session2 = 5 as never;
      }),
      { form: "csTimer", kind: "list", place: "session2" },
    ],
    [
      "a row that is no list",
      csTimer((f) => {
        f.session2?.splice(1, 1, "x" as never);
      }),
      { kind: "list", place: "session2[1]" },
    ],
    [
      "a row without times",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, 9);
      }),
      { kind: "list", place: "session2[1][0]" },
    ],
    [
      "a time that is text",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0, "9"]);
      }),
      { kind: "time", place: "session2[1][0][1]" },
    ],
    [
      "a time below 0",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0, -5]);
      }),
      { kind: "time" },
    ],
    [
      "no time",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [0]);
      }),
      { kind: "time", place: "session2[1][0]" },
    ],
    [
      "another penalty",
      csTimer((f) => {
        f.session2?.[1]?.splice(0, 1, [7, 9]);
      }),
      { kind: "penalty", place: "session2[1][0][0]" },
    ],
    [
      "a scramble that is a number",
      csTimer((f) => {
        f.session2?.[0]?.splice(1, 1, 4);
      }),
      { kind: "text", place: "session2[0][1]" },
    ],
    [
      "a date of text",
      csTimer((f) => {
        f.session2?.[0]?.splice(3, 1, "today");
      }),
      { kind: "date", place: "session2[0][3]" },
    ],
    ["an id with markup", row(0, "<b>"), { kind: "name", place: "practice.attempts[1].id" }],
    [
      "an id twice",
      json((p) => p.attempts.push(p.attempts[0] ?? [])),
      { kind: "another", place: "practice.attempts[3].id" },
    ],
    ["an unknown session", row(1, 9), { kind: "number", place: "practice.attempts[1].session" }],
    [
      "a board with a number twice",
      row(3, "1 1/2 0"),
      { kind: "board", place: "practice.attempts[1].scramble" },
    ],
    [
      "a time of half a millisecond",
      row(4, 0.5),
      { kind: "time", place: "practice.attempts[1].ms" },
    ],
    [
      "moves that are no base64",
      row(6, "%%"),
      { kind: "bytes", place: "practice.attempts[1].moves" },
    ],
    [
      "moves off the board",
      row(6, btoa("\0".repeat(12))),
      { kind: "moves", place: "practice.attempts[1].moves" },
    ],
    [
      "times that break off",
      row(7, "gA=="),
      { kind: "times", place: "practice.attempts[1].times" },
    ],
    ["splits that fall", row(8, [5, 4]), { kind: "unsplit", place: "practice.attempts[1].splits" }],
    ["an optimum of text", row(9, "42"), { kind: "number", place: "practice.attempts[1].optimal" }],
    ["a short line", `${HEAD}\r\na,b\r\n`, { kind: "cells", line: 2 }],
    ["a date of a spreadsheet", table(1, "45678.5"), { kind: "date", line: 3, place: "start" }],
    ["a time with a comma", table(2, '"9,5"'), { kind: "time", line: 3, place: "time" }],
    ["a count beyond the times", table(8, "U9999"), { kind: "times", line: 3, place: "times" }],
    ["a line that is no link", `${REPLAY}AAAA\nhello`, { form: "slidysim", kind: "link", line: 1 }],
    [
      "a damaged table of csTimer",
      "No.;Time;Comment;Scramble;Date;P.1\n1;abc;;;2025-01-16 08:49:47;1",
      { form: "CSV", kind: "time", line: 2, place: "Time" },
    ],
    ["a session named length", row(1, "length"), { kind: "number" }],
    ["a session named map", row(1, "map"), { kind: "number" }],
    [
      "a session of broken text",
      csTimer((f) => Object.assign(f, { session2: "[" })),
      { kind: "json" },
    ],
    [
      "a type that is an object",
      csTimer((f) => {
        const { properties } = f as { properties?: { sessionData: unknown } };
        Object.assign(properties ?? {}, {
          sessionData: { 3: { opt: { scrType: { toString: 5 } } }, 9: null, 2: "x" },
        });
      }),
      { kind: "puzzle", place: "session3", rows: 2 },
    ],
    [
      "a row of 100,000 brackets",
      `{"session1":[${"[".repeat(100_000)}${"]".repeat(100_000)},[[0,9],"1 2/3 0"]]}`,
      { kind: "list", place: "session1[0]" },
    ],
    ["a time of 3,000 years", row(4, 1e14), { kind: "time", place: "practice.attempts[1].ms" }],
  ])("loses only the row, with its place: %s", async (_, text, remark) => {
    const { attempts, remarks } = await read(text);
    expect(remarks).toContainEqual(expect.objectContaining(remark));
    // The tables of these tests have a row only.
    if (text.startsWith("{")) expect(attempts).not.toEqual([]);
  });
});
