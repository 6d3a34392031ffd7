//! Exported tables: an imported table is as good as a built one, or refused.

use std::{collections::BTreeSet, sync::LazyLock};

use proptest::{prelude::*, test_runner::RngSeed};
use taisou::{
    Algorithm, Error, Options, Search, Solution,
    error::TableFault,
    heuristic::Tables,
    puzzle::{BoardOptions, Metric},
    search::{Limits, Status},
    solve,
};

/// Boards, widths and goals: distinct tiles, identical tiles, don't-care cells, walls, two blanks, several goals, a goal with few
/// symbols, and tables of several pieces.
const KINDS: [(&str, usize, &[&str]); 8] = [
    ("867/254/3*1", 3, &[]),
    ("ウアタソ*マイタノ", 3, &["ソウアイ*タタノマ"]),
    ("765/432/1*8", 3, &["123/4??/???"]),
    ("73#/6*1/452", 3, &["12#/345/67*"]),
    ("*65/432/1*7", 3, &["123/456/7**"]),
    ("756/432/1*8", 3, &["123/456/78*", "*12/345/678"]),
    ("aab*/bbac/ccba", 4, &["aaaa/bbbb/ccc*"]),
    ("*B38/1549/7A26", 4, &["1234/5678/9AB*"]),
];

/// Korf's goal.
const FIFTEEN: &str = "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";

fn options(goals: &[&str], metric: Metric, tables: &Tables) -> Options {
    Options::new()
        .board(BoardOptions::new().goals(goals.iter().copied()))
        .metric(metric)
        .tables(tables.clone())
        // Some of these boards are hard, and these tests need only their tables.
        .limits(Limits { nodes: 100_000, ..Default::default() })
        .boards(false)
}

/// Solves by tables. Also returns `true` if any was built.
fn by_tables(board: &str, width: usize, options: &Options) -> (Solution, bool) {
    let mut search = Search::new(board, width, Algorithm::IdaPattern, options).expect("taken");
    let mut built = false;
    while search.advance(1_000_000) == Status::Paused {
        built |= !options.tables.wanted().is_empty();
    }
    assert_eq!(options.tables.wanted(), []);
    (search.solution(), built)
}

/// All tables as bytes.
fn exported(tables: &Tables) -> Vec<Vec<u8>> {
    tables.list().iter().map(|kept| tables.export(&kept.name).expect("listed")).collect()
}

/// A table small enough to try every byte.
fn small() -> &'static [u8] {
    static SMALL: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let tables = Tables::default();
        by_tables("765/432/1*8", 3, &options(&["123/???/???"], Metric::Step, &tables));
        exported(&tables).remove(0)
    });
    &SMALL
}

