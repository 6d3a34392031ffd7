//! Searches, surveys, counts and compositions in slices of any size, under any limits: the result is that of one slice, bounds and
//! answers only improve, and no limit is exceeded.

use taisou::{
    Algorithm, Options, Search,
    search::{Limits, Status},
    solve,
    solver::Outcome,
    survey::{ComposeOptions, Composer, ShortestCount, Survey},
};

use super::{input::Input, posed::Posed};

/// Maximum of positions, so that an input takes less than a millisecond. `boards` tests larger spaces.
const MOST_NODES: u64 = 100;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let posed = Posed::read(&mut input);
    let nodes = [MOST_NODES, 1, 5, 15, 40][input.below(5)];
    let bytes = [1 << 30, 1 << 22, 1 << 18, 1 << 14, 1000][input.below(5)];
    let limits = Limits { nodes, bytes };
    match input.below(4) {
        0 => count(&posed, limits, &mut input),
        1 => survey(&posed, limits, &mut input),
        2 => compose(&posed, limits, &mut input),
        _ => search(&posed, limits, &mut input),
    }
}

/// The size of the next slice: from the input, then increasing, so that the search ends.
fn slice(input: &mut Input, turn: u64) -> u64 {
    match input.below(256) as u64 {
        0 => 1 + turn * turn,
        few @ 1..200 => few,
        many => (many - 199) * 100,
    }
}

/// Advances in slices to the end. `advance` also returns the bytes in use.
fn go_on(posed: &Posed, limits: Limits, input: &mut Input, mut advance: impl FnMut(u64) -> (Status, u64)) {
    for turn in 0.. {
        let (status, bytes) = advance(slice(input, turn));
        assert!(bytes <= limits.bytes, "{posed}: {bytes} bytes");
        if status != Status::Paused {
            break;
        }
    }
}

fn options(posed: &Posed, limits: Limits) -> Options {
    Options::new().board(posed.options()).metric(posed.metric).limits(limits)
}

fn search(posed: &Posed, limits: Limits, input: &mut Input) {
    let algorithm = input.choose(&Algorithm::ALL);
    let goes_on = input.once_in(2);
    let (text, options) = (posed.text(&posed.start), options(posed, limits));
    let Ok(mut search) = Search::new(&text, posed.width, algorithm, &options) else { return };
    let (mut best, mut bound) = (u32::MAX, 0);
    for turn in 0.. {
        let end = search.advance(slice(input, turn));
        let (now, stats) = (search.best().unwrap_or(u32::MAX), search.stats());
        assert!(now <= best && stats.bytes <= limits.bytes, "{posed} by {algorithm}: {stats:?}");
        assert!(bound <= stats.bound || end != Status::Paused, "{posed} by {algorithm}: {stats:?}");
        assert!(stats.bound <= now, "{posed} by {algorithm}: {stats:?} of {now}");
        (best, bound) = (now, stats.bound);
        if end != Status::Paused {
            assert_eq!(search.advance(1), end, "{posed} by {algorithm}: it is over");
            break;
        }
    }
    let found = search.solution();
    assert_eq!(found.length.unwrap_or(u32::MAX), best, "{posed} by {algorithm}");
    if matches!(found.outcome, Outcome::Unsolvable(_)) {
        check_unsolvable(posed);
    }
    // With options of its own: kept tables change what `auto` chooses.
    let at_once = solve(&text, posed.width, algorithm, &self::options(posed, limits)).expect("taken before");
    if !matches!(found.outcome, Outcome::Stopped(_)) && !matches!(at_once.outcome, Outcome::Stopped(_)) {
        let answer = |found: &taisou::Solution| (found.length, found.bound, found.optimal);
        if algorithm.is_optimal() {
            assert_eq!(answer(&found), answer(&at_once), "{posed} by {algorithm}");
        }
        if algorithm != Algorithm::Anytime {
            let whole = |found: &taisou::Solution| (answer(found), found.moves.clone(), found.nodes);
            assert_eq!(whole(&found), whole(&at_once), "{posed} by {algorithm}");
        }
        assert_eq!(
            std::mem::discriminant(&found.outcome),
            std::mem::discriminant(&at_once.outcome),
            "{posed} by {algorithm}"
        );
    }
    if goes_on && limits.nodes < MOST_NODES && search.go_on() {
        assert!(matches!(found.outcome, Outcome::Stopped(_)) || !found.optimal, "{posed} by {algorithm}");
        search.advance(MOST_NODES);
        let later = search.solution();
        assert!(later.length.unwrap_or(u32::MAX) <= best, "{posed} by {algorithm}");
    }
}

