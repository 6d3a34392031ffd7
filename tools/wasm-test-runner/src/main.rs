//! Cargo's runner for tests built for WebAssembly: `wasm-test-runner TEST.wasm [ARGUMENTS]`.
//!
//! It stands in for the `wasm-bindgen-test-runner` command; see the crate `bindgen` for why.

use std::env;

use anyhow::Result;
use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> Result<()> {
    // `cargo test --quiet` hands its flag on, and the runner refuses what it does not know.
    run_cli_with_args(env::args_os().filter(|argument| argument != "--quiet" && argument != "-q"))
}