fn fault(bytes: &[u8]) -> Option<TableFault> {
    match Tables::default().import(bytes.to_vec()) {
        Ok(_) => None,
        Err(Error::BadTable { why }) => Some(why),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn imported_tables_of_every_kind_are_as_good_as_built() {
    for (board, width, goals) in KINDS {
        for metric in Metric::TILES {
            let first = options(goals, metric, &Tables::default());
            let (solution, built) = by_tables(board, width, &first);
            assert!(built, "{board} {goals:?} {metric:?}");
            let second = options(goals, metric, &Tables::default());
            let all = exported(&first.tables);
            for (bytes, kept) in all.iter().zip(first.tables.list()) {
                assert_eq!(second.tables.import(bytes.clone()), Ok(kept.name));
            }
            // Also before a search uses them.
            assert_eq!(exported(&second.tables), all, "{board} {metric:?}");
            assert_eq!(by_tables(board, width, &second), (solution, false), "{board} {metric:?}");
            assert_eq!(second.tables.list(), first.tables.list());
            assert_eq!(exported(&second.tables), all, "{board} {metric:?}");
        }
    }
}

#[test]
fn every_flipped_bit_is_detected() {
    let bytes = small();
    for at in 0..bytes.len() {
        let bits = if at < 100 { 0..8 } else { at % 8..at % 8 + 1 };
        for bit in bits {
            let mut flipped = bytes.to_vec();
            flipped[at] ^= 1 << bit;
            let expected = match at {
                0..8 => TableFault::NoTable,
                8..12 => TableFault::Version,
                12..24 => TableFault::Length,
                _ => TableFault::Checksum,
            };
            assert_eq!(fault(&flipped), Some(expected), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn every_cut_is_detected() {
    let bytes = small();
    for len in 0..bytes.len() {
        let expected = if len < 8 { TableFault::NoTable } else { TableFault::Length };
        assert_eq!(fault(&bytes[..len]), Some(expected), "{len} bytes");
        // Zeros in place of the end, as after a full disk.
        let mut filled = bytes.to_vec();
        filled[len..].fill(0);
        assert_eq!(fault(&filled).is_none(), filled == bytes, "{len} bytes");
    }
    assert_eq!(fault(&[bytes, &[0]].concat()), Some(TableFault::Length));
}

/// A change of the bytes or of the numbers of abstract states must increase the version in `src/heuristic/tables/stored.rs`,
/// because stored tables would have another meaning. Then update `KNOWN`.
#[test]
fn the_bytes_of_a_version_never_change() {
    let mut found = Vec::new();
    for (board, width, goals) in KINDS {
        for metric in Metric::TILES {
            let options = options(goals, metric, &Tables::default());
            by_tables(board, width, &options);
            // The version, and the checksum of everything else.
            found.extend(exported(&options.tables).iter().map(|bytes| {
                let checksum: [u8; 8] = bytes[24..32].try_into().expect("eight");
                (bytes[8], u64::from_le_bytes(checksum))
            }));
        }
    }
    let found: Vec<_> = found.iter().map(|(version, sum)| format!("{version} {sum:016x}")).collect();
    assert_eq!(found, KNOWN);
}

const KNOWN: [&str; 20] = [
    "1 7cc378a2a0ecfa19",
    "1 6359b8fc3a9494f8",
    "1 87af2340645916d5",
    "1 498b793e783c7cfb",
    "1 fa100f0caa884a20",
    "1 f3898a3f4e514b4b",
    "1 5f6af899452e12f4",
    "1 ffaecd7b445023d2",
    "1 0a0c08ef24685acd",
    "1 ef697a5d21079d0b",
    "1 eded1e7cc97ac06d",
    "1 a4f2d4fbecc1e07f",
    "1 580a3dfea0505e96",
    "1 4b9d00883f6e3e66",
    "1 c409df4ac860c2f0",
    "1 bb09d8acc42a6f65",
    "1 470bb916d1d008b1",
    "1 9946a5ebd3b8cae6",
    "1 07b92e99bc52ddc2",
    "1 21db83b088982117",
];

#[test]
fn a_table_that_arrives_during_its_construction_replaces_it() {
    let (board, width, goals) = KINDS[7];
    let first = options(goals, Metric::Step, &Tables::default());
    let (solution, _) = by_tables(board, width, &first);
    let second = options(goals, Metric::Step, &Tables::default());
    let mut search = Search::new(board, width, Algorithm::IdaPattern, &second).expect("taken");
    let mut finished = 0;
    loop {
        // A slice of any length ends before a table is begun.
        let status = search.advance(u64::MAX);
        if let [wanted] = &second.tables.wanted()[..] {
            assert!(wanted.abstract_states > 0);
            assert!(second.tables.list().iter().all(|kept| kept.name != wanted.name));
            second.tables.import(first.tables.export(&wanted.name).expect("was built")).expect("unharmed");
            search.advance(1);
            finished += 1;
            assert!(second.tables.wanted().iter().all(|next| next != wanted), "the search still builds it");
        }
        if status != Status::Paused {
            break;
        }
    }
    assert_eq!(finished, first.tables.list().len());
    assert_eq!(search.solution(), solution);
}

#[test]
fn searches_side_by_side_build_each_table_once() {
    let (board, width, goals) = KINDS[7];
    let (alone, _) = by_tables(board, width, &options(goals, Metric::Step, &Tables::default()));
    let options = options(goals, Metric::Step, &Tables::default());
    let search = || Search::new(board, width, Algorithm::IdaPattern, &options).expect("taken");
    let mut searches = [search(), search()];
    while searches.each_mut().map(|search| search.advance(1000)) != [Status::Solved; 2] {
        let wanted = options.tables.wanted();
        if options.tables.list().is_empty() {
            assert!(matches!(&wanted[..], [one, other] if one.name != other.name), "{wanted:?}");
        }
    }
    assert!(searches.iter().all(|search| search.solution() == alone));
}

#[test]
fn an_easy_search_does_not_build_the_table_of_another_search() {
    let options = options(&[FIFTEEN], Metric::Step, &Tables::default()).limits(Limits::default());
    // Korf's 60th and 12th instance.
    let hard = "11 14 13 1/2 3 12 4/15 7 9 5/10 6 8 *";
    let easy = "14 1 9 6/4 8 12 5/7 2 3 */10 11 13 15";
    let mut first = Search::new(hard, 4, Algorithm::Auto, &options).expect("taken");
    let building = || options.tables.wanted().iter().map(|wanted| wanted.abstract_states).max().unwrap_or(0);
    // Until the first search builds its large tables.
    while building() < 1_000_000 {
        assert_eq!(first.advance(100_000), Status::Paused);
    }
    let wanted = options.tables.wanted();
    let mut second = Search::new(easy, 4, Algorithm::Auto, &options).expect("taken");
    while second.advance(10_000) == Status::Paused {
        assert_eq!(options.tables.wanted(), wanted);
    }
    assert_eq!(second.solution().length, Some(45));
    assert!(second.solution().optimal);
}

#[test]
fn a_dropped_search_wants_no_table() {
    let options = options(KINDS[7].2, Metric::Step, &Tables::default());
    let mut search = Search::new(KINDS[7].0, 4, Algorithm::IdaPattern, &options).expect("taken");
    search.advance(1);
    assert_eq!(options.tables.wanted().len(), 1);
    options.tables.clear();
    assert_eq!(options.tables.wanted().len(), 1);
    drop(search);
    assert_eq!(options.tables.wanted(), []);
}

#[test]
fn tables_of_another_goal_or_metric_are_never_used() {
    let tables = Tables::default();
    for (goals, metric) in [(KINDS[7].2, Metric::Step), (&["1234/5678/9BA*"][..], Metric::Line)] {
        by_tables(KINDS[7].0, 4, &options(goals, metric, &tables));
    }
    let others = Tables::default();
    for bytes in exported(&tables) {
        others.import(bytes).expect("unharmed");
    }
    let (solution, built) = by_tables(KINDS[7].0, 4, &options(KINDS[7].2, Metric::Line, &others));
    assert!(built);
    let alone = options(KINDS[7].2, Metric::Line, &Tables::default());
    assert_eq!(solution, solve(KINDS[7].0, 4, Algorithm::IdaPattern, &alone).expect("taken"));
}

#[test]
fn metrics_never_share_a_table() {
    for (board, width, goals) in KINDS {
        let alone =
            Metric::TILES.map(|metric| by_tables(board, width, &options(goals, metric, &Tables::default())));
        for order in [[0, 1], [1, 0]] {
            let tables = Tables::default();
            let mut kept = 0;
            for at in order {
                let options = options(goals, Metric::TILES[at], &tables);
                assert_eq!(by_tables(board, width, &options), alone[at], "{board} {order:?}");
                // The second search adds tables under other names.
                let names: BTreeSet<_> = tables.list().into_iter().map(|table| table.name).collect();
                assert!(names.len() > kept, "{board} {order:?}");
                kept = names.len();
            }
        }
    }
}

#[test]
fn imported_tables_count_toward_the_memory_limit() {
    let (board, width, goals) = KINDS[7];
    let first = options(goals, Metric::Step, &Tables::default());
    let (solution, _) = by_tables(board, width, &first);
    let kept = first.tables.bytes();
    for bytes in [kept / 4, kept, 2 * kept, 4 * kept] {
        let little = Limits { bytes, ..first.limits };
        let second = first.clone().limits(little).tables(Tables::default());
        for bytes in exported(&first.tables) {
            second.tables.import(bytes).expect("unharmed");
        }
        let mut search = Search::new(board, width, Algorithm::IdaPattern, &second).expect("taken");
        assert!(second.tables.bytes() <= bytes / 2);
        while search.advance(1000) == Status::Paused {
            assert!(search.stats().bytes <= bytes, "{} of {bytes}", search.stats().bytes);
        }
        let found = search.solution();
        assert_eq!(found.length.filter(|_| found.optimal), solution.length.filter(|_| found.optimal));
    }
}

/// A way to damage a file.
#[derive(Clone, Debug)]
enum Accident {
    Flip(prop::sample::Index, u8),
    Cut(prop::sample::Index),
    Zero(prop::sample::Index, usize),
    Insert(prop::sample::Index, Vec<u8>),
    Move(prop::sample::Index, prop::sample::Index, usize),
}

fn accidents() -> impl Strategy<Value = Vec<Accident>> {
    let at = any::<prop::sample::Index>;
    let bytes = prop::collection::vec(any::<u8>(), 1..40);
    prop::collection::vec(
        prop_oneof![
            (at(), 0..8u8).prop_map(|(at, bit)| Accident::Flip(at, bit)),
            at().prop_map(Accident::Cut),
            (at(), 1..600usize).prop_map(|(at, len)| Accident::Zero(at, len)),
            (at(), bytes).prop_map(|(at, bytes)| Accident::Insert(at, bytes)),
            (at(), at(), 1..600usize).prop_map(|(from, to, len)| Accident::Move(from, to, len)),
        ],
        1..4,
    )
}

fn after(accidents: &[Accident], mut bytes: Vec<u8>) -> Vec<u8> {
    for accident in accidents {
        if bytes.is_empty() {
            break;
        }
        let all = bytes.len();
        match accident {
            Accident::Flip(at, bit) => bytes[at.index(all)] ^= 1 << bit,
            Accident::Cut(at) => bytes.truncate(at.index(all)),
            Accident::Zero(at, len) => {
                bytes.iter_mut().skip(at.index(all)).take(*len).for_each(|byte| *byte = 0);
            }
            Accident::Insert(at, others) => {
                bytes.splice(at.index(all)..at.index(all), others.iter().copied());
            }
            Accident::Move(from, to, len) => {
                let (from, to) = (from.index(all), to.index(all));
                let len = (*len).min(all - from).min(all - to);
                bytes.copy_within(from..from + len, to);
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        // The same accidents on every machine.
        rng_seed: RngSeed::Fixed(0),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_accident_is_detected(accidents in accidents()) {
        let bytes = small();
        let changed = after(&accidents, bytes.to_vec());
        prop_assert_eq!(fault(&changed).is_none(), changed == bytes);
    }
}
