//! Surveys against published and independently computed distributions, and against a plain breadth-first search.

mod common;

use common::{Cells, distances, neighbours, satisfies};
use taisou::{
    Error, Options,
    puzzle::{BoardOptions, Metric, Solvability, TilePuzzle, solvability},
    search::{Limit, Limits, Status},
    survey::{ComposeOptions, Composer, ShortestCount, Survey, SurveyOptions, survey},
};

struct Listed {
    metric: Metric,
    goal: String,
    counts: Vec<u64>,
}

fn listed() -> impl Iterator<Item = Listed> {
    let lines = include_str!("data/distributions.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut fields = line.split(' ');
        let metric = if fields.next() == Some("line") { Metric::Line } else { Metric::Step };
        let goal = fields.next().expect("a goal").replace('_', " ");
        Listed { metric, goal, counts: fields.map(|count| count.parse().expect("a count")).collect() }
    })
}

fn check(holds: impl Fn(u64) -> bool) {
    for Listed { metric, goal, counts } in listed().filter(|listed| holds(listed.counts.iter().sum())) {
        let found = survey(&goal, 0, &SurveyOptions::new().metric(metric)).expect("a survey");
        assert_eq!(found.counts, counts, "{goal} {metric:?}");
    }
}

#[test]
fn small_boards_have_their_listed_distributions() {
    check(|positions| positions < 2_000_000);
}

#[test]
#[ignore = "takes some seconds"]
fn large_boards_have_their_listed_distributions() {
    check(|positions| positions >= 2_000_000);
}

#[test]
fn rectangles_with_one_blank_agree_with_plain_breadth_first_search() {
    let cells = |text: &str| text.chars().collect::<Cells>();
    // Goals, the last also the start. The blank in corners, at edges and in the middle, orders of either kind, two tiles alike,
    // more alike, open goals, and several whose blanks lie on cells of one colour and of both.
    for (width, goals) in [
        (2, &["12*3"][..]),
        (2, &["1*23", "*123"]),
        (2, &["1*13"]),
        (3, &["123*54"]),
        (3, &["12*345", "123*45", "54321*"]),
        (3, &["1?3?4?", "12345*"]),
        (2, &["1*2345"]),
        (2, &["3*1325"]),
        (2, &["3*1315", "??????", "3*1315"]),
        (4, &["1234*567"]),
        (4, &["12?????*", "21435*76"]),
        (2, &["123456*7"]),
        (2, &["12*44567", "44*12567"]),
        (2, &["12*44517"]),
        (3, &["213*45678", "12345678*"]),
        (3, &["1221*5678"]),
        (3, &["アタマノタイソウ*"]),
    ] {
        let goals: Vec<Cells> = goals.iter().map(|goal| cells(goal)).collect();
        let (start, others) = (&goals[goals.len() - 1], &goals[1..]);
        for metric in [Metric::Step, Metric::Line] {
            let next = |cells: &Cells| neighbours(cells, width, metric);
            let mut plain = distances([start.clone()], next);
            if goals.len() > 1 {
                let is_goal = |board: &Cells| goals.iter().any(|goal| satisfies(board, goal));
                let goals: Vec<Cells> = plain.into_keys().filter(is_goal).collect();
                plain = distances(goals, next);
            }
            let text = |cells: &Cells| cells.iter().collect::<String>();
            let options = SurveyOptions::new()
                .board(BoardOptions::new().goals(others.iter().map(text)))
                .start(text(start))
                .metric(metric);
            let told = format!("{goals:?} {metric:?}");
            let mut survey = Survey::new(&text(&goals[0]), width, &options).expect("a survey");
            // As little at a time as can be.
            while survey.advance(1) == Status::Paused {}
            let found = survey.distribution();
            assert_eq!(survey.size(), Some(plain.len() as u64), "{told}");
            let mut counts = vec![0; found.counts.len()];
            for distance in plain.values() {
                counts[*distance as usize] += 1;
            }
            assert_eq!(found.counts, counts, "{told}");
            // Rows are not told apart by the plain search.
            let distance_of = |board: &String| {
                plain.get(&cells(&board.replace('/', ""))).map(|distance| *distance as usize)
            };
            assert!(found.samples.iter().map(distance_of).eq((0..counts.len()).map(Some)), "{told}");
            assert!(found.farthest.iter().all(|board| distance_of(board) == Some(found.max())), "{told}");
            let mut farthest = found.farthest.clone();
            farthest.sort();
            farthest.dedup();
            assert_eq!(farthest.len() as u64, counts[found.max()].min(1000), "{told}");
            let each = plain.len().div_ceil(2000);
            for (board, distance) in plain.iter().step_by(each) {
                assert_eq!(survey.distance(&text(board)), Ok(Some(*distance)), "{told} {board:?}");
            }
            // Two tiles exchanged: another space, unless some are alike.
            let mut other = start.clone();
            let tiles: Vec<usize> = (0..other.len()).filter(|at| other[*at] != '*').collect();
            other.swap(tiles[0], tiles[1]);
            assert_eq!(survey.distance(&text(&other)), Ok(plain.get(&other).copied()), "{told}");
        }
    }
}

