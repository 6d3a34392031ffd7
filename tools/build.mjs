// Builds the npm package in `pkg/` and the page in `dist/`: `node tools/build.mjs`, or only one of
// them with the argument `module` or `page`. The modules are built only if they are not there already, and with `--quick`
// for tests: sooner, and larger than they are for visitors.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fingerprint, MODULE } from "./fingerprint.mjs";
import { LICENCES, licencesOfPackage, licencesOfPage } from "./licences.mjs";
import { addParts, assemble, MODULES } from "./package.mjs";
import { cargoMetadata, fail, outputOf, root, run } from "./run.mjs";

const TARGET = "wasm32-unknown-unknown";
/**
 * What the module for whole spaces is small by: functions that do not ask for it are inlined where they are small only,
 * others where they are not large; loops are not unrolled; partial redundancy elimination adds no code; what is longer than
 * two words is copied by one instruction; memory is not promoted to locals around loops.
 */
const SMALLER = [
  ...["-inline-threshold=45", "-inlinehint-threshold=100", "-unroll-runtime=false"],
  ...["-unroll-threshold=0", "-unroll-full-max-count=0", "-enable-pre=false"],
  ...["-max-store-memcpy=2", "-max-store-memset=2", "-max-store-memmove=2"],
  "-disable-licm-promotion",
];
/**
 * What the module of the rules is smallest by, which every visitor waits for: loops are not rotated either; nor does loop
 * strength reduction, which engines do better, add code. The searches
 * would pay for all of it with a quarter of their speed.
 */
const SMALLEST = [...SMALLER, ...["-rotation-max-header-size=0", "-disable-lsr"]];
/** What the module that solves does without: engines unroll what pays. */
const SMALL = ["-unroll-runtime=false"];
/** @type {Readonly<Record<string, readonly string[]>>} */
const LLVM = { rules: SMALLEST, solve: SMALL, survey: SMALLER };

/**
 * How wasm-opt goes over a finished module. Only small functions go into their one caller: engines compile a function when it is
 * first called, and an easy board would wait for what it has no use for; by that a module is smaller, too.
 */
const SHRINK = ["-Os", "--one-caller-inline-max-function-size=30"];
/** Until nothing more is gained: three times as long, and what a module lacks that has no byte to spare. */
const SHRINK_MORE = ["-O3", ...SHRINK, "--converge"];

/** Says how the modules were built, by which compiler and of which files. */
const STAMP = join(root, "pkg/.inputs");

const quick = process.argv.includes("--quick");
const part = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
if (part !== undefined && part !== "module" && part !== "page") {
  fail(`There is no part "${part}" to build: leave it out, or say "module" or "page".`);
}
if (part !== "page") {
  // Before they are built, since somebody may write to them meanwhile.
  const inputs = `${outputOf("rustc", ["-vV"])}\n${fingerprint([...MODULE, "package-lock.json"])}`;
  const profile = quick ? "quick" : "release";
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  // What visitors get is good enough for tests.
  if (![profile, "release"].some((built) => stamp === `${built}\n${inputs}`)) {
    // A build that is broken off leaves none.
    rmSync(STAMP, { force: true });
    buildModule(profile);
    writeFileSync(STAMP, `${profile}\n${inputs}`);
  }
  await addParts();
}
if (part !== "module") buildPage();

/** @param {string} profile */
function buildModule(profile) {
  console.log("Building the modules (the first time takes about two minutes) …");
  checkVersions();
  // The target folder may lie elsewhere, by an environment variable or the user's configuration.
  const { target_directory: target, packages } = cargoMetadata();
  const glue = join(target, "glue");
  // First of all, since the sources of the crates are then there.
  const licences = licencesOfPackage();
  const rustflags = JSON.stringify(samePaths());
  for (const module of MODULES) {
    run(
      "cargo",
      [
        ...["rustc", "--quiet", "--locked", "--profile", profile, "--target", TARGET, "--lib"],
        ...["--no-default-features", "--features", module],
        ...["--config", `target.${TARGET}.rustflags=${rustflags}`],
        ...(module in LLVM ? ["--", `-Cllvm-args=${LLVM[module]?.join(" ")}`] : []),
      ],
      "The WebAssembly module could not be built: see cargo's messages above.",
    );
    run(
      "cargo",
      [
        ...["run", "--quiet", "--locked", "--profile", "tool", "-p", "bindgen", "--"],
        ...[join(target, TARGET, profile, "taisou.wasm"), glue, module],
      ],
      "The JavaScript glue could not be generated: see the messages above.",
    );
    if (profile === "release") {
      shrink(join(glue, `${module}_bg.wasm`), module === "rules" ? SHRINK_MORE : SHRINK);
    }
  }
  assemble(
    glue,
    packages.find((/** @type {{ name: string }} */ crate) => crate.name === "taisou"),
    { [LICENCES]: licences },
  );
}

/**
 * What the compiler leaves alike or unused in a whole module goes: 2 % after gzip, and the searches are as fast.
 * @param {string} module
 * @param {readonly string[]} how
 */
function shrink(module, how) {
  run(
    process.execPath,
    [join(root, "node_modules/binaryen/bin/wasm-opt"), ...how, module, "-o", module],
    "The module could not be made smaller: see the messages of wasm-opt above.",
  );
}

/**
 * What panics say of where they were is the same wherever it was built: else the module would hold the builder's own folders,
 * and no two would be alike.
 */
function samePaths() {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry/src");
  const sysroot = outputOf("rustc", ["--print", "sysroot"]);
  const hash = outputOf("rustc", ["-vV"])?.match(/commit-hash: (\w+)/)?.[1];
  return [
    // A folder for each registry, by its address. None where the crates come from elsewhere.
    ...(existsSync(sources) ? readdirSync(sources) : []).map(
      (name) => `--remap-path-prefix=${join(sources, name)}=crates`,
    ),
    // The standard library's sources, where they are installed.
    `--remap-path-prefix=${join(sysroot ?? "", "lib/rustlib/src/rust")}=/rustc/${hash}`,
  ];
}

function buildPage() {
  console.log("Building the page …");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  run(
    process.execPath,
    [vite, "build", "--logLevel", "warn"],
    "The page could not be built: see Vite's messages above.",
  );
  // After Vite, so that the service worker does not fetch it for those who never read it.
  writeFileSync(join(root, "dist", LICENCES), licencesOfPage());
  compress(join(root, "dist"));
}

/**
 * Writes `NAME.gz` beside each file that compresses well, for hosts that send such files.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|svg|wasm)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** Glue from another version than the module's own would fail in the browser, and not say why. */
function checkVersions() {
  const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
  const [library, generator] = ["wasm-bindgen", "wasm-bindgen-cli-support"].map(
    (name) => lock.match(new RegExp(`name = "${name}"\nversion = "(.+)"`))?.[1],
  );
  if (library !== generator) {
    fail(
      `Cargo.lock holds wasm-bindgen ${library}, but its generator ${generator}: name ${library} in tools/bindgen/Cargo.toml, or run \`cargo update wasm-bindgen --precise ${generator}\`.`,
    );
  }
}
