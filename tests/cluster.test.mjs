// Batches on a cluster with a worker that is killed: `npm run test:cluster`. Needs Python, and a network for Dask the first time.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { cargoMetadata, outputOf, root } from "../tools/run.mjs";

const EXAMPLE = join(root, "examples/cluster");
const TARGET = cargoMetadata().target_directory;
const FOLDER = join(TARGET, "cluster");
const BIN = join(FOLDER, "venv/bin");
const RELEASE = join(TARGET, "release");
const TAISOU = join(RELEASE, "taisou");
/** Without tables, so that the output does not depend on earlier lines. */
const SOLVE = ["solve", "--algorithm", "bidirectional"];

/** @type {string} */
let work;
/** @type {string} */
let lines;
/** The output of the command without a cluster. */
let expected = "";
/** @type {string} */
let scheduler;
/** @type {import("node:child_process").ChildProcess[]} */
const started = [];

before(async () => {
  await mkdir(FOLDER, { recursive: true });
  work = await mkdtemp(join(FOLDER, "run-"));
  await run("cargo", ["build", "--quiet", "--release", "--locked", "--features", "cli"]);
  if (outputOf("python3", ["-m", "venv", join(FOLDER, "venv")]) === null) {
    throw new Error(
      "Python 3.10 or newer with venv is missing: install it from https://www.python.org, or on Debian and Ubuntu by `apt install python3-venv`.",
    );
  }
  const requirements = ["--requirement", join(EXAMPLE, "requirements.txt")];
  await run(join(BIN, "pip"), ["install", "--quiet", ...requirements]);

  const boards = await run(TAISOU, ["scramble", "12345678*", "--count", "6000", "--seed", "1"]);
  const half = boards.length / 2;
  const odd = ["no board", "", "12345687*", '{"board":"123/4*6/758","metric":"line"}', '{"', ""];
  lines = `${boards.slice(0, half)}${odd.join("\n")}${boards.slice(half)}`;
  const batch = start(TAISOU, [...SOLVE, "--batch", "--threads", "1"]);
  batch.stdin.end(lines);
  expected = await text(batch.stdout);

  const scheduling = start(join(BIN, "dask"), [
    ...["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"],
  ]);
  scheduler = await said(scheduling.stderr, /Scheduler at: +(tcp:\S+)/);
});

after(async () => {
  for (const child of started) child.kill("SIGKILL");
  if (work) await rm(work, { recursive: true, force: true });
});

test("another worker does the chunks of a killed one, with the same answers", async () => {
  // The first worker never finishes a chunk.
  const { lost, stuck } = await workerThatHangs();
  const cluster = start(
    ...example("-", "--scheduler", scheduler, "--chunk", "100", "--", ...SOLVE),
  );
  const answers = text(cluster.stdout);
  const half = lines.length / 2;
  cluster.stdin.write(lines.slice(0, half));
  const pid = Number(await stuck);
  await worker("healthy", `${RELEASE}${delimiter}${process.env.PATH}`);
  lost.kill("SIGKILL");
  await once(lost, "exit");
  process.kill(pid, "SIGKILL");
  cluster.stdin.end(lines.slice(half));
  const errors = await text(cluster.stderr);
  assert.equal(await answers, expected, errors);
  assert.equal(expected.split("\n").length, 6000 + 4 + 1);
});

test("the default cluster is on this machine", async () => {
  const few = lines.split("\n").slice(2900, 3100).join("\n");
  const plain = start(TAISOU, [...SOLVE, "--batch", "--threads", "1"]);
  plain.stdin.end(few);
  const file = join(work, "few.txt");
  await writeFile(file, few);
  const [program, args] = example(file, "--chunk", "30", "--command", TAISOU, "--", ...SOLVE);
  assert.equal(await run(program, args), await text(plain.stdout));
});

test("a checker verifies the proven answers, and a failed chunk is tried again", async () => {
  const mark = join(work, "failed");
  const failing = await script(
    "failing",
    `[ -e ${mark} ] && exec ${TAISOU} "$@"; touch ${mark}; exit 9`,
  );
  const file = join(work, "few.txt");
  await writeFile(file, "867/254/3*1\n12345687*\nno board\n");
  const options = ["--verify", "--workers", "1", "--retries", "1", "--command", failing];
  const said = await run(...example(file, ...options));
  const found = said
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).verified);
  assert.deepEqual(found, ["holds", "holds", undefined]);
});

test("a command that is missing, dies or rejects its options is an error", async () => {
  const dying = await script("dying", "kill -9 $$");
  for (const [message, ...args] of /** @type {const} */ ([
    [/error: .*nowhere\/taisou: No such file.* cargo install/, "--command", "nowhere/taisou"],
    [/error: .*dying ended with -9 after line 0/, "--command", dying],
    [/error: .*ended with 2 after line 0: .*--colour/s, "--", "solve", "--colour"],
  ])) {
    const child = start(...example("-", "--scheduler", scheduler, ...args));
    child.stdin.end("12345678*\n");
    const [errors, answers] = await Promise.all([text(child.stderr), text(child.stdout)]);
    assert.match(errors, message);
    assert.equal(answers, "");
    assert.equal(child.exitCode ?? (await once(child, "exit"))[0], 1);
  }
});

/** @param {string[]} args @returns {[string, string[]]} */
function example(...args) {
  return [join(BIN, "python"), [join(EXAMPLE, "cluster.py"), ...args]];
}

/** A worker whose command prints its number, and then hangs. */
async function workerThatHangs() {
  const said = join(work, "said");
  await run("mkfifo", [said]);
  await script("taisou", `echo $$ > '${said}'; exec sleep 100000`);
  const stuck = readFile(said, "utf8");
  return { lost: await worker("lost", `${work}${delimiter}${process.env.PATH}`), stuck };
}

/**
 * Starts a worker, and waits until it has joined the cluster.
 * @param {string} name
 * @param {string} path Its `$PATH`, which has the command.
 */
async function worker(name, path) {
  const options = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--name", name];
  const child = start(join(BIN, "dask"), ["worker", scheduler, ...options], path);
  await said(child.stderr, /(Registered to)/);
  return child;
}

/** @param {string} name @param {string} commands */
async function script(name, commands) {
  const file = join(work, name);
  await writeFile(file, `#!/bin/sh\n${commands}\n`);
  await chmod(file, 0o755);
  return file;
}

/** @param {string} program @param {string[]} args */
function start(program, args, path = process.env.PATH) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path } });
  started.push(child);
  return child;
}

/** The output of a program, which must succeed. @param {string} program @param {string[]} args */
async function run(program, args) {
  const child = start(program, args);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const status = child.exitCode ?? (await once(child, "exit"))[0];
  assert.equal(status, 0, `${program} ${args.join(" ")}: ${errors}`);
  return output;
}

/**
 * The first match in a line of output.
 * @param {import("node:stream").Readable} output
 * @param {RegExp} words
 * @returns {Promise<string>}
 */
function said(output, words) {
  return new Promise((resolve, reject) => {
    let all = "";
    createInterface({ input: output })
      .on("line", (line) => {
        all += `${line}\n`;
        const [, found] = words.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      })
      .on("close", () => reject(new Error(all)));
  });
}
