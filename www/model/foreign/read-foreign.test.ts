import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { puzzleOf, solve } from "../puzzle/puzzle-in-tests";
import { readFields } from "../puzzle/read";
import { objectOf } from "./object";
import { readForeign } from "./read-foreign";
import { replayLink, replaysIn } from "./replay";
import { scrambleOf } from "./scramble";

/** The puzzle in a text, as the module reads it. */
async function posed(text: string) {
  const { fields, metric, moves } = sure(sure(await readForeign(rules, text)).ok);
  const reading = sure(readFields(rules, fields));
  expect(reading.problems).toEqual([]);
  return { fields, metric, moves, puzzle: sure(reading.puzzle) };
}

async function faultIn(text: string) {
  const read = sure(await readForeign(rules, text));
  return read.ok === null ? read.fault : null;
}

const shortest = ({ puzzle }: Awaited<ReturnType<typeof posed>>, metric: taisou.Metric) =>
  solve(puzzle, metric).length;

describe("Rush Hour as M. Fogleman writes it", () => {
  // The first board of his page, with 60 moves.
  const WEB = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM";

  it.each([
    WEB,
    `https://www.michaelfogleman.com/rush/#${WEB}/60`,
    `60 ${WEB} 2332\n`,
    "IBBx..\nI..LDD\nJAAL..\nJ.KEEM\nFFK..M\nGGHHHM",
  ])("is read from %j", async (text) => {
    const read = await posed(text);
    expect(read.fields).toEqual({
      ...EMPTY_FIELDS,
      start: "IBB#**/I**LDD/JAAL**/J*KEEM/FFK**M/GGHHHM",
      goal: "??????/??????/????AA/??????/??????/??????",
      blocks: "all",
      axis: "long",
    });
    expect(shortest(read, "slide")).toBe(60);
  });

  // The example of his README, whose solution counts 49 moves and 93 steps.
  it("has the lengths of the README", async () => {
    const read = await posed("BBBCDE\nFGGCDE\nF.AADE\nHHI...\n.JI.KK\n.JLLMM");
    expect(shortest(read, "slide")).toBe(49);
  });

  it.each([
    ["one cell", "oooooooooooAoooo", "A", 11],
    ["upright", "AoooAooooooooooo", "A", 0],
    ["bent", "BBooBoooAAoooooo", "B", 0],
    ["in two rows", "oooBBoooAAoooooo", "B", 3],
    ["not there", "BBoooooooooooooo", "A", null],
  ])("reports a car that is %s", async (_, text, part, cell) => {
    const board = { columns: 4, rows: 4, cell };
    expect(await faultIn(text)).toEqual({ form: "Rush Hour", line: 1, part, board });
  });

  it("has a car, and no more cells than the module takes", async () => {
    expect(await readForeign(rules, "xoxoxo/xoxoxo")).toBeNull();
    expect(await readForeign(rules, `A${"x".repeat(999_999)}`)).toBeNull();
  });
});

