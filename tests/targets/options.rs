//! Texts of a link: either one of them is refused with a place, or they are a puzzle, and every method accepts it exactly if `methods`
//! says so.

use taisou::{
    Algorithm, Error, Options, Search,
    board::{Board, Role},
    error::Source,
    methods,
    puzzle::{AnyPuzzle, Blocks, BoardOptions, Metric, Solvability, solvability},
    search::Limits,
    survey::{ComposeOptions, Composer, ShortestCount, Survey, SurveyOptions},
};

use super::input::Input;

/// Tiny limits. Work that does not end under them would not end in a page.
const LIMITS: Limits = Limits { nodes: 200, bytes: 1 << 18 };

/// Separator of texts, which no text contains.
const END: char = '\0';

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let width = input.below(12);
    let (metric, algorithm) = (input.choose(&Metric::ALL), input.choose(&Algorithm::ALL));
    let flags = input.below(16);
    let question = input.below(5);
    let text = input.text();
    let mut texts = text.split(END).map(str::to_owned);
    let board = texts.next().unwrap_or_default();
    let mut next = |flag: usize| texts.next().filter(|_| flags & flag != 0);
    let (blank, blocks, same, gates) = (next(1), next(2), next(4), next(8));
    let letters = |text: String| text.chars().map(String::from).collect();
    let same =
        same.map_or_else(Vec::new, |text| text.split(',').map(|group| letters(group.to_owned())).collect());
    let mut options = BoardOptions::new().same(same).axis(flags & 6 == 6).goals(texts);
    options.blocks = match blocks {
        None => Blocks::None,
        Some(text) if text.is_empty() => Blocks::All,
        Some(text) => Blocks::Listed(letters(text)),
    };
    (options.blank, options.gates) = (blank, gates);
    let puzzle = match AnyPuzzle::read(&board, width, &options) {
        Ok(puzzle) => puzzle,
        Err(error) => return points_into(&error, &board, &options),
    };
    match question {
        0 => reads_back(&puzzle, &options),
        1 => search(&puzzle, (&board, width, &options, metric), algorithm),
        2 => count(&board, width, options, metric),
        3 => survey(&board, width, options, metric),
        _ => compose(&board, width, options, metric),
    }
}

fn reads_back(puzzle: &AnyPuzzle, options: &BoardOptions) {
    let blank = options.blank_symbol().expect("read before");
    let goals = puzzle.goals().iter().map(|goal| (goal, Role::Goal));
    for (board, role) in [(puzzle.start(), Role::Start)].into_iter().chain(goals) {
        let again = Board::read(&board.to_string(), board.size().width(), blank.as_ref(), role);
        assert_eq!(again.as_ref(), Ok(board));
    }
    if let AnyPuzzle::Tiles(puzzle, _) = puzzle {
        assert!(!puzzle.is_solved() || solvability(puzzle) == Solvability::Solvable);
    }
}

/// A method takes the puzzle if and only if `methods` says so.
fn search(
    puzzle: &AnyPuzzle,
    (board, width, options, metric): (&str, usize, &BoardOptions, Metric),
    algorithm: Algorithm,
) {
    let all = methods(board, width, options).expect("a puzzle");
    let of_metric = all.into_iter().find(|one| one.metric == metric).expect("every metric");
    let told = of_metric
        .methods
        .map(|fits| fits.into_iter().find(|fit| fit.algorithm == algorithm).expect("every method").refused);
    let of_search = Options::new().board(options.clone()).metric(metric).limits(LIMITS);
    match (Search::new(board, width, algorithm, &of_search), told) {
        (Ok(mut search), Ok(_)) => {
            search.advance(LIMITS.nodes / 2);
            let found = search.solution();
            assert!(found.bound.is_none() || found.length.is_none() || found.bound <= found.length);
            assert!(search.stats().bytes <= LIMITS.bytes);
        }
        (Err(Error::Unsupported { why, instead, .. }), Ok(Some(refused))) => {
            assert_eq!((why, instead), (refused.why, refused.instead.name()));
        }
        (Err(Error::TooLarge { .. }), Ok(_)) => {}
        (Err(Error::BadOption { expected, .. }), Err(told)) => assert_eq!(expected, told),
        (Err(Error::BadOption { .. }), Ok(_)) if puzzle.goals().is_empty() => {}
        (begun, told) => panic!("{:?}, where {told:?} was said", begun.map(|_| "begun")),
    }
}

/// The span of an error lies within its text.
fn points_into(error: &Error, board: &str, options: &BoardOptions) {
    assert!(!error.to_string().is_empty());
    let Some((source, span)) = error.span() else { return };
    let text = match source {
        Source::Start => board,
        Source::Goal(goal) => options.goals.get(goal).map_or("", String::as_str),
        Source::Gates => options.gates.as_deref().unwrap_or_default(),
        Source::Spell | Source::Moves => panic!("{error}: there is no such text"),
    };
    assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
}

fn count(board: &str, width: usize, options: BoardOptions, metric: Metric) {
    let options = Options::new().board(options).metric(metric).limits(LIMITS);
    if let Ok(mut count) = ShortestCount::new(board, width, &options, 2) {
        count.advance(LIMITS.nodes / 2);
        assert!(count.count().solutions.len() <= 2);
    }
}

/// The goal, and the options of a survey.
fn of_space(board: &str, mut options: BoardOptions, metric: Metric) -> (String, SurveyOptions) {
    let goal = if options.goals.is_empty() { board.to_owned() } else { options.goals.remove(0) };
    let start = Some(board.to_owned());
    let mut of_survey = SurveyOptions::new().board(options).metric(metric).limits(LIMITS);
    of_survey.start = start;
    (goal, of_survey)
}

fn survey(board: &str, width: usize, options: BoardOptions, metric: Metric) {
    let (goal, options) = of_space(board, options, metric);
    if let Ok(mut survey) = Survey::new(&goal, width, &options) {
        survey.advance(LIMITS.nodes / 2);
        assert!(survey.distribution().positions() <= survey.stats().nodes);
        assert!(survey.distance(board).is_ok());
    }
}

fn compose(board: &str, width: usize, options: BoardOptions, metric: Metric) {
    let (goal, options) = of_space(board, options, metric);
    let wanted = ComposeOptions::new().unique(true).count(1);
    if let Ok(mut composer) = Composer::new(&goal, width, &options, wanted) {
        composer.advance(LIMITS.nodes / 2);
        assert!(composer.composed().boards.len() <= 1);
    }
}
