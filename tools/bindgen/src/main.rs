//! Makes the JavaScript bindings of a WebAssembly module: `bindgen IN.wasm OUT_DIR NAME`.
//!
//! It stands in for the `wasm-bindgen` command, which everyone who builds this would have to install
//! in exactly the right version. As a member of the workspace, its version is in `Cargo.lock`.

use std::env;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, out_dir, name] = arguments.as_slice() else {
        bail!("expected three arguments: IN.wasm OUT_DIR NAME");
    };
    Bindgen::new()
        .input_path(input)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // The package's own entry finds the module; it has to, since Node cannot fetch files.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out_dir)
}