describe("jim'slide", () => {
  /** An example of its README. */
  const example = (name: string) =>
    readFileSync(`tests/data/jimslide-${name}.txt`, "utf8").trimEnd();
  const KLOTSKI = example("klotski");
  const CAR = example("rush-hour").replaceAll("\n", "\r\n");
  const TZER = example("tzer");

  it("has Klotski, with its 81 moves", async () => {
    const read = await posed(KLOTSKI);
    expect(read.fields).toMatchObject({
      start: "ABBC/ABBC/DEEF/DGHF/*IJ*",
      goal: "????/????/????/?BB?/?BB?",
      blocks: "all",
      axis: "",
    });
    expect(shortest(read, "move")).toBe(81);
  });

  it("has Rush Hour, whose locks are axes", async () => {
    const read = await posed(CAR);
    expect(read.fields).toMatchObject({
      axis: "long",
      goal: "??????/??????/????AA/??????/??????/??????",
    });
    expect(shortest(read, "slide")).toBe(8);
  });

  it("has walls, names, and interchangeable pieces", async () => {
    const { fields } = await posed(TZER);
    expect(fields.start).toBe("#P##A#/PPPAAA/******/BBCCDD/FGEEHI");
    expect(fields.goal).toBe("#A##P#/AAAPPP/??????/BBCCDD/FGEEHI");
    expect(fields.same).toBe("BCDE,FGHI");
  });

  it.each([
    ["two pieces in one place", `${KLOTSKI}\nput: 4 (1,4)`, 21, "put: 4 (1,4)"],
    ["a piece outside", `${KLOTSKI}\nput: 2 (3,4)`, 21, "put: 2 (3,4)"],
    ["a piece that is not there", `${KLOTSKI}\nput: 9 (0,4)`, 21, "put: 9 (0,4)"],
    ["a goal outside", KLOTSKI.replace("win: 1 (1,3)", "win: 1 (1,4)"), 18, "win: 1 (1,4)"],
    ["a lock of some", `${KLOTSKI}\nlockx: 2`, 21, "lockx: 2"],
    ["steps", `${KLOTSKI}\nxstep: 2 2`, 21, "xstep: 2 2"],
    ["a board of any size", "xsize: 99999999\nysize: 2", 1, "xsize: 99999999"],
    ["no pieces", "xsize: 2\nysize: 2", 1, ""],
  ])("reports the line of %s", async (_, text, line, part) => {
    expect(await faultIn(text)).toEqual({ form: "jimslide", line, part });
  });
});

describe("slidysim", () => {
  // A replay of the leaderboard, from the tests of slidyreplay.
  const NEW =
    "https://slidysim.github.io/replay?r=eNqFUl1v2jAU%2FSuRXxcRE6CBCJAADW0t38lKo1JVN7EhBieOYic0dP3vc6CqtqfJD%2FY9537Y5%2Fj5HZ0ZUTFy2yaKKTvE6nrkFAjNQwE58auMIhcpllBkokikKhdcamQuCllDB0joXJA6yVOQEl2jUcJkxqH6rP6LSHX6lHFFc42TLCZJqlEoD5ymyG2at0luD%2FdMlIiS6lH2HcZYE1l97t7h1i1JKkgyXeK0HaeDm01stzsmkoKX9JWAglcogXEIuW6n8oKaqGSECs7Skx4dK93PtaxKFKpohNSCxWUxTbv79fysL8TklobI3QOX9MNE9P7Mj758WF%2B%2Bz8eTb3i%2Bz2ZvBc6fNjxaPc0swN46yGIVH5tVz1mVZTrDGFqt6v6XYl04FZ63bY6OXo9Ox5ul5MsHbz2BYDLGSxEFW%2FtxjWEUr5zAaZGAcIdIOV7YXW8bOGzz49HH0BntWx1rgX%2FSy3owQOa7vqKfF1JRcnveh3nTpq0X6ssMUiPiIOVgh4BnMeiIRadajh0a9lly%2BKJpIo5shwyZRzpiCRyovOkS0gaLhKaAK00FovA1Zlx1NL7krfv9M2%2B7WY01%2BLzdvBh9q6aGXm2LEVbGzfJ%2BmA997aGxGhu%2FjetX0ruN7U4Ddxo2%2FqzSRvzHp%2BvTkFkL8PIHntDrWw%3D%3D";

  it("replays are read, also those without a scramble", async () => {
    const read = await posed(NEW);
    expect(read.moves).toBe("R2ULDLULU2R3D3L3UR2U2L2");
    const { board, width } = read.puzzle;
    expect(width).toBe(4);
    expect(taisou.readMoves(board, 4, sure(read.moves)).board).toBe(
      "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
    );
  });

  it("replays keep the times of their moves", async () => {
    const [solve, ...others] = sure(await replaysIn(rules, NEW));
    expect(others).toEqual([]);
    expect(solve).toMatchObject({ ms: 909, at: 1_747_750_110_245 });
    expect(solve?.times).toHaveLength(26);
    expect(solve?.times?.slice(-2)).toEqual([886, 909]);
    const link = await replayLink("1 2 3/4 5 6/0 7 8", "L2", [0, 250]);
    expect(await replaysIn(rules, link)).toEqual([
      { start: "1 2 3/4 5 6/0 7 8", moves: "L2", ms: 250, times: [0, 250], at: null },
    ]);
  });

  it("replays are written, and read again", async () => {
    const link = await replayLink("1 2 3/4 5 6/7 0 8", "L");
    expect(link).toMatch(/^https:\/\/slidysim\.github\.io\/replay\?r=[\w%.~-]+$/);
    const read = await posed(link);
    expect([read.puzzle.board, read.moves]).toEqual(["123/456/708", "L"]);
  });

  it.each([
    ["123/456/7*8", "", "1 2 3/4 5 6/7 0 8"],
    ["1 2 3 4/5 0 6 7", "", "1 2 3 4/5 0 6 7"],
    ["123/456/7*8", "*12/345/678", null],
    ["ABC/DEF/G*H", "", null],
    ["11*", "", null],
    ["12#/34*", "", null],
    ["1*2*", "", null],
  ])("has scrambles of plain boards alone: %s", (start, goal, scramble) => {
    expect(scrambleOf(puzzleOf({ start, goal }))).toBe(scramble);
  });

  it.each(["https://slidysim.github.io/replay?r=AAAA", "https://slidysim.github.io/replay?r=%ff"])(
    "reports that %s is broken",
    async (link) => expect(await faultIn(link)).toEqual({ form: "slidysim", line: 1, part: "r=" }),
  );
});

