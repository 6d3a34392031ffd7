//! Shared searches: the proven answer, bound and thresholds do not depend on the helpers, their order or their losses.

mod korf;

use std::collections::{BTreeSet, VecDeque};

use korf::korf;
use taisou::{
    Algorithm, Options, Search,
    heuristic::Tables,
    internals::{
        Class, Heuristic, IterativeDeepening, Method, PathStep, Patterns, SharedSearch, Shift, Space,
        WorkItem, WorkItemSearch, WorkResult,
    },
    puzzle::{BoardOptions, TileMetric, TilePuzzle, scramble},
    search::{Limit, Limits, Status},
    solver::Helper,
};

const SMALL: u64 = 700_000;

fn space(board: &str, metric: TileMetric) -> Space {
    let goal = "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15".to_owned();
    let options = BoardOptions::new().goal(goal);
    Space::new(&TilePuzzle::read(board, 4, &options).expect("a puzzle"), metric)
}

fn bound(space: &Space, tables: &Tables) -> Box<dyn Heuristic> {
    Box::new(Patterns::new(space, SMALL, tables))
}

fn alone(space: &Space, bound: Box<dyn Heuristic>) -> IterativeDeepening {
    let mut search = IterativeDeepening::new(space.clone(), Limits::default(), bound, 0);
    while search.advance(1_000_000) == Status::Paused {}
    search
}

/// The fate of the work items of a shared search.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// Three helpers, slow and fast.
    Helped,
    /// Results come back last first.
    Late,
    /// Every other work item is lost.
    Lossy,
}

fn shared(space: &Space, bound: impl Fn() -> Box<dyn Heuristic>, manner: Manner) -> IterativeDeepening {
    let mut search = IterativeDeepening::new(space.clone(), Limits::default(), bound(), 0);
    let mut helpers: Vec<(WorkItemSearch, Option<WorkItem>)> =
        (0..3).map(|_| (WorkItemSearch::new(space.clone(), bound(), 1 << 30), None)).collect();
    let mut late: VecDeque<WorkResult> = VecDeque::new();
    let mut turn = 0;
    while search.advance(200) == Status::Paused {
        turn += 1;
        for (number, (helper, has)) in helpers.iter_mut().enumerate() {
            if has.is_none()
                && let Some(item) = search.sharing().and_then(|shared| shared.lease(500))
            {
                // As bytes, as between workers.
                let item = WorkItem::read(&item.write()).expect("a work item");
                *has = Some(item.clone());
                assert!(helper.take(item));
            }
            let Some(leased) = has.clone() else { continue };
            if matches!(manner, Manner::Lossy) && (turn + number) % 2 == 0 {
                search.sharing().expect("still searching").requeue(&leased);
                *has = None;
            } else if let Some(result) = helper.advance(100 << number).expect("room") {
                *has = None;
                late.push_back(WorkResult::read(&result.write()).expect("a result"));
            }
        }
        let waiting = search.sharing().is_some_and(SharedSearch::is_waiting);
        if !matches!(manner, Manner::Late) || waiting || late.len() > 5 {
            while let Some(result) = late.pop_back() {
                let Some(sharing) = search.sharing() else { break };
                assert!(sharing.complete(&result));
                assert!(!sharing.complete(&result), "counted twice");
            }
        }
    }
    search
}

/// The first work item that a search leases.
fn some_work(search: &mut IterativeDeepening) -> WorkItem {
    loop {
        if let Some(item) = search.sharing().and_then(|sharing| sharing.lease(100)) {
            return item;
        }
        assert_eq!(search.advance(100), Status::Paused);
    }
}

fn length(steps: Option<&[PathStep]>) -> u32 {
    steps.and_then(|steps| steps.last()).map_or(0, |step| step.turn + 1)
}

