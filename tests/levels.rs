//! The ladders of levels in `puzzles/levels.json`: proven, strictly rising, and different from each other.
//!
//! `tests/data/levels.txt` has their recipes. `TAISOU_LEVELS=write cargo test --test levels -- --ignored` makes the file.
#![cfg(not(target_arch = "wasm32"))]

#[path = "common/schema.rs"]
mod schema;

use std::{
    collections::HashSet,
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use schema::objections;
use serde_json::Value;
use taisou::{
    Algorithm, Options,
    board::{Board, Role},
    generate::{GeneratedPuzzle, KlotskiGenerator, RushGenerator, Wish},
    puzzle::{Blocks, BoardOptions, Metric, TilePuzzle, scramble},
    search::Sliced,
    solve,
    survey::{ComposeOptions, Composer, SurveyOptions},
};

/// A line of the recipes.
struct Recipe<'a> {
    ladder: &'a str,
    shortest: u32,
    seed: u64,
    what: &'a str,
}

fn recipes() -> Vec<Recipe<'static>> {
    let recipe = |line: &'static str| {
        let mut parts = line.splitn(4, ' ');
        let mut next = || parts.next().expect("four parts");
        let (ladder, shortest, seed) = (next(), next(), next());
        let shortest = shortest.parse().expect("a number of moves");
        Recipe { ladder, shortest, seed: seed.parse().expect("a seed"), what: next() }
    };
    include_str!("data/levels.txt").lines().filter(|line| !line.starts_with('#')).map(recipe).collect()
}

fn metric(ladder: &str) -> Metric {
    match ladder {
        "cars" => Metric::Slide,
        "klotski" => Metric::Move,
        _ => Metric::Step,
    }
}

/// Board and goal.
fn made(recipe: &Recipe) -> (String, String) {
    let mut wish = Wish::new();
    (wish.moves, wish.seed) = (recipe.shortest..=recipe.shortest, recipe.seed);
    match recipe.ladder {
        "cars" => {
            let (least, most) = recipe.what.split_once("..").expect("a range");
            wish.pieces = least.parse().expect("a number")..=most.parse().expect("a number");
            let mut generator = RushGenerator::new(wish).expect("a wish");
            generator.run();
            first(generator.take())
        }
        "klotski" => {
            wish.frame = Some(recipe.what.to_owned());
            let mut generator = KlotskiGenerator::new(wish).expect("a wish");
            generator.run();
            first(generator.take())
        }
        _ => (tiles(recipe), recipe.what.to_owned()),
    }
}

fn first(puzzles: Vec<GeneratedPuzzle>) -> (String, String) {
    let puzzle = puzzles.into_iter().next().expect("a puzzle");
    (puzzle.board, puzzle.goal)
}

/// A random board at the distance from the goal. On 4x4 cells, which are too many to list, it lies on a shortest solution of a
/// scrambled board: the rest of a shortest solution is one.
fn tiles(Recipe { shortest, seed, what: goal, .. }: &Recipe) -> String {
    if goal.split('/').count() < 4 {
        let wanted = ComposeOptions::new().depth(*shortest as usize).count(1);
        let mut composer = Composer::new(goal, 0, &SurveyOptions::new().seed(*seed), wanted).expect("a goal");
        composer.run();
        return composer.composed().boards.first().expect("a board").0.clone();
    }
    let rules = BoardOptions::new().goal(*goal);
    let start = scramble(&TilePuzzle::read(goal, 0, &rules).expect("a goal"), *seed).to_string();
    let solution = solve(&start, 0, Algorithm::Auto, &Options::new().goal(*goal)).expect("a board");
    let at = solution.moves.len().checked_sub(*shortest as usize).expect("a scramble far enough");
    assert!(solution.optimal);
    if at == 0 { start } else { solution.boards[at - 1].clone() }
}

/// The file of the recipes, a line for each level.
fn written() -> String {
    let mut text = "{\n  \"$schema\": \"levels.schema.json\",\n  \"levels\": [".to_owned();
    let (mut ladder, mut level) = ("", 0);
    for recipe in recipes() {
        let (board, goal) = made(&recipe);
        let width = Board::read(&goal, 0, None, Role::Goal).expect("a goal").size().width();
        level = if recipe.ladder == ladder { level + 1 } else { 1 };
        let comma = if text.ends_with('[') { "" } else { "," };
        ladder = recipe.ladder;
        let options = match ladder {
            "cars" => r#"{"blocks":"all","axis":"long"}"#,
            "klotski" => r#"{"blocks":"all"}"#,
            _ => "{}",
        };
        let metric = metric(ladder).name();
        write!(
            text,
            "{comma}\n    {{\"ladder\":\"{ladder}\",\"level\":{level},\"board\":\"{board}\",\"width\":{width},\
             \"goal\":\"{goal}\",\"options\":{options},\"shortest\":{},\"metric\":\"{metric}\",\"seed\":{}}}",
            recipe.shortest, recipe.seed
        )
        .expect("a string");
    }
    text + "\n  ]\n}\n"
}

fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(in_repository(path)).expect("a file")).expect("JSON")
}

fn levels() -> Vec<Value> {
    read(FILE)["levels"].as_array().expect("levels").clone()
}

const FILE: &str = "puzzles/levels.json";

fn text<'a>(level: &'a Value, field: &str) -> &'a str {
    level[field].as_str().expect("a text")
}

/// Board and goal with symbols numbered by first occurrence, the least of all symmetric ones.
fn shape(level: &Value) -> Vec<usize> {
    let cells = |field| Board::read(text(level, field), 0, None, Role::Goal).expect("a board");
    let (board, goal) = (cells("board"), cells("goal"));
    let (width, height) = (board.size().width(), board.size().height());
    let symmetric = |symmetry: usize| {
        let turned = |at: usize| {
            let (columns, rows) = if symmetry & 1 == 0 { (width, height) } else { (height, width) };
            let (row, column) = (at / columns, at % columns);
            let row = if symmetry & 2 == 0 { row } else { rows - 1 - row };
            let column = if symmetry & 4 == 0 { column } else { columns - 1 - column };
            if symmetry & 1 == 0 { row * width + column } else { column * width + row }
        };
        let mut names = Vec::new();
        let mut shape = vec![if symmetry & 1 == 0 { width } else { height }];
        for cells in [&board, &goal] {
            for at in 0..width * height {
                let cell = &cells.cells()[turned(at)];
                let number = names.iter().position(|name| *name == cell).unwrap_or_else(|| {
                    names.push(cell);
                    names.len() - 1
                });
                shape.push(number);
            }
        }
        shape
    };
    (0..8).map(symmetric).min().expect("eight")
}

#[test]
fn ladders_rise_and_have_no_level_twice() {
    let (levels, schema) = (levels(), read("puzzles/levels.schema.json"));
    assert_eq!(objections(&read(FILE), &schema, &schema, "#"), [""; 0]);
    let recipes = recipes();
    assert_eq!(levels.len(), recipes.len());
    let (mut before, mut number) = (("", u64::MAX), 0);
    for (level, recipe) in levels.iter().zip(&recipes) {
        let (ladder, shortest) = (text(level, "ladder"), level["shortest"].as_u64().expect("a number"));
        assert_eq!((ladder, shortest), (recipe.ladder, recipe.shortest.into()));
        if ladder == before.0 {
            assert!(shortest > before.1, "{level}");
        } else {
            assert!(shortest <= 4, "{level}");
            assert!(before.0.is_empty() || number >= 30, "{level}");
            number = 0;
        }
        number += 1;
        before = (ladder, shortest);
        assert_eq!(level["level"], number);
    }
    assert!(number >= 30 && levels.len() >= 150);
    let mut shapes = HashSet::new();
    let twice: Vec<&Value> = levels.iter().filter(|level| !shapes.insert(shape(level))).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

/// Solves a level. The composers that made most levels enumerate from the goal and share no search with it.
fn check_optimum(level: &Value) {
    let ladder = text(level, "ladder");
    let mut rules = BoardOptions::new().goal(text(level, "goal")).axis(ladder == "cars");
    if metric(ladder) != Metric::Step {
        rules = rules.blocks(Blocks::All);
    }
    let options = Options::new().board(rules).metric(metric(ladder)).boards(false);
    let solution = solve(text(level, "board"), 0, Algorithm::Auto, &options).expect("a board");
    assert!(solution.optimal);
    assert_eq!(solution.length.map(u64::from), level["shortest"].as_u64(), "{level}");
}

#[test]
fn quick_levels_have_the_stated_optima() {
    let levels = levels();
    let quick = levels
        .iter()
        .filter(|level| text(level, "goal").split('/').count() < 4 || level["shortest"].as_u64() < Some(30));
    assert!(quick.map(check_optimum).count() > 100);
}

#[test]
#[ignore = "takes minutes"]
fn recipes_make_the_levels() {
    let written = written();
    if env::var("TAISOU_LEVELS").as_deref() == Ok("write") {
        fs::write(in_repository(FILE), &written).expect("a folder that takes the file");
    }
    assert!(fs::read_to_string(in_repository(FILE)).is_ok_and(|file| file == written));
    levels().iter().for_each(check_optimum);
}