#[test]
fn a_space_that_does_not_fit_is_surveyed_as_far_as_it_goes() {
    let limits = |bytes| SurveyOptions::new().limits(Limits { bytes, ..Limits::default() });
    let whole = survey("12345/6789*", 0, &limits(1 << 20)).expect("a survey");
    assert_eq!((whole.status, whole.positions()), (Status::Solved, 1_814_400));
    let part = survey("12345/6789*", 0, &limits(1 << 19)).expect("a beginning");
    assert_eq!(part.status, Status::Stopped(Limit::Bytes));
    assert!(part.counts.len() > 5 && whole.counts.starts_with(&part.counts), "{:?}", part.counts);
}

#[test]
fn shortest_solutions_part_in_the_first_move_that_leads_to_different_boards() {
    for (board, solutions, parts) in [
        ("63157/8*294", 6, Some(0)),
        ("6745*/12389", 4, Some(2)),
        ("*1653/87429", 3, Some(6)),
        ("12345/678*9", 1, None),
    ] {
        let mut count = ShortestCount::new(board, 0, &Options::new(), 1).expect("a puzzle");
        while count.advance(100_000) == Status::Paused {}
        let found = count.count();
        assert_eq!((found.count, found.parts()), (solutions, parts), "{board}");
    }
}

#[test]
fn an_answer_is_complete_only_when_its_task_is() {
    let few = Limits { nodes: 100, ..Limits::default() };
    for (limits, end) in [(Limits::default(), Status::Solved), (few, Status::Stopped(Limit::Nodes))] {
        let options = SurveyOptions::new().limits(limits);
        let mut survey = Survey::new("123/456/78*", 0, &options).expect("a survey");
        let wanted = ComposeOptions::new().depth(20).count(1);
        let mut composer = Composer::new("123/456/78*", 0, &options, wanted).expect("a composer");
        let options = Options::new().limits(limits);
        let mut count = ShortestCount::new("867/254/3*1", 0, &options, 1).expect("a board");
        for (budget, status) in [(10, Status::Paused), (u64::MAX, end)] {
            let advanced = [survey.advance(budget), composer.advance(budget), count.advance(budget)];
            let answered = [survey.distribution().status, composer.composed().status, count.count().status];
            assert_eq!((advanced, answered), ([status; 3], [status; 3]));
            let has_boards = !composer.composed().boards.is_empty();
            assert_eq!(has_boards, status.is_complete(), "{status:?}");
        }
    }
}

#[test]
fn boards_of_a_space_can_be_reached_from_the_start() {
    // Tiles that the goal does not name: by parity, in a ring of cells, and behind a wall.
    for (start, goal) in [
        ("12/3*", "1?/?*"),
        ("123/456/78*", "12?/???/???"),
        ("12#34/5*#6*", "1?#3?/??#??"),
        ("13/24/5*", "1?/??/??"),
    ] {
        let options = SurveyOptions::new().start(start);
        let found = survey(goal, 0, &options).expect("a survey");
        let wanted = ComposeOptions::new().count(10);
        let mut composer = Composer::new(goal, 0, &options, wanted).expect("a composer");
        while composer.advance(100_000) == Status::Paused {}
        let made = composer.composed().boards.into_iter().map(|(board, _)| board);
        for there in found.farthest.into_iter().chain(found.samples).chain(made) {
            let board = BoardOptions::new().goal(there.clone());
            let way = TilePuzzle::read(start, 0, &board).expect("a puzzle");
            assert_eq!(solvability(&way), Solvability::Solvable, "from {start} to {there}");
        }
    }
}

#[test]
fn a_word_is_placed_at_the_beginning_of_the_goal() {
    let wanted = ComposeOptions::new().word("タイソウ").depth(10);
    let mut composer =
        Composer::new("アタマノタイソウ*", 3, &SurveyOptions::default(), wanted).expect("a composer");
    while composer.advance(100_000) == Status::Paused {}
    let made = composer.composed();
    assert!(made.goal.starts_with("タイソ/ウ"), "{}", made.goal);
    assert!(matches!(made.boards.as_slice(), [(_, Some(10))]), "{:?}", made.boards);
}

