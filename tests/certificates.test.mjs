// The standing test of the promise: both checkers on every claim of the collection, the levels and Korf's hundred boards, and on
// 2,000 damaged certificates: `npm run test:certificates`. Needs Python, and takes an hour on two cores.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { cargoMetadata, root, run } from "../tools/run.mjs";
import { mutantsOf, randomBelow } from "./package/certificate-mutants.mjs";

const TAISOU = join(cargoMetadata().target_directory, "release/taisou");
const CHECK = join(root, "tools/check");
/**
 * Positions at which a checker gives up, by the kind of proof.
 *
 * @type {Record<string, { command: string[], limits: Record<string, number> }>}
 */
const CHECKERS = {
  "check.mjs": {
    command: [process.execPath, join(CHECK, "check.mjs")],
    limits: { parity: 1, space: 20_000_000, search: 1_000_000_000 },
  },
  "check.py": {
    command: ["python3", join(CHECK, "check.py")],
    limits: { parity: 1, space: 8_000_000, search: 6_000_000 },
  },
};

/** @typedef {{ readonly name: string, readonly puzzle: Record<string, unknown> }} Posed */

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/** @param {string} path @returns {Posed[]} */
function korfs(path) {
  const lines = read(path)
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return lines.map((line) => {
    const [id = "", ...numbers] = line.split(" ");
    const cells = numbers.slice(0, 16).map((number) => (number === "0" ? "*" : number));
    const goal = "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    return { name: id, puzzle: { board: cells.join(" "), width: 4, goal, metric: "step" } };
  });
}

/** @returns {Posed[]} */
function collection() {
  const { puzzles } = JSON.parse(read("puzzles/collection.json"));
  return puzzles.flatMap((/** @type {any} */ one) => {
    const { id, start: board, width, goal, same, blocks, axis, gates } = one;
    // Without a solution, or solved from the start, every metric says the same.
    const metrics = Object.keys(one.shortest ?? {});
    return (metrics.length > 0 ? metrics : ["step"]).map((metric) => {
      const puzzle = { board, width, goal, same, blocks, axis, gates, metric };
      return { name: `${id} by ${metric}`, puzzle };
    });
  });
}

/** @returns {Posed[]} */
function levels() {
  const listed = JSON.parse(read("puzzles/levels.json")).levels;
  return listed.map((/** @type {any} */ { ladder, level, board, width, goal, options, metric }) => {
    return { name: `${ladder} ${level}`, puzzle: { board, width, goal, ...options, metric } };
  });
}

const folder = mkdtempSync(join(tmpdir(), "taisou-"));
after(() => rmSync(folder, { recursive: true }));

/** The lines of a program's output. @param {string[]} words @param {string} [input] */
async function linesOf([program = "", ...words], input = "") {
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(input);
  return (await text(child.stdout)).trimEnd().split("\n");
}

/** The certificates of all puzzles, which the command writes. @param {readonly Posed[]} posed */
async function certificatesOf(posed) {
  run(
    "cargo",
    ["build", "--quiet", "--locked", "--release", "--features", "cli"],
    "It does not build.",
  );
  const file = join(folder, "all.jsonl");
  const input = posed.map(({ puzzle }) => `${JSON.stringify(puzzle)}\n`).join("");
  await linesOf([TAISOU, "solve", "--batch", "--certificate", file], input);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  assert.equal(lines.pop(), `{"certificates":${posed.length}}`);
  return lines;
}

/**
 * The names of the claims at which a checker gives up; all others must hold.
 *
 * @param {string} checker
 * @param {readonly Posed[]} posed
 * @param {readonly string[]} certificates
 */
async function givenUp(checker, posed, certificates) {
  const { command, limits } = CHECKERS[checker] ?? assert.fail();
  const claims = posed.map(({ name }, at) => ({ name, line: certificates[at] ?? "" }));
  /** @type {string[]} */
  const names = [];
  for (const [kind, limit] of Object.entries(limits)) {
    const some = claims.filter(({ line }) => JSON.parse(line).proof.kind === kind);
    if (some.length === 0) continue;
    const file = join(folder, `${checker}-${kind}.jsonl`);
    const count = some.length > 1 ? `{"certificates":${some.length}}\n` : "";
    writeFileSync(file, `${some.map(({ line }) => `${line}\n`).join("")}${count}`);
    const said = await linesOf([...command, "--most", String(limit), file]);
    for (const [at, { name, line }] of some.entries()) {
      const verdict = said[at] ?? "";
      assert.match(verdict, /^(holds|GIVEN UP): /, `${checker} on ${name}: ${line}`);
      if (!verdict.startsWith("holds")) names.push(name);
    }
  }
  return names.sort();
}