#[test]
fn shared_searches_have_the_answer_of_unshared_ones() {
    let tables = Tables::default();
    let boards = korf(include_str!("data/korf15.txt"), 16);
    for (metric, take) in [(TileMetric::Step, 6), (TileMetric::Line, 2)] {
        for (board, _, optimum) in boards.iter().take(take) {
            let space = space(board, metric);
            let alone = alone(&space, bound(&space, &tables));
            if metric == TileMetric::Step {
                assert_eq!(length(alone.solution()), *optimum);
            }
            for manner in [Manner::Helped, Manner::Late, Manner::Lossy] {
                let shared = shared(&space, || bound(&space, &tables), manner);
                assert_eq!(shared.solution(), alone.solution(), "{board} {manner:?}");
                assert_eq!(shared.stats().bound, alone.stats().bound);
                assert!(shared.stats().nodes >= alone.stats().nodes, "{board} {manner:?}");
            }
        }
    }
}

/// The weakest bound: 0 everywhere.
struct Weakest;

impl Heuristic for Weakest {
    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        Some(Box::new(Self))
    }

    fn place(&mut self, _: &[Class]) {}

    fn bound(&self) -> u32 {
        0
    }

    fn advance(&mut self, _: &[Shift], _: u32) -> Result<(), u32> {
        Ok(())
    }

    fn retreat(&mut self, _: &[Shift]) {}
}

#[test]
fn the_next_threshold_includes_the_cutoffs_of_helpers() {
    let options = BoardOptions::new().goal("123/456/78*");
    let puzzle = TilePuzzle::read("52*/783/146", 0, &options).expect("a puzzle");
    let space = Space::new(&puzzle, TileMetric::Step);
    let alone = alone(&space, Box::new(Weakest));
    assert!(length(alone.solution()) > 12, "deeper than leaves lie");
    for manner in [Manner::Helped, Manner::Late, Manner::Lossy] {
        let shared = shared(&space, || Box::new(Weakest), manner);
        assert_eq!(shared.solution(), alone.solution(), "{manner:?}");
    }
}

#[test]
fn a_result_of_no_leased_work_item_is_refused() {
    let tables = Tables::default();
    let (board, ..) = &korf(include_str!("data/korf15.txt"), 16)[0];
    let space = space(board, TileMetric::Step);
    let mut search = IterativeDeepening::new(space.clone(), Limits::default(), bound(&space, &tables), 0);
    let item = some_work(&mut search);
    let mut helper = WorkItemSearch::new(space.clone(), bound(&space, &tables), 1 << 30);
    assert!(helper.take(item));
    let result = loop {
        if let Some(result) = helper.advance(1000).expect("room") {
            break result;
        }
    };
    // The claimed goal is none: its moves are of another work item.
    let mut bytes = result.write();
    bytes.truncate(20);
    bytes.extend([0; 4]);
    bytes.extend(1u32.to_le_bytes());
    bytes.extend(4u32.to_le_bytes());
    let wrong = WorkResult::read(&bytes).expect("a result");
    let sharing = search.sharing().expect("still searching");
    assert!(!sharing.complete(&wrong));
    // Another search has leased a work item of the same number, and still refuses the result.
    let mut other = IterativeDeepening::new(space.clone(), Limits::default(), bound(&space, &tables), 0);
    some_work(&mut other);
    assert!(!other.sharing().expect("still searching").complete(&result));
    let sharing = search.sharing().expect("still searching");
    assert!(sharing.complete(&result));
    // Another puzzle has no such moves.
    let item = some_work(&mut search);
    let options = BoardOptions::default();
    let other = TilePuzzle::read("1 2 3/4 5 6/7 8 *", 3, &options).expect("a puzzle");
    let other = Space::new(&other, TileMetric::Step);
    assert!(!WorkItemSearch::new(other.clone(), bound(&other, &tables), 1 << 30).take(item));
}

/// The bytes of a result, changed.
fn forged(result: &[u8], change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut bytes = result.to_vec();
    change(&mut bytes);
    bytes
}

/// A result with these bytes from `at` on.
fn with(result: &[u8], at: usize, bytes: &[u8]) -> Vec<u8> {
    forged(result, |result| result.splice(at..at + bytes.len(), bytes.iter().copied()).for_each(drop))
}

/// A result that claims a goal below this leaf, by these words of moves.
fn claimed(result: &[u8], leaf: u32, words: &[u32]) -> Vec<u8> {
    let len = u32::try_from(words.len()).expect("some moves");
    forged(result, |result| {
        result.truncate(20);
        result.extend([leaf, len].iter().chain(words).flat_map(|word| word.to_le_bytes()));
    })
}

