// The two independent checkers of certificates: docs/certificates.md.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import init, { certificate, parse, solve } from "../../pkg/index.js";
import { check } from "../../tools/check/check.mjs";
import { mutantsOf } from "./certificate-mutants.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PYTHON = { program: "python3", path: join(ROOT, "tools/check/check.py") };
const CHECKERS = {
  "check.mjs": { program: process.execPath, path: join(ROOT, "tools/check/check.mjs") },
  "check.py": PYTHON,
};
const FIXTURE = join(ROOT, "tests/data/certificates.jsonl");
const LINES = readFileSync(FIXTURE, "utf8").trimEnd().split("\n").slice(0, -1);
const [FIRST = ""] = LINES;
/** Positions that are enough for every certificate here; a mutant may make a space of billions. */
const MOST = 30_000;

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "taisou-"));
});
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {{ readonly program: string, readonly path: string }} checker
 * @param {string[]} words
 */
function run({ program, path }, ...words) {
  const { status, stdout } = spawnSync(program, [path, ...words], { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n") };
}

/** @param {string} text */
function file(text) {
  const path = join(folder, "certificates.jsonl");
  writeFileSync(path, text);
  return path;
}

for (const [name, checker] of Object.entries(CHECKERS)) {
  test(`${name} accepts the certificates of the command`, () => {
    const { status, lines } = run(checker, FIXTURE);
    assert.equal(lines.at(-1), `${LINES.length} hold, 0 refused, 0 given up`);
    assert.equal(status, 0);
  });

  test(`${name} lists positions of identical tiles from both ends`, () => {
    // From the start alone there are more than 20 million.
    const words = ["--most", "100000", join(ROOT, "tests/data/certificate-of-words.jsonl")];
    assert.match(run(checker, ...words).lines[0] ?? "", /^holds: .*, 94844 positions$/);
  });

  test(`${name} imports nothing of this project`, () => {
    const text = readFileSync(checker.path, "utf8");
    const imported = [...text.matchAll(/^\s*(?:import|from) (\S+)|import\("([^"]+)"\)/gm)];
    const allowed = ["itertools", "json", "re", "sys", "unicodedata", "node:fs"];
    assert.deepEqual(
      imported.map(([, python, js]) => python ?? js ?? "").filter((one) => !allowed.includes(one)),
      [],
    );
    const apart = join(folder, name);
    writeFileSync(apart, text);
    assert.equal(run({ ...checker, path: apart }, file(FIRST)).status, 0);
  });

  test(`${name} notices a cut file, gives up at its limit and prints what it checked`, () => {
    const second =
      LINES.find((line) => line.includes('"metric":"line"') && line.length < 400) ?? "";
    /** @type {[text: string, status: number][]} */
    const files = [
      [`${FIRST}\n`, 0],
      [`${FIRST}\n${second}\n{"certificates":2}\n`, 0],
      [`${FIRST}\n${second}\n`, 1],
      [`${FIRST}\n${second}\n{"certificates":3}\n`, 1],
      [`${FIRST}\n${second.slice(0, 90)}`, 1],
      ["", 1],
    ];
    for (const [text, status] of files) {
      assert.equal(run(checker, file(text)).status, status, text);
    }
    const given = run(checker, "--most", "3", file(FIRST));
    assert.equal(given.status, 3);
    assert.equal(given.lines[0], "GIVEN UP: more than 3 positions");
    const bad = join(folder, "bad.jsonl");
    writeFileSync(bad, Buffer.from([...Buffer.from(`${FIRST}\n`), 0xfe]));
    for (const words of [
      [],
      ["--most"],
      ["--most", "-1", FIXTURE],
      [join(folder, "none")],
      [bad],
    ]) {
      assert.equal(run(checker, ...words).status, 2, words.join(" "));
    }
    const many = JSON.parse(FIRST);
    many.puzzle.goals = Array.from({ length: 1001 }, () => many.puzzle.goals[0]);
    assert.equal(run(checker, file(`${JSON.stringify(many)}\n`)).status, 1);
    const [said = ""] = run(checker, file(FIRST)).lines;
    assert.ok(
      said.includes(
        '"length":4,"start":[["2","3"],["1","*"]],"goals":[[["1","2"],["3","*"]]],"metric":"step"',
      ),
      said,
    );
  });
}

/**
 * Claims by two ways of moves on a row of eleven tiles and a blank; the first goal is out of reach.
 *
 * @param {string[]} row
 */
function inRow(row) {
  const goal = [...row.slice(0, 7), "*", ...row.slice(7, 11)];
  const swapped = [goal[1], goal[0], ...goal.slice(2)];
  const moves = [10, 9, 8, 7].map((cell, turn) => [cell, cell + 1, turn]);
  return { start: [row], goals: [[swapped], [goal]], moves };
}

/** A board of different tiles and a blank, and the goal one step away. @param {number} width @param {number} height */
function large(width, height) {
  const cells = Array.from({ length: width * height }, (_, cell) => String(cell + 1));
  /** @param {number} blank */
  const rows = (blank) => {
    const all = [...cells.slice(0, blank), "*", ...cells.slice(blank, -1)];
    return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width));
  };
  const last = cells.length - 1;
  const moves = [3, 2, 1].map((back, turn) => [last - 4 + back, last - 3 + back, turn]);
  return { start: rows(last), goals: [rows(last - 3)], moves };
}

/**
 * @param {string} kind
 * @param {{ start: unknown, goals: unknown, moves: unknown[], [more: string]: unknown }} puzzle
 */
function shortest(kind, { moves, metric = "step", length = moves.length, ...puzzle }) {
  const proof = { kind };
  const made = { certificate: 2, by: "x", puzzle: { ...puzzle, metric }, claim: "shortest" };
  return JSON.stringify({ ...made, length, moves, proof });
}

/**
 * One move of a piece by these cells.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ moves: number[], long?: true }} more
 */
function byPieces(from, to, { moves, ...more }) {
  const [start, goal] = [from, to].map((text) => text.split("/").map((row) => [...row]));
  const pieces = [...new Set(start?.flat())].filter((symbol) => symbol !== "*");
  const steps = moves.slice(1).map((cell, at) => [moves[at], cell, 0]);
  const puzzle = { start, goals: [goal], pieces, metric: "move", length: 1, moves: steps };
  return shortest("space", { ...puzzle, ...more });
}

const DEEP = "[".repeat(100_000) + "]".repeat(100_000);

/** @param {string} field @returns {[verdict: string, line: string]} */
function deepAt(field) {
  const line = JSON.stringify({ ...JSON.parse(FIRST), [field]: 0 });
  return ["REFUSED", line.replace(`"${field}":0`, `"${field}":${DEEP}`)];
}

/** Certificates at the edges of the form, each with its verdict. @type {[verdict: string, line: string][]} */
const HOSTILE = [
  ["holds", shortest("search", inRow([..."abcdefghijk", "*"]))],
  ["GIVEN UP", shortest("search", large(1024, 1))],
  ["GIVEN UP", shortest("search", large(17, 17))],
  ["holds", shortest("space", large(32, 32))],
  // A piece passes over another one, or sideways although it is long.
  ["REFUSED", byPieces("ab*/***", "*ba/???", { moves: [0, 1, 2] })],
  ["REFUSED", byPieces("aa*/***", "*aa/???", { long: true, moves: [0, 3, 4, 1] })],
  ...["certificate", "by", "puzzle", "claim", "length", "moves", "proof"].map(deepAt),
  ["REFUSED", FIRST.replace('"moves":[[', `"moves":[[${DEEP},1,0],[`)],
  ["REFUSED", FIRST.replace('"kind"', '"kind":"space","\\u006bind"')],
  ["REFUSED", FIRST.replace('"kind"', '"__proto__":{},"kind"')],
  ["REFUSED", FIRST.replace('"shortest"', '["shortest"]')],
  ["REFUSED", FIRST.replace(/"length":\d+/, '"length":1e400')],
  ["REFUSED", FIRST.replace(/"length":\d+/, '"length":NaN')],
  ["REFUSED", `\ufeff${FIRST}`],
  ["REFUSED", `${FIRST}\u00a0`],
  ["holds", `${FIRST}\r`],
  ["holds", FIRST.replace(/"by":"[^"]*"/, `"by":"${"a".repeat(10_000_000)}"`)],
  ["holds", FIRST.replace(/"by":"[^"]*"/, () => `"by":"${"a\\\\".repeat(100_000)}"`)],
];

test("both checkers agree at the edges of the form", () => {
  const text = HOSTILE.map(([, line]) => `${line}\n`).join("");
  const path = file(`${text}{"certificates":${HOSTILE.length}}\n`);
  const python = run(PYTHON, "--most", String(MOST), path).lines;
  for (const [at, [verdict, line]] of HOSTILE.entries()) {
    const said = check(line, { most: MOST });
    assert.equal(said.verdict, verdict, `${said.text}: ${line.slice(0, 400)}`);
    assert.equal(python[at]?.split(":")[0], verdict, `${python[at]}: ${line.slice(0, 400)}`);
  }
});

test("both checkers agree with the command on damaged certificates", () => {
  // The command's tests read the same file. It has up to eleven mutants of a kind from the small puzzles of
  // tests/certificates.test.mjs, which compares 2,500.
  const data = readFileSync(join(ROOT, "tests/data/certificate-mutants.jsonl"), "utf8");
  const mutants = data
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const text = mutants.map(({ line }) => `${line}\n`).join("");
  const python = run(PYTHON, file(`${text}{"certificates":${mutants.length}}\n`)).lines;
  for (const [at, { verdict, line }] of mutants.entries()) {
    assert.equal(check(line, { most: MOST }).verdict, verdict, line);
    assert.equal(python[at]?.split(":")[0], verdict, line);
  }
});

test("check.sha256 has the digests of the checkers", () => {
  const digests = Object.entries(CHECKERS).map(([name, { path }]) => {
    return `${createHash("sha256").update(readFileSync(path)).digest("hex")}  ${name}\n`;
  });
  assert.equal(readFileSync(join(ROOT, "tools/check/check.sha256"), "utf8"), digests.join(""));
});

/**
 * The puzzle of a certificate for the package, with numbers as symbols.
 *
 * @param {any} puzzle
 */
function posed({ start, goals, pieces, same, long, gates, metric }) {
  const all = [...new Set([start, goals, same ?? []].flat(3))];
  /** @param {string} symbol */
  const name = (symbol) =>
    ["*", "#", "?"].includes(symbol) ? symbol : String(all.indexOf(symbol) + 1);
  /** @param {string[][]} rows */
  const text = (rows) => rows.map((row) => row.map(name).join(" ")).join("/");
  /** @type {number} */
  const width = start[0].length;
  /** @type {string[]} */
  const marks = start.flat().map((/** @type {string} */ _, /** @type {number} */ cell) => {
    return gates?.includes(cell) ? "x" : ".";
  });
  const row = (/** @type {string[]} */ _, /** @type {number} */ y) =>
    marks.slice(y * width, (y + 1) * width).join(" ");
  const options = {
    goal: goals.map(text),
    blank: "*",
    ...(same && { same: same.map((/** @type {string[]} */ group) => group.map(name)) }),
    ...(pieces && { blocks: pieces.map(name) }),
    ...(long && { axis: /** @type {const} */ ("long") }),
    ...(gates && { gates: start.map(row).join("/") }),
  };
  return { board: text(start), width, options, metric, name };
}

/** The name of a symbol's group. @param {string[][]} same */
function groupsOf(same) {
  return (/** @type {string} */ symbol) =>
    same.find((group) => group.includes(symbol))?.[0] ?? symbol;
}

/**
 * Returns whether the start has as many cells of each group as a goal; otherwise no position satisfies it.
 *
 * @param {{ start: string[][], same?: string[][] }} puzzle
 * @param {string[][]} goal
 */
function hasEnough({ start, same = [] }, goal) {
  const name = groupsOf(same);
  const left = start.flat().map(name);
  return goal.flat().every((cell) => {
    const at = cell === "?" ? 0 : left.indexOf(name(cell));
    if (cell !== "?" && at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns whether the claim of a certificate is true, by the package's own search.
 *
 * @param {any} made
 */
function isTrue({ puzzle, claim, length }) {
  const goals = puzzle.goals.filter((/** @type {string[][]} */ goal) => hasEnough(puzzle, goal));
  if (goals.length === 0) return claim === "unsolvable";
  const { start, same = [] } = puzzle;
  if (!start.flat().includes("*")) {
    const name = groupsOf(same);
    const isSolved = goals.some((/** @type {string[][]} */ goal) =>
      goal.flat().every((cell, at) => cell === "?" || name(cell) === name(start.flat()[at])),
    );
    return claim === "shortest" ? isSolved && length === 0 : !isSolved;
  }
  const { board, width, options, metric } = posed({ ...puzzle, goals });
  const found = solve(board, width, "auto", { ...options, metric });
  return claim === "shortest"
    ? found.optimal && found.length === length
    : found.status === "unsolvable";
}

test("the package writes the same certificates as the command", async () => {
  await init();
  for (const line of LINES) {
    const { puzzle, claim, length = null, moves = [], ...rest } = JSON.parse(line);
    const { board, width, options, metric, name } = posed(puzzle);
    /** @type {Parameters<typeof certificate>[1]} */
    const solution = {
      status: claim === "shortest" ? "solved" : "unsolvable",
      optimal: claim === "shortest",
      metric,
      length,
      moves: moves.map((/** @type {number[]} */ [from = 0, to = 0, turn = 0]) => {
        return { symbol: "", from, to, turn };
      }),
    };
    const made = certificate(parse(board, width, options), solution);
    /** @type {(value: any) => any} */
    const named = (value) => (typeof value === "string" ? name(value) : value.map(named));
    for (const field of ["start", "goals", "pieces", "same"]) {
      if (puzzle[field]) puzzle[field] = named(puzzle[field]);
    }
    const claimed = claim === "shortest" ? { length, moves } : {};
    assert.deepEqual(made, { ...rest, by: "taisou", puzzle, claim, ...claimed });
  }
  const open = { status: /** @type {const} */ ("stopped"), optimal: false, length: 20, moves: [] };
  const parsed = parse("867/254/3*1", 3, {});
  assert.equal(certificate(parsed, { ...open, metric: "step" }), null);
  assert.equal(
    certificate(parse("12/1*", 2, { goal: "*1/21" }), {
      ...open,
      status: "solved",
      optimal: true,
      metric: "slide",
    })?.puzzle.pieces?.join(),
    "2",
  );
});

test("both checkers agree on damaged certificates and accept no false claim", async () => {
  await init();
  const small = LINES.filter((line) => line.length < 1200 && !line.includes('"search"'));
  const count = Number(process.env.MUTANTS ?? 260);
  const mutants = mutantsOf(small, count, 32);
  // An empty line would end the file.
  const lines = mutants.map(({ line }) => line || " ");
  const path = file(`${lines.join("\n")}\n{"certificates":${count}}\n`);
  const python = run(PYTHON, "--most", String(MOST), path).lines;
  let accepted = 0;
  for (const [at, { kind, line }] of mutants.entries()) {
    const { verdict, text } = check(line, { most: MOST });
    const other = python[at]?.split(":")[0] ?? "";
    // Near the limit the order of a layer decides whether a goal is found first.
    const isAgreed = other === verdict || [other, verdict].sort().join() === "GIVEN UP,REFUSED";
    assert.ok(isAgreed, `${kind}: ${line}\n${text}\n${python[at]}`);
    if (verdict !== "holds") continue;
    accepted += 1;
    assert.ok(isTrue(JSON.parse(line)), `${kind}: ${line}`);
  }
  assert.ok(accepted > 0 && accepted < count / 3, `${accepted} of ${count}`);
});
