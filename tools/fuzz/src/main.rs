//! The targets of `tests/targets` for libFuzzer. `TAISOU_FUZZ_TARGET` names the target.

#![no_main]

use std::{env, process, sync::OnceLock};

use libfuzzer_sys::fuzz_target;
use targets::{TARGETS, Target};

#[path = "../../../tests/common/mod.rs"]
mod common;
#[path = "../../../tests/targets/mod.rs"]
#[expect(dead_code, reason = "only tests read rows of a table")]
mod targets;

static TARGET: OnceLock<Target> = OnceLock::new();

fuzz_target!(
    init: {
        let name = env::var("TAISOU_FUZZ_TARGET").unwrap_or_default();
        match TARGETS.into_iter().find(|(other, ..)| *other == name) {
            Some((.., target)) => drop(TARGET.set(target)),
            None => {
                eprintln!("TAISOU_FUZZ_TARGET: expected one of {:?}", TARGETS.map(|(name, ..)| name));
                process::exit(2);
            }
        }
    },
    |data: &[u8]| TARGET.get().expect("chosen above")(data)
);