/// A proof with little memory must agree with a search with enough memory.
fn check_unsolvable(posed: &Posed) {
    let limits = Limits { nodes: 20_000, ..Limits::default() };
    let text = posed.text(&posed.start);
    let found = solve(&text, posed.width, Algorithm::BreadthFirst, &options(posed, limits)).expect("taken");
    assert!(found.length.is_none(), "{posed}: unsolvable, but {found:?}");
}

fn count(posed: &Posed, limits: Limits, input: &mut Input) {
    let list = input.below(4);
    let (text, options) = (posed.text(&posed.start), options(posed, limits));
    let new = || ShortestCount::new(&text, posed.width, &options, list);
    let (Ok(mut sliced), Ok(mut at_once)) = (new(), new()) else { return };
    go_on(posed, limits, input, |budget| (sliced.advance(budget), sliced.stats().bytes));
    while at_once.advance(u64::MAX) == Status::Paused {}
    let (sliced, at_once) = (sliced.count(), at_once.count());
    if sliced.status == Status::Unsolvable {
        check_unsolvable(posed);
    }
    assert!(sliced.solutions.len() <= list);
    if ![sliced.status, at_once.status].iter().any(|status| matches!(status, Status::Stopped(_))) {
        assert_eq!(sliced, at_once, "{posed}");
    }
}

fn survey(posed: &Posed, limits: Limits, input: &mut Input) {
    let (goal, options) = posed.survey_options(0);
    let options = options.limits(limits);
    let new = || Survey::new(&goal, posed.width, &options);
    let (Ok(mut sliced), Ok(mut at_once)) = (new(), new()) else { return };
    let mut known: Vec<u64> = Vec::new();
    go_on(posed, limits, input, |budget| {
        let status = sliced.advance(budget);
        let now = sliced.distribution().counts;
        assert!(now.starts_with(&known), "{posed}: {known:?}, then {now:?}");
        known = now;
        (status, sliced.stats().bytes)
    });
    while at_once.advance(u64::MAX) == Status::Paused {}
    let (sliced, at_once) = (sliced.distribution(), at_once.distribution());
    if sliced.status.is_complete() && at_once.status.is_complete() {
        assert_eq!(sliced, at_once, "{posed}");
    }
    let of_both = sliced.counts.iter().zip(&at_once.counts);
    assert!(of_both.clone().all(|(one, other)| one == other), "{posed}: {sliced:?} {at_once:?}");
}

fn compose(posed: &Posed, limits: Limits, input: &mut Input) {
    let (goal, options) = posed.survey_options(input.below(256) as u64);
    let options = options.limits(limits);
    let depth = Some(input.below(40)).filter(|depth| *depth > 0);
    let mut wanted = ComposeOptions::new().unique(input.once_in(2)).count(1 + input.below(3));
    wanted.depth = depth;
    // The goal with some open cells, or any of its pieces.
    match input.below(3) {
        1 => wanted.spell = Some(goal.clone()),
        2 => wanted.word = goal.split(['/', ' ']).next().map(str::to_owned),
        _ => {}
    }
    let new = || Composer::new(&goal, posed.width, &options, wanted.clone());
    let (Ok(mut sliced), Ok(mut at_once)) = (new(), new()) else { return };
    go_on(posed, limits, input, |budget| (sliced.advance(budget), sliced.stats().bytes));
    while at_once.advance(u64::MAX) == Status::Paused {}
    let (sliced, at_once) = (sliced.composed(), at_once.composed());
    assert!(sliced.boards.len() <= wanted.count, "{posed} {wanted:?}");
    if sliced.status.is_complete() && at_once.status.is_complete() {
        assert_eq!(sliced, at_once, "{posed} {wanted:?}");
    }
}
