// Fuzzes: the targets of tests/targets by libFuzzer, which goes where the code was not yet, and the page's own properties by
// fast-check.
//
//   npm run fuzz -- --minutes 60         all of it, 2 minutes unless said
//   npm run fuzz -- --target boards      one target; `page` is the page
//   npm run fuzz -- --inputs 10000000    so many of each, if the minutes are enough; not of the page
//   npm run fuzz -- --seed 7             other choices; 1 unless said
//   npm run fuzz -- --target boards --input 1f00   one input, in hexadecimal digits
//   npm run fuzz -- --keep               afterwards, tests/corpus has what is enough to come where it came
//
// What libFuzzer has found so far stays in target/fuzz/corpus, and the next time goes on from there. It needs a C++ compiler; nothing of
// it needs more than stable Rust.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, outputOf, root, run } from "./run.mjs";

/** The target that is not Rust's. */
const PAGE = "page";
/** Left out: every target of tests/targets/mod.rs, with the most bytes that it reads. */
const targets = [
  ...readFileSync(join(root, "tests/targets/mod.rs"), "utf8").matchAll(/\("(\w+)", (\d+), /g),
].map(([, name = "", longest = ""]) => ({ name, longest }));

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "2" },
    target: { type: "string" },
    seed: { type: "string", default: "1" },
    inputs: { type: "string" },
    input: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});