/// The number of leaves of a work item.
fn leaves(item: &[u8]) -> u32 {
    let (mut at, mut leaves) = (20, 0);
    while at < item.len() {
        at += 8 + 4 * word(item, at + 4) as usize;
        leaves += 1;
    }
    leaves
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("a word"))
}

/// The leaf and the words of the moves of a goal, if the result has one.
fn found(result: &[u8]) -> Option<(u32, Vec<u32>)> {
    let words: Vec<u32> = (20..result.len()).step_by(4).map(|at| word(result, at)).collect();
    words.split_first().map(|(leaf, moves)| (*leaf, moves[1..].to_vec()))
}

/// A search all of whose leaves are searched by a helper. `look` sees each item and its result before the search takes it.
fn searched_by_a_helper(
    space: &Space,
    mut look: impl FnMut(&mut dyn SharedSearch, &WorkItem, &[u8]),
) -> IterativeDeepening {
    let mut search = IterativeDeepening::new(space.clone(), Limits::default(), Box::new(Weakest), 0);
    let mut helper = WorkItemSearch::new(space.clone(), Box::new(Weakest), 1 << 30);
    while search.advance(1) == Status::Paused {
        let Some(sharing) = search.sharing() else { continue };
        while let Some(item) = sharing.lease(100) {
            assert!(helper.take(item.clone()));
            let result = loop {
                if let Some(result) = helper.advance(1000).expect("room") {
                    break result;
                }
            };
            look(sharing, &item, &result.write());
            assert!(sharing.complete(&result));
        }
    }
    search
}

#[test]
fn a_search_whose_leaves_are_all_leased_comes_to_the_answer() {
    let options = BoardOptions::new().goal("123/456/78*");
    let puzzle = TilePuzzle::read("52*/783/146", 0, &options).expect("a puzzle");
    let space = Space::new(&puzzle, TileMetric::Step);
    let alone = alone(&space, Box::new(Weakest));
    let helped = searched_by_a_helper(&space, |_, _, _| ());
    assert!(length(helped.solution()) > 12, "deeper than leaves lie");
    assert_eq!((helped.solution(), helped.stats().bound), (alone.solution(), alone.stats().bound));
}

#[test]
fn a_search_refuses_results_that_cannot_be_right() {
    let options = BoardOptions::new().goal("123/456/78*");
    let puzzle = TilePuzzle::read("52*/783/146", 0, &options).expect("a puzzle");
    let space = Space::new(&puzzle, TileMetric::Step);
    let mut solution = Vec::new();
    searched_by_a_helper(&space, |_, _, result| {
        if let Some((_, moves)) = found(result) {
            solution = moves;
        }
    });
    // Away from the goal and back.
    let (up, down) = (1 << 2, 1 << 2 | 2);
    let longer = [&solution[..], &[up, down]].concat();
    let (mut refused, mut too_long) = (0, 0);
    let honest = searched_by_a_helper(&space, |sharing, item, result| {
        let item = item.write();
        let (threshold, leaves) = (word(&item, 16), leaves(&item));
        let mut lies = vec![
            with(result, 0, &(word(result, 0) + 1).to_le_bytes()),
            with(result, 4, &(word(result, 4) + 1).to_le_bytes()),
            with(result, 8, &u64::MAX.to_le_bytes()),
            with(result, 8, &(1_u64 << 53).to_le_bytes()),
            with(result, 16, &threshold.to_le_bytes()),
            with(result, 16, &0_u32.to_le_bytes()),
            claimed(result, 0, &[]),
            claimed(result, leaves, &solution),
            claimed(result, u32::MAX, &solution),
        ];
        if let Some((leaf, moves)) = found(result) {
            lies.push(claimed(result, leaf + 1, &moves));
            lies.push(claimed(result, leaf, &longer));
            lies.push(claimed(result, leaf, &moves[..moves.len() - 1]));
            lies.push(claimed(result, leaf, &[&moves[..moves.len() - 2], &[up, down]].concat()));
        } else {
            // It is longer than this threshold, or lies below another leaf.
            lies.extend((0..leaves).map(|leaf| claimed(result, leaf, &solution)));
            too_long += u32::from((threshold as usize) < solution.len());
        }
        for lie in lies {
            let lie = WorkResult::read(&lie).expect("a result");
            assert!(!sharing.complete(&lie), "{lie:?} at {threshold}");
            refused += 1;
        }
    });
    assert_eq!(length(honest.solution()) as usize, solution.len());
    assert!(refused > 1000 && too_long > 10, "{refused}, {too_long}");
}

