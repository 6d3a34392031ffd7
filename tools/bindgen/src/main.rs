//! Generates the JavaScript bindings of a WebAssembly module: `bindgen IN.wasm OUT_DIR NAME [--tests]`.
//!
//! Replaces the `wasm-bindgen` command, whose version must match exactly: here `Cargo.lock` holds it.
//! `--tests` is for modules of tests, see `tools/wasm-tests`.

use std::env;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (paths, tests) = match arguments.as_slice() {
        [paths @ .., flag] if flag == "--tests" => (paths, true),
        paths => (paths, false),
    };
    let [input, out_dir, name] = paths else {
        bail!("expected three arguments and perhaps a flag: IN.wasm OUT_DIR NAME [--tests]");
    };
    Bindgen::new()
        .input_path(input)
        .out_name(name)
        .web(true)?
        .typescript(!tests)
        // The package's entry locates the module, because Node cannot fetch files.
        .omit_default_module_path(true)
        // Failed tests print function names.
        .remove_name_section(!tests)
        .remove_producers_section(true)
        // Rust's own test harness would find no tests.
        .emit_start(!tests)
        .generate(out_dir)
}