#[test]
fn boards_that_spell_something_are_drawn_a_slice_at_a_time() {
    let wanted = ComposeOptions::new().spell("1??/???/???").count(7);
    let mut composer =
        Composer::new("123/456/78*", 0, &SurveyOptions::default(), wanted).expect("a composer");
    let mut slices = 0;
    while composer.advance(u64::MAX) == Status::Paused {
        slices += 1;
        assert!(composer.composed().boards.len() <= slices);
    }
    let boards = composer.composed().boards;
    assert!(slices > 7 && boards.len() == 7, "{slices} slices, {boards:?}");
    assert!(boards.iter().all(|(board, length)| board.starts_with('1') && length.is_some()));
    let wanted = ComposeOptions::new().spell("1??/???/???").depth(12).count(7);
    let mut composer =
        Composer::new("123/456/78*", 0, &SurveyOptions::default(), wanted).expect("a composer");
    while composer.advance(100_000) == Status::Paused {}
    let boards = composer.composed().boards;
    assert!(boards.len() == 7 && boards.iter().all(|(board, _)| board.starts_with('1')), "{boards:?}");
    // Nothing is drawn before the first slice, and one board in each.
    let wanted = ComposeOptions::new().spell("213/456/78*").count(1);
    let mut composer =
        Composer::new("123/456/78*", 0, &SurveyOptions::default(), wanted).expect("a composer");
    let tries = (0..1000).take_while(|_| composer.advance(u64::MAX) == Status::Paused).count();
    assert!(tries >= 100 && composer.composed().boards.is_empty(), "{tries}");
}

#[test]
fn unique_boards_are_looked_for_below_the_greatest_distance_too() {
    for goal in ["12/3*", "123/456/78*", "1234/567*", "112/3**"] {
        let options = SurveyOptions::default();
        let wanted = ComposeOptions::new().unique(true).count(2);
        let mut composer = Composer::new(goal, 0, &options, wanted).expect("a composer");
        while composer.advance(100_000) == Status::Paused {}
        let boards = composer.composed().boards;
        assert!(!boards.is_empty(), "{goal}");
        for (board, length) in boards {
            let options = Options::new().goal(goal);
            let mut count = ShortestCount::new(&board, 0, &options, 1).expect("a puzzle");
            while count.advance(100_000) == Status::Paused {}
            assert_eq!((count.count().length, count.count().count), (length, 1), "{board} to {goal}");
        }
    }
}

#[test]
fn the_space_of_the_eleven_puzzle_takes_little_memory() {
    let survey = Survey::new("1 2 3 4/5 6 7 8/9 10 11 *", 0, &SurveyOptions::default()).expect("a survey");
    assert!(survey.stats().bytes < 105_000_000);
}

#[test]
fn a_space_that_is_known_not_to_fit_is_refused() {
    let limits = |bytes, nodes| SurveyOptions::new().limits(Limits { bytes, nodes });
    let twenty = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16/17 18 19 *";
    let walled = "1 2 3 4 5/6 7 8 9 10/11 12 # 13 14/15 16 17 18 *";
    let many_blanks = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 * */* * * *";
    let hardest = || ComposeOptions::new().count(1);
    for goal in [twenty, walled, many_blanks, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *"] {
        let needed = |error| match error {
            Some(Error::TooLarge { bytes, limit }) => bytes / limit,
            other => panic!("{goal}: {other:?}"),
        };
        assert!(needed(Survey::new(goal, 0, &limits(1 << 30, u64::MAX)).err()) > 1000);
        assert!(needed(Composer::new(goal, 0, &limits(1 << 30, u64::MAX), hardest()).err()) > 1000);
        // A part of it can be asked for.
        let part = survey(goal, 0, &limits(1 << 24, 20_000)).expect("a beginning");
        assert_eq!(part.status, Status::Stopped(Limit::Nodes));
        let wanted = ComposeOptions::new().depth(5).count(1);
        let mut composer = Composer::new(goal, 0, &limits(1 << 24, u64::MAX), wanted).expect("a composer");
        while composer.advance(100_000) == Status::Paused {}
        assert_eq!(composer.composed().boards.len(), 1);
    }
    // What a ring, a row or a bridge keeps apart is not counted beforehand.
    for goal in
        ["1 2 3 4 5 6 7 8 9 10 11 12 *", "1 2 3 4/5 # # 6/7 # # 8/9 10 11 *", "1 2 3/4 5 6/# 7 #/8 9 *"]
    {
        assert!(Survey::new(goal, 0, &limits(1 << 17, u64::MAX)).is_ok(), "{goal}");
    }
}

#[test]
fn no_more_solutions_are_listed_than_were_asked_for() {
    for (board, list, listed) in [("12*", 0, 0), ("12*", 1, 1), ("867/254/3*1", 0, 0), ("867/254/3*1", 3, 3)]
    {
        let mut count = ShortestCount::new(board, 3, &Options::default(), list).expect("a puzzle");
        while count.advance(100_000) == Status::Paused {}
        assert_eq!(count.count().solutions.len(), listed, "{board}");
    }
}
