// Fuzzes the targets of tests/targets with libFuzzer, and the page's properties with fast-check:
//
//   npm run fuzz -- --minutes 60         everything; 2 minutes by default
//   npm run fuzz -- --target boards      one target; `page` is the page
//   npm run fuzz -- --inputs 10000000    at most this many inputs for each target; not for the page
//   npm run fuzz -- --seed 7             another random seed; 1 by default
//   npm run fuzz -- --target boards --input 1f00   one input, in hexadecimal digits
//   npm run fuzz -- --keep               then writes the smallest corpus with the same coverage to tests/corpus
//
// libFuzzer's corpus stays in target/fuzz/corpus for the next run. It needs a C++ compiler and stable Rust, where
// cargo-fuzz would need nightly Rust.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, outputOf, root, run } from "./run.mjs";

const PAGE = "page";
/** The Rust targets, with the most bytes that each reads. */
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
if (chosen.length === 0) {
  fail(`--target ${values.target}: expected one of ${names.join(", ")}.`);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes ${values.minutes}: expected a number above 0.`);
for (const name of /** @type {const} */ (["seed", "inputs"])) {
  if (!/^\d{1,12}$/.test(values[name] ?? "1"))
    fail(`--${name} ${values[name]}: expected an integer.`);
}
/** For each target. */
const seconds = Math.max(1, Math.round((minutes * 60) / chosen.length));

const work = join(root, "target/fuzz");
/** Counts edges but not their frequency: several times as many inputs per second, and a tenth of the corpus. */
const EDGES = ["-use_counters=0", "-entropic=0"];
const rust = targets.filter(({ name }) => chosen.includes(name));
if (rust.length > 0) {
  const program = build();
  for (const { name, longest } of rust) {
    if (values.input === undefined) fuzz(program, name, longest);
    else tryInput(program, name, Buffer.from(values.input, "hex"));
    if (values.keep) keep(program, name);
  }
}
if (chosen.includes(PAGE) && values.input === undefined) fuzzPage();

/** Builds the targets with coverage counters, and returns the program. */
function build() {
  const host = /^host: (.+)$/m.exec(outputOf("rustc", ["-vV"]) ?? "")?.[1] ?? fail("No rustc.");
  // Without tracing of comparisons, which takes more than half of the time and helps little here.
  const coverage = ["level=3", "inline-8bit-counters", "pc-table"].map(
    (one) => `-Cllvm-args=-sanitizer-coverage-${one}`,
  );
  process.env.RUSTFLAGS = ["-Cpasses=sancov-module", ...coverage].join(" ");
  // The explicit target keeps these flags from build scripts.
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

/** @param {string} program @param {string} target @param {readonly string[]} args */
function libFuzzer(program, target, args) {
  const env = { ...process.env, TAISOU_FUZZ_TARGET: target };
  const options = /** @type {const} */ ({ cwd: root, encoding: "utf8", maxBuffer: 1e9 });
  const { status, stderr } = spawnSync(program, args, { ...options, env });
  return { passed: status === 0, log: stderr };
}

/** The kept inputs of a target, one per line in hexadecimal digits. @param {string} target */
function corpusFile(target) {
  return join(root, "tests/corpus", `${target}.txt`);
}

/** @param {string} program @param {string} target @param {string} longest */
function fuzz(program, target, longest) {
  const corpus = join(work, "corpus", target);
  mkdirSync(corpus, { recursive: true });
  for (const line of readFileSync(corpusFile(target), "utf8").split("\n")) {
    const input = Buffer.from(line, "hex");
    // libFuzzer's own naming avoids duplicates.
    const name = createHash("sha1").update(input).digest("hex");
    if (!existsSync(join(corpus, name))) writeFileSync(join(corpus, name), input);
  }
  const fault = join(work, `${target}.fault`);
  rmSync(fault, { force: true });
  const { passed, log } = libFuzzer(program, target, [
    ...[corpus, ...EDGES],
    ...[`-max_total_time=${seconds}`, `-seed=${values.seed}`, `-max_len=${longest}`],
    ...["-timeout=30", "-rss_limit_mb=2048", `-exact_artifact_path=${fault}`],
    ...(values.inputs === undefined ? [] : [`-runs=${values.inputs}`]),
  ]);
  if (passed) {
    const [, inputs = "0", took = "0"] = /Done (\d+) runs in (\d+) second/.exec(log) ?? [];
    const rate = Math.round(Number(inputs) / Math.max(1, Number(took)));
    const size = readdirSync(corpus).length;
    console.log(
      `${target}: ${Number(inputs).toLocaleString("en")} inputs in ${took} s, ${rate} per second, seed ${values.seed}, corpus of ${size}`,
    );
    return;
  }
  if (!existsSync(fault)) fail(`${target} did not run:\n${log.slice(-2000)}`);
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
 * Runs one input, and ends the script if it fails.
 * @param {string} program
 * @param {string} target
 * @param {Buffer} input
 */
function tryInput(program, target, input) {
  const file = join(work, `${target}.input`);
  writeFileSync(file, input);
  const { passed, log } = libFuzzer(program, target, [file]);
  if (passed) return console.log(`${target}: this input passes`);
  console.error(log.slice(Math.max(0, log.indexOf("panicked at"))).slice(0, 4000));
  fail(`To repeat: npm run fuzz -- --target ${target} --input ${input.toString("hex")}`);
}

/**
 * Writes the fewest inputs with the same coverage to tests/corpus.
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

/** Runs the page's properties one after another, for longer than the unit tests do. */
function fuzzPage() {
  const files = readdirSync(join(root, "www"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ path: `www/${file}`, text: readFileSync(join(root, "www", file), "utf8") }))
    .filter(({ text }) => text.includes('from "fast-check"'));
  const properties = files.flatMap(({ text }) => text.match(/fc\.assert\(/g) ?? []).length;
  const each = Math.max(1, Math.round(seconds / properties));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", ...files.map(({ path }) => path)],
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