const names = [...targets.map(({ name }) => name), PAGE];
const chosen = names.filter((name) => values.target === undefined || name === values.target);
if (chosen.length === 0) fail(`No target is called ${values.target}: take ${names.join(", ")}.`);
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes ${values.minutes}: expected a number above 0.`);
if (!/^\d{1,9}$/.test(values.seed)) fail(`--seed ${values.seed}: expected a whole number.`);
if (!/^\d{1,12}$/.test(values.inputs ?? "1"))
  fail(`--inputs ${values.inputs}: expected a whole number.`);
/** For each target. */
const seconds = Math.max(1, Math.round((minutes * 60) / chosen.length));

const work = join(root, "target/fuzz");
/** Counts the edges that were met, not how often each was: inputs are tried several times as fast, and a tenth of them is kept. */
const EDGES = ["-use_counters=0", "-entropic=0"];
const rust = targets.filter(({ name }) => chosen.includes(name));
if (rust.length > 0) {
  const program = build();
  for (const { name, longest } of rust) {
    if (values.input === undefined) fuzz(program, name, longest);
    else tryInput(program, name, Buffer.from(values.input, "hex"));
  }
  if (values.keep) for (const { name } of rust) keep(program, name);
}
if (chosen.includes(PAGE) && values.input === undefined) fuzzPage();

/** Builds the targets so that libFuzzer sees which edges are met; the program. */
function build() {
  const host = /^host: (.+)$/m.exec(outputOf("rustc", ["-vV"]) ?? "")?.[1] ?? fail("No rustc.");
  // What is compared it does not see: that would take more than half of the time, and few inputs have words to be guessed.
  const coverage = ["level=3", "inline-8bit-counters", "pc-table"].map(
    (one) => `-Cllvm-args=-sanitizer-coverage-${one}`,
  );
  process.env.RUSTFLAGS = ["-Cpasses=sancov-module", ...coverage].join(" ");
  // With a target of its own, so that build scripts are built without.
  run(
    "cargo",
    [
      ...["build", "--quiet", "--locked", "--profile", "fuzz", "-p", "fuzz"],
      ...["--target", host, "--target-dir", work],
    ],
    "The fuzzer could not be built: see above. It needs a C++ compiler.",
  );
  return join(work, host, "fuzz", process.platform === "win32" ? "fuzz.exe" : "fuzz");
}

/**
 * @param {string} program
 * @param {string} target
 * @param {readonly string[]} args
 */
function libFuzzer(program, target, args) {
  const env = { ...process.env, TAISOU_FUZZ_TARGET: target };
  const { status, stderr } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return { passed: status === 0, told: stderr };
}

/** What is kept of a target, a line in hexadecimal digits for each input. @param {string} target */
function corpusFile(target) {
  return join(root, "tests/corpus", `${target}.txt`);
}

/**
 * @param {string} program
 * @param {string} target
 * @param {string} longest
 */
function fuzz(program, target, longest) {
  const corpus = join(work, "corpus", target);
  mkdirSync(corpus, { recursive: true });
  for (const line of readFileSync(corpusFile(target), "utf8").split("\n")) {
    const input = Buffer.from(line, "hex");
    // As libFuzzer itself names them, so that none is there twice.
    const name = createHash("sha1").update(input).digest("hex");
    if (!existsSync(join(corpus, name))) writeFileSync(join(corpus, name), input);
  }
  const fault = join(work, `${target}.fault`);
  rmSync(fault, { force: true });
  const { passed, told } = libFuzzer(program, target, [
    ...[corpus, ...EDGES],
    ...[`-max_total_time=${seconds}`, `-seed=${values.seed}`, `-max_len=${longest}`],
    ...["-timeout=30", "-rss_limit_mb=2048", `-exact_artifact_path=${fault}`],
    ...(values.inputs === undefined ? [] : [`-runs=${values.inputs}`]),
  ]);
  const [, inputs = "0", took = "0"] = /Done (\d+) runs in (\d+) second/.exec(told) ?? [];
  if (passed) {
    const rate = Math.round(Number(inputs) / Math.max(1, Number(took)));
    const size = readdirSync(corpus).length;
    console.log(
      `${target}: ${Number(inputs).toLocaleString("en")} inputs in ${took} s, ${rate} a second, seed ${values.seed}; ${size} lead everywhere it has been`,
    );
    return;
  }
  if (!existsSync(fault)) fail(`${target} did not run:\n${told.slice(-2000)}`);
  const smallest = join(work, `${target}.smallest`);
  rmSync(smallest, { force: true });
  libFuzzer(program, target, [
    fault,
    ...["-minimize_crash=1", "-max_total_time=60", `-exact_artifact_path=${smallest}`],
  ]);
  console.log(`${target}: a fault, with seed ${values.seed}`);
  tryInput(program, target, readFileSync(existsSync(smallest) ? smallest : fault));
}

/**
 * Runs one input; ends the script if it is a fault.
 * @param {string} program
 * @param {string} target
 * @param {Buffer} input
 */
function tryInput(program, target, input) {
  const file = join(work, `${target}.input`);
  writeFileSync(file, input);
  const { passed, told } = libFuzzer(program, target, [file]);
  if (passed) {
    console.log(`${target}: this input passes`);
    return;
  }
  const panic = told.indexOf("panicked at");
  console.error(told.slice(Math.max(0, panic)).slice(0, 4000));
  fail(`Once more: npm run fuzz -- --target ${target} --input ${input.toString("hex")}`);
}

/**
 * Writes down the fewest inputs that come to every edge that all of them came to.
 * @param {string} program
 * @param {string} target
 */
function keep(program, target) {
  const [all, few] = [join(work, "corpus", target), join(work, "few", target)];
  rmSync(few, { recursive: true, force: true });
  mkdirSync(few, { recursive: true });
  libFuzzer(program, target, ["-merge=1", ...EDGES, few, all]);
  const lines = readdirSync(few).map((name) => readFileSync(join(few, name)).toString("hex"));
  writeFileSync(
    corpusFile(target),
    lines
      .sort()
      .map((line) => `${line}\n`)
      .join(""),
  );
  console.log(`${target}: ${lines.length} inputs are kept`);
}

/** The page's properties, for longer than in its tests, one after another. */
function fuzzPage() {
  const files = readdirSync(join(root, "www"), { recursive: true, encoding: "utf8" })
    .map((file) => join("www", file))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(root, file), "utf8").includes('from "fast-check"'));
  const properties = files.flatMap((file) => [
    ...readFileSync(join(root, file), "utf8").matchAll(/fc\.assert\(/g),
  ]).length;
  const each = Math.max(1, Math.round(seconds / properties));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", ...files],
      ...["--no-file-parallelism", `--testTimeout=${1000 * (each + 600)}`],
    ],
    {
      cwd: root,
      env: { ...process.env, TAISOU_FUZZ_SECONDS: `${each}`, TAISOU_FUZZ_SEED: values.seed },
      encoding: "utf8",
      maxBuffer: 1e9,
    },
  );
  for (const [, line] of stdout.matchAll(/^fuzzed (.+)$/gm)) console.log(`${PAGE}: ${line}`);
  if (status !== 0) fail(stderr);
}
