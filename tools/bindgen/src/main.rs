//! Makes the JavaScript bindings of a WebAssembly module: `bindgen IN.wasm OUT_DIR NAME [--tests]`.
//!
//! It stands in for the `wasm-bindgen` command, which everyone who builds this would have to install
//! in exactly the right version. As a member of the workspace, its version is in `Cargo.lock`.
//! With `--tests` the module is one of tests, for `tools/wasm-tests`.

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
        // The package's own entry finds the module; it has to, since Node cannot fetch files.
        .omit_default_module_path(true)
        // Tests that fail say where.
        .remove_name_section(!tests)
        .remove_producers_section(true)
        // What starts tests is Rust's own, which finds none here.
        .emit_start(!tests)
        .generate(out_dir)
}