/// A board of 7x7 cells, its options, and a search that has just leased beams.
fn beams(limits: Limits) -> (String, Options, Search, Vec<u8>) {
    let goal = (1..49).map(|tile| tile.to_string()).chain(["*".to_owned()]).collect::<Vec<_>>().join(" ");
    let options = Options::new().board(BoardOptions::new().goal(goal.clone())).limits(limits);
    let board = scramble(&TilePuzzle::read(&goal, 7, &options.board).expect("a puzzle"), 1).to_string();
    let mut search = Search::new(&board, 7, Algorithm::Auto, &options).expect("taken");
    loop {
        assert_eq!(search.advance(1000), Status::Paused);
        if let Some(item) = search.lease(1000) {
            return (board, options, search, item);
        }
    }
}

#[test]
fn beams_refuse_results_that_cannot_be_right() {
    let (board, options, mut search, mut item) = beams(Limits::default());
    let mut helper = Helper::new(&board, 7, &options).expect("taken");
    for _ in 0..100 {
        assert!(helper.take(&item));
        let result = result_of(&mut helper);
        let mut lies = vec![
            with(&result, 0, &(word(&result, 0) + 1).to_le_bytes()),
            with(&result, 4, &1_u32.to_le_bytes()),
            with(&result, 8, &u64::MAX.to_le_bytes()),
            with(&result, 16, &80_u32.to_le_bytes()),
            claimed(&result, 0, &[]),
        ];
        let found = found(&result);
        if let Some((_, moves)) = &found {
            lies.push(claimed(&result, 0, &moves[..moves.len() - 1]));
            lies.push(claimed(&result, 1, moves));
        }
        let before = search.best();
        for lie in lies {
            assert!(!search.complete(lie));
        }
        assert_eq!(search.best(), before);
        assert!(search.complete(result.clone()));
        if let Some((_, moves)) = found {
            assert!(search.best().is_some_and(|best| best as usize <= moves.len()));
            return;
        }
        item = search.lease(1000).expect("more beams");
    }
    panic!("the helper finds no solution");
}

#[test]
fn nodes_of_helpers_count_toward_the_limit() {
    let (.., search, _) = beams(Limits::default());
    let limit = search.stats().nodes + 50_000;
    let (board, options, mut search, mut item) = beams(Limits { nodes: limit, ..Limits::default() });
    let mut helper = Helper::new(&board, 7, &options).expect("taken");
    let mut own = search.stats().nodes;
    loop {
        assert!(helper.take(&item));
        assert!(search.complete(result_of(&mut helper)));
        let before = search.stats().nodes;
        let status = search.advance(1);
        own += search.stats().nodes - before;
        assert!(own < limit - 10_000, "{own} of {limit}");
        if status == Status::Stopped(Limit::Nodes) {
            break;
        }
        item = search.lease(1000).expect("more beams");
    }
    assert!(search.stats().nodes >= limit);
}

#[test]
fn a_stopped_search_gets_its_leased_work_back_and_goes_on() {
    let (board, goal, _) = korf(include_str!("data/korf15.txt"), 16).swap_remove(0);
    let options = Options::new()
        .board(BoardOptions::new().goal(goal.clone()))
        .limits(Limits { nodes: 30_000, ..Limits::default() });
    let mut search = Search::new(&board, 4, Algorithm::IdaPattern, &options).expect("taken");
    let mut out = None;
    while search.advance(100) == Status::Paused {
        if search.stats().nodes > 29_000 {
            out = out.or_else(|| search.lease(10));
        }
    }
    let out = out.expect("something to lease");
    assert_eq!(search.lease(10), None);
    search.requeue(&out);
    assert!(search.go_on());
    assert_eq!(search.lease(10), Some(out));
}

