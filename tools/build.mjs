// Builds the npm package in `pkg/` and the page in `dist/`: `node tools/build.mjs [module|page] [--quick]`. It skips modules
// whose inputs have not changed. `--quick` builds larger modules in less time, for tests.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fingerprint, MODULE } from "./fingerprint.mjs";
import { LICENCES, licencesOfPackage, licencesOfPage } from "./licences.mjs";
import { addParts, assemble, MODULES } from "./package.mjs";
import { cargoMetadata, fail, outputOf, root, run } from "./run.mjs";

const TARGET = "wasm32-unknown-unknown";
/** LLVM's options for size: less inlining, no unrolling, no added code by PRE and LICM, bulk copies above two words. */
const SMALLER = [
  ...["-inline-threshold=45", "-inlinehint-threshold=100", "-unroll-runtime=false"],
  ...["-unroll-threshold=0", "-unroll-full-max-count=0", "-enable-pre=false"],
  ...["-max-store-memcpy=2", "-max-store-memset=2", "-max-store-memmove=2"],
  "-disable-licm-promotion",
];
/** For the rules, which every visitor waits for: no loop rotation or strength reduction. Searches would lose a quarter of their speed. */
const SMALLEST = [...SMALLER, ...["-rotation-max-header-size=0", "-disable-lsr"]];
/** For searches: engines unroll the loops that pay. */
const SMALL = ["-unroll-runtime=false"];
/** @type {Readonly<Record<string, readonly string[]>>} */
const LLVM = { rules: SMALLEST, solve: SMALL, survey: SMALLER };

/**
 * Options of wasm-opt. Only small functions are inlined into their one caller, because engines compile a function on its first call,
 * and an easy board would wait for code that it does not run. It makes the module smaller, too.
 */
const SHRINK = ["-Os", "--one-caller-inline-max-function-size=30"];
/** For the module with the tightest limit. Takes three times as long. */
const SHRINK_MORE = ["-O3", ...SHRINK, "--converge"];

/** Records the profile, compiler and inputs of the built modules. */
const STAMP = join(root, "pkg/.inputs");

const quick = process.argv.includes("--quick");
const part = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
if (part !== undefined && part !== "module" && part !== "page") {
  fail(`Unknown part "${part}": expected "module", "page" or nothing.`);
}
if (part !== "page") {
  // Taken before the build, because files may change during it.
  const inputs = `${outputOf("rustc", ["-vV"])}\n${fingerprint([...MODULE, "package-lock.json"])}`;
  const profile = quick ? "quick" : "release";
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  // Tests can use release modules.
  if (![profile, "release"].some((built) => stamp === `${built}\n${inputs}`)) {
    // An aborted build must leave no stamp.
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
  // The user may have configured another target folder.
  const { target_directory: target, packages } = cargoMetadata();
  const glue = join(target, "glue");
  // First, because it downloads the crates.
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
 * Removes duplicate and unused code: 2 % after gzip, at the same speed.
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

/** Compiler options that keep the builder's folders out of panic messages, for reproducible modules. */
function samePaths() {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry/src");
  const sysroot = outputOf("rustc", ["--print", "sysroot"]);
  const hash = outputOf("rustc", ["-vV"])?.match(/commit-hash: (\w+)/)?.[1];
  return [
    // One folder per registry; vendored crates have none.
    ...(existsSync(sources) ? readdirSync(sources) : []).map(
      (name) => `--remap-path-prefix=${join(sources, name)}=crates`,
    ),
    // The standard library's sources, if installed.
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
  // After Vite, so that the service worker does not cache it.
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

/** The module and the generator of its glue must have the same version; otherwise the page fails without a reason. */
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