describe("a puzzle as JSON", () => {
  it("is written and read back", async () => {
    for (const object of [
      { board: "12*", width: 3 },
      { board: "1 2/3 *", goal: ["3 */1 2", "* 3/1 2"], blank: "*", metric: "line", moves: "D" },
      { board: "11*/22*", blocks: "all", axis: "long", goal: "???/?22", gates: "xxx/xxx" },
      { board: "1223*4", width: 3, same: ["12", "34"] },
    ]) {
      const read = sure(await readForeign(rules, JSON.stringify(object, null, 2)));
      expect(objectOf(sure(read.ok))).toEqual(object);
    }
  });

  it.each([
    ['{"board": 5}', '"board": 5'],
    ['{"board": "12*", "colour": 1}', '"colour": 1'],
    ['{"board": "12*", "metric": "hop"}', '"metric": "hop"'.replace(": ", ": ")],
    ['{"width": 3}', '{"width": 3}'],
    ['{"valueOf": {}}', '"valueOf": {}'],
    ['{"board": ', '{"board":'],
  ])("reports the error of %s", async (text, part) => {
    expect(await faultIn(text)).toEqual({ form: "JSON", line: 1, part });
  });
});

it("other texts are not foreign formats", async () => {
  for (const text of ["", "hello", "12/3*", "https://example.org/", "AAAA", "ooo", "{", "xsize"]) {
    expect(await readForeign(rules, text)).toBeNull();
  }
});

describe("texts of any kind", () => {
  const scrap = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      ...[
        "IBBxoo",
        "60 ",
        "2332",
        "\n",
        "https://www.michaelfogleman.com/rush/#",
        "#",
        "URDL2",
        ";",
      ],
      ...["1 2 3", "[", "]", "{", '"start":', '"12*"', '"goal":', "1", ",", "}", "R2 U", "x", "oo"],
    ),
  );
  const text = fc.oneof(
    fc.array(scrap, { maxLength: 12 }).map((scraps) => scraps.join("")),
    fc.json(),
    fc.record({ start: fc.anything(), goal: fc.anything(), width: fc.anything() }).map((object) => {
      try {
        return JSON.stringify(object);
      } catch {
        return "{}";
      }
    }),
  );

  it("are read, rejected, or reported with a line", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const found = await readForeign(rules, given);
        if (found?.ok) sure(readFields(rules, found.ok.fields));
      }),
    );
  });
});
