//! The fuzz targets on kept inputs, on listed puzzles, and on random inputs.

mod common;
mod targets;

use proptest::{
    prelude::*,
    test_runner::{Config, RngSeed, TestRunner},
};
use taisou::{Algorithm, puzzle::Metric};
use targets::{
    TARGETS,
    boards::check,
    input::Input,
    posed::{Posed, row},
};

/// The corpus of each target: a line of hexadecimal digits for each input.
const KEPT: [(&str, &str); TARGETS.len()] = [
    ("boards", include_str!("corpus/boards.txt")),
    ("moves", include_str!("corpus/moves.txt")),
    ("options", include_str!("corpus/options.txt")),
    ("work_items", include_str!("corpus/work_items.txt")),
    ("slices", include_str!("corpus/slices.txt")),
    ("text", include_str!("corpus/text.txt")),
];

/// Starts and goals, with capitals for blocks. Add inputs of faults here.
const ROWS: [(&str, &[&str]); 24] = [
    ("AA*/B*C/#DD", &["???/??B/???"]),
    ("*A#*/BBC*/*CCD", &["????/A???/????"]),
    ("AB*#/CD*E/FF**", &["????/????/??A?", "????/???A/????"]),
    ("A*BB/CC*D/#EED", &["????/????/?A??", "BB??/????/????", "???D/???D/????"]),
    ("*ABB/#CD*/EEF*", &["????/????/??*?"]),
    ("AAB*/AA*C/DD*#", &["????/?AA?/?AA?"]),
    ("ABC/*D*/EF#", &["F??/???/??#", "?D?/?A?/???"]),
    ("AB*/CC*/DE*", &["???/???/??A", "*??/???/?CC"]),
    // Tiles: identical tiles, don't-care cells, several goals, walls, several blanks.
    ("aab/bba/ab*", &["bbb/b*a/aaa", "aba/b*b/aba"]),
    ("abab/cca*", &["aaa?/?cc?", "ccaa/ab*b"]),
    ("agb/bba/ab*", &["???/???/??g"]),
    ("abc*/d#ef", &["abe*/d#fc"]),
    ("ab*c/d##e/faaa", &["daa*/f##c/abae"]),
    ("a*#g*/bc#de", &["ba#dg/*c#e*"]),
    ("ab*", &["ba*"]),
    ("abc/de*", &["bac/de*"]),
    ("ab*/c#*/d**", &["ba*/c#*/d**"]),
    // Named only where nothing moves.
    ("ab/##/ca/b*", &["a?/#?/??/??"]),
    // Blocks of one cell beside tiles.
    ("Aa*/B*a", &["a?A/??B"]),
    // Open cells in a full board, behind a wall, and in a ring.
    ("ab/c*", &["a?/?*"]),
    ("ab#cd/e*#f*", &["a?#c?/??#??"]),
    ("ac/bd/e*", &["a?/??/??"]),
    // Already solved.
    ("ab*", &["ab*"]),
    ("A*/*B", &["A*/*B"]),
];

#[test]
fn kept_inputs_of_every_target_pass() {
    for (name, longest, run) in TARGETS {
        let (_, kept) = KEPT.into_iter().find(|(other, _)| *other == name).expect("a file");
        for line in kept.lines() {
            let digits = |at| u8::from_str_radix(&line[at..at + 2], 16).expect("two digits");
            let bytes: Vec<u8> = (0..line.len()).step_by(2).map(digits).collect();
            assert!(bytes.len() <= longest, "{name}: {line}");
            run(&bytes);
        }
    }
}

#[test]
fn listed_puzzles_agree_with_plain_breadth_first_search() {
    for (seed, (start, goals)) in ROWS.into_iter().enumerate() {
        let blocks = start.contains(char::is_uppercase);
        for metric in Metric::ALL.into_iter().filter(|metric| !blocks || *metric != Metric::Line) {
            let looked_at = check(&row(start, goals, metric), &Algorithm::ALL, seed, 6000);
            assert!(looked_at, "{start} {metric:?}");
        }
    }
}

/// Runs a target on random inputs, the same on every machine. A failure shows the simplest input.
fn at_random(name: &str, cases: u32) {
    let (_, longest, run) = TARGETS.into_iter().find(|(other, ..)| *other == name).expect("a target");
    let rng_seed = RngSeed::Fixed(0);
    let config = Config { cases, rng_seed, failure_persistence: None, ..Config::default() };
    let outcome = TestRunner::new(config).run(&prop::collection::vec(any::<u8>(), longest), |input| {
        run(&input);
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn random_boards_agree_with_plain_breadth_first_search() {
    at_random("boards", 1500);
}

#[test]
fn identical_pieces_of_different_shapes_satisfy_goals_by_cells() {
    let mut seen = 0;
    for seed in 0..400_u64 {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let bytes: Vec<u8> = std::iter::repeat_with(|| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 56) as u8
        })
        .take(300)
        .collect();
        let mut posed = Posed::read(&mut Input(&bytes));
        if posed.blocks.len() < 2 {
            continue;
        }
        let all: Vec<char> = ('a'..='l').collect();
        posed.same = if seed % 2 == 0 { vec![all] } else { all.chunks(3).map(<[char]>::to_vec).collect() };
        seen += usize::from(check(&posed, &[Algorithm::Auto, Algorithm::BreadthFirst], 1, 400));
    }
    assert!(seen > 50, "{seen} puzzles");
}

#[test]
fn random_slices_do_not_change_results() {
    at_random("slices", 5000);
}