/// Works to the end of the item taken.
fn result_of(helper: &mut Helper) -> Vec<u8> {
    loop {
        if let Some(result) = helper.advance(10_000).expect("room") {
            return result;
        }
    }
}

#[test]
fn helpers_build_tables_and_losses_do_not_change_the_answer() {
    let (board, goal, _) = korf(include_str!("data/korf15.txt"), 16).pop().expect("some");
    let options = || Options::new().goal(goal.clone());
    let names = |options: &Options| -> BTreeSet<String> {
        options.tables.list().into_iter().map(|kept| kept.name).collect()
    };
    let search = |options: &Options| Search::new(&board, 4, Algorithm::IdaPattern, options).expect("taken");
    let own = options();
    let mut alone = search(&own);
    while alone.advance(100_000) == Status::Paused {}
    assert!(own.tables.list().len() > 3, "it is hard enough for the second rung");

    for way in ["lost", "at once", "between two tables"] {
        let (here, there) = (options(), options());
        let mut search = search(&here);
        let mut helper = Helper::new(&board, 4, &there).expect("taken");
        let mut made = 0;
        while search.advance(10_000) == Status::Paused {
            let Some(item) = search.lease(10_000) else { continue };
            if WorkItem::read(&item).expect("a work item").table().is_none() {
                search.requeue(&item);
                continue;
            }
            made += 1;
            assert_eq!(search.lease(10_000), None, "the other one is built here");
            assert!(!search.can_lease());
            search.requeue(&item);
            assert_eq!(search.lease(10_000), Some(item.clone()));
            if way == "lost" {
                continue;
            }
            while way == "between two tables" && search.stats().building.1 > 0 {
                assert_eq!(search.advance(10_000), Status::Paused);
            }
            assert!(helper.take(&item));
            let table = result_of(&mut helper);
            let mut spoilt = table.clone();
            spoilt[1000] ^= 1;
            assert!(!search.complete(spoilt));
            let before = here.tables.list().len();
            assert!(search.complete(table.clone()));
            assert_eq!(here.tables.list().len(), before + 1);
            assert!(!search.complete(table), "nothing is out");
        }
        assert_eq!(made, 1, "of 6, 6 and 3 tiles one is worth it");
        assert_eq!(names(&here), names(&own));
        let (shared, alone) = (search.solution(), alone.solution());
        assert_eq!((shared.moves, shared.bound), (alone.moves, alone.bound));
    }
    // No such pattern.
    let mut helper = Helper::new(&board, 4, &options()).expect("taken");
    assert!(!helper.take(&WorkItem::of_table(SMALL, 99).write()));
}

/// The length of the answer after some slices, each of 100,000 nodes here and by a helper, if both work.
fn answer(board: &str, options: &Options, both: bool) -> u32 {
    let mut search = Search::new(board, 7, Algorithm::Auto, options).expect("taken");
    let mut helper = Helper::new(board, 7, options).expect("taken");
    for turn in 0..50 {
        assert_eq!(search.advance(100_000), Status::Paused);
        if !both || !search.can_lease() {
            continue;
        }
        let Some(item) = search.lease(10_000) else { continue };
        if turn % 10 == 0 {
            // A lost helper.
            search.requeue(&item);
            continue;
        }
        assert!(helper.take(&item));
        assert!(search.complete(result_of(&mut helper)));
    }
    search.best().expect("an answer")
}

#[test]
fn helpers_shorten_the_answers_of_large_plain_boards() {
    let goal = (1..49).map(|tile| tile.to_string()).chain(["*".to_owned()]).collect::<Vec<_>>().join(" ");
    let options = Options::new().board(BoardOptions::new().goal(goal.clone()));
    let puzzle = TilePuzzle::read(&goal, 7, &options.board).expect("a puzzle");
    let boards: Vec<String> = (1..=4).map(|seed| scramble(&puzzle, seed).to_string()).collect();
    let total = |both| boards.iter().map(|board| answer(board, &options, both)).sum::<u32>();
    let (alone, helped) = (total(false), total(true));
    // On average 6.5 moves a board; alone twice the time shortens them by 4.
    assert!(helped + 16 <= alone, "{helped} {alone}");
}