test("both checkers prove nearly all claims of the collection", async (context) => {
  const posed = collection();
  assert.equal(posed.length, 172);
  const certificates = await certificatesOf(posed);
  const [js = [], python = []] = await Promise.all(
    Object.keys(CHECKERS).map((name) => givenUp(name, posed, certificates)),
  );
  context.diagnostic(`given up by check.mjs: ${js.join(", ")}; by check.py: ${python.join(", ")}`);
  assert.ok(posed.length - js.length >= 165);
  assert.ok(posed.length - python.length >= 0.85 * posed.length);
});

test("both checkers prove the levels", async () => {
  const posed = levels();
  const certificates = await certificatesOf(posed);
  for (const checker of Object.keys(CHECKERS)) {
    assert.deepEqual(await givenUp(checker, posed, certificates), [], checker);
  }
});

test("the checker in JavaScript proves Korf's hundred boards", async () => {
  const posed = [...korfs("tests/data/korf15.txt"), ...korfs("tests/data/korf15-rest.txt")];
  assert.equal(posed.length, 100);
  assert.deepEqual(await givenUp("check.mjs", posed, await certificatesOf(posed)), []);
});

/**
 * Small puzzles of every kind, most of them solvable.
 *
 * @param {number} count
 * @returns {Posed[]}
 */
function randomPuzzles(count) {
  const random = randomBelow(70_007);
  const boards = [
    "12*/3",
    "123/4*5",
    "1*2/3*4",
    "12#/3*4",
    "ABA/B*A",
    "123/456/78*",
    "12*3",
    "AA*/BBC",
    "AAB/C*B",
    "AA*/#BB",
    "A**/ABC",
  ];
  return Array.from({ length: count }, (_, at) => {
    const cells = (boards[random(boards.length)] ?? "").split("/");
    const width = cells[0]?.length ?? 0;
    const start = [...cells.join("").padEnd(width * cells.length, "*")];
    const isBlocks = /AA|A\*\*/.test(start.join(""));
    const goal = [...start];
    if (isBlocks) {
      for (const cell of goal.keys()) if (goal[cell] !== "#" && random(3) > 0) goal[cell] = "?";
    } else {
      const loose = [...goal.keys()].filter((cell) => goal[cell] !== "#");
      for (const cell of loose) {
        const other = loose[random(loose.length)] ?? cell;
        [goal[cell], goal[other]] = [goal[other] ?? "", goal[cell] ?? ""];
      }
      if (random(4) === 0) goal[random(goal.length)] = "?";
    }
    const symbols = [...new Set(start)].filter((symbol) => !"*#".includes(symbol));
    const metrics = isBlocks ? ["step", "slide", "move"] : ["step", "line"];
    const puzzle = {
      board: start.join(""),
      width,
      goal: random(3) === 0 ? [goal.join(""), start.join("").replace("1", "?")] : goal.join(""),
      ...(random(4) === 0 && { same: [symbols.slice(0, 2).join("")] }),
      ...(isBlocks && { blocks: "all" }),
      ...(isBlocks && random(3) === 0 && { axis: "long" }),
      metric: metrics[random(metrics.length)],
    };
    return { name: String(at), puzzle };
  });
}

test("the command and both checkers agree on damaged certificates of small puzzles", async () => {
  const lines = await certificatesOf(randomPuzzles(400));
  const mutants = mutantsOf(lines, 2500, 5);
  const all = mutants.filter(({ line }) => line.trim() !== "");
  const file = join(folder, "mutants.jsonl");
  writeFileSync(
    file,
    `${all.map(({ line }) => `${line}\n`).join("")}{"certificates":${all.length}}\n`,
  );
  const most = ["--most", "100000", file];
  const [js = [], python = [], own = []] = await Promise.all([
    linesOf([...(CHECKERS["check.mjs"]?.command ?? []), ...most]),
    linesOf([...(CHECKERS["check.py"]?.command ?? []), ...most]),
    linesOf([TAISOU, "verify", "--json", "--max-nodes", "100000", file]),
  ]);
  let accepted = 0;
  for (const [at, { kind, line }] of all.entries()) {
    const { valid, why = "" } = JSON.parse(own[at] ?? "");
    const isGivenUp = /ended the search|allowed are|at most/.test(why);
    const said = isGivenUp ? "GIVEN UP" : valid ? "holds" : "REFUSED";
    const verdicts = [js[at], python[at], said].map((text) => text?.split(":")[0]);
    const sure = new Set(verdicts.filter((verdict) => verdict !== "GIVEN UP"));
    assert.ok(sure.size < 2, `${kind}: ${line}\n${js[at]}\n${python[at]}\n${own[at]}`);
    if (valid) accepted += 1;
  }
  assert.ok(accepted > all.length / 10, `${accepted} of ${all.length}`);
});

// The tests of the package, with more mutants.
process.env.MUTANTS = "2000";
await import("./package/certificates.test.mjs");
