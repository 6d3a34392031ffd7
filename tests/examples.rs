//! Every example prints the text in `examples/expected/`. tests/package/installed.test.mjs runs those in JavaScript.

use std::{fs, path::Path, process::Command};

/// Runs an example, which `cargo test` has built in this profile.
fn output_of(example: &str) -> String {
    let features = if cfg!(feature = "cli") { "cli" } else { "" };
    let run = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["run", "--quiet", "--locked", "--offline", "--profile", "test"])
        .args(["--features", features, "--example", example])
        .output()
        .expect("cargo runs");
    assert!(run.status.success(), "{example}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).expect("examples print UTF-8")
}

#[test]
fn examples_print_the_expected_text() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let mut run = 0;
    for entry in fs::read_dir(&folder).expect("there are examples") {
        let path = entry.expect("it can be listed").path();
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let expected = fs::read_to_string(folder.join(format!("expected/{name}.txt")));
        assert_eq!(output_of(name), expected.expect("there is a text for every example"), "{name}");
        run += 1;
    }
    assert!(run > 0);
}
