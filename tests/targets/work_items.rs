//! Bytes from other workers and from storage: invalid work items, results and tables are refused without a trace, and valid ones read
//! back as written.

use taisou::{
    Algorithm, Options, Search,
    heuristic::Tables,
    internals::{WorkItem, WorkResult},
    search::{Limits, Status},
    solver::Helper,
};

use super::input::Input;

/// A board with small tables, because each input builds them.
const BOARD: &str = "453/21*";

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let way = input.below(4);
    let bytes = input.rest();
    match way {
        0 => {
            if let Some(item) = WorkItem::read(bytes) {
                assert_eq!(WorkItem::read(&item.write()), Some(item));
            }
            if let Some(result) = WorkResult::read(bytes) {
                assert_eq!(WorkResult::read(&result.write()), Some(result));
            }
        }
        1 => help(bytes),
        2 => complete(bytes),
        _ => keep(bytes),
    }
}

fn options() -> Options {
    let limits = Limits { nodes: 2000, bytes: 1 << 22 };
    Options::new().limits(limits)
}

fn help(bytes: &[u8]) {
    let mut helper = Helper::new(BOARD, 0, &options()).expect("a puzzle");
    if helper.take(bytes) {
        for _ in 0..4 {
            if let Ok(Some(result)) = helper.advance(100) {
                assert!(WorkResult::read(&result).is_some() || Tables::default().import(result).is_ok());
                break;
            }
        }
    } else {
        assert!(WorkItem::read(bytes).is_none() || helper.advance(1).is_ok());
    }
}

fn complete(bytes: &[u8]) {
    let mut search = Search::new(BOARD, 0, Algorithm::IdaPattern, &options()).expect("a puzzle");
    for _ in 0..4 {
        assert!(!search.complete(bytes.to_vec()), "nothing was leased");
        search.requeue(bytes);
        if search.advance(500) != Status::Paused {
            break;
        }
    }
}

fn keep(bytes: &[u8]) {
    let tables = Tables::default();
    // Only a table has the right checksum.
    assert!(tables.import(bytes.to_vec()).is_err());
    assert_eq!((tables.bytes(), tables.list().len()), (0, 0));
}
