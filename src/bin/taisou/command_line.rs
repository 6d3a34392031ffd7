//! The verbs and their options.

use std::ffi::OsString;

use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::{
    console::{self, ConsoleArgs},
    ending::Ending,
    escaping::visible,
    examples,
    fault::Fault,
    verbs::{
        bench, check, completions, compose, count, enumerate, generate, hint, man, puzzles, render, scramble,
        solve, step, survey, verify,
    },
};

/// Plays, solves and explains sliding puzzles.
///
/// A board is a text: rows separated by / or line breaks, or a single row that --width cuts. * or _ is a blank, # a wall, ? in
/// a goal anything. If spaces separate cells, cells are words: "1 2 10 *". Without boards among the arguments, standard input
/// has one on each line; a line may also be an object such as {"board":"21*","goal":"12*"}.
///
/// Exit status: 0 answered, 1 refused (a certificate, or moves that miss the goal), 2 wrong input, 3 no solution, 4 stopped at
/// a limit. Several boards end with the worst: wrong, then refused, stopped, no solution.
#[derive(Parser, Debug)]
#[command(
    name = "taisou",
    version,
    max_term_width = 100,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub struct CommandLine {
    #[command(subcommand)]
    pub verb: Verb,
    #[command(flatten)]
    pub console: ConsoleArgs,
}

/// The command with verbs, options and examples.
pub fn command() -> Command {
    examples::add(CommandLine::command())
}

/// Reads the arguments. An error, which quotes them, shows their hidden characters escaped.
pub fn parse(args: &[OsString]) -> Result<CommandLine, clap::Error> {
    let matches = |args: &[OsString]| command().color(console::color_of(args)).try_get_matches_from(args);
    let escaped = || args.iter().map(|arg| visible(&arg.to_string_lossy()).into()).collect::<Vec<_>>();
    let found = matches(args).map_err(|error| matches(&escaped()).err().unwrap_or(error))?;
    CommandLine::from_arg_matches(&found)
}

#[derive(Subcommand, Debug)]
pub enum Verb {
    /// Find a solution, and prove that none is shorter
    ///
    /// On large boards the proof may be out of reach. Then the answer says so, and gives a lower bound.
    Solve(solve::SolveArgs),
    /// Slide the piece on a cell, as a click does
    Step(step::StepArgs),
    /// Give the first move of a solution
    Hint(hint::HintArgs),
    /// Play moves, and compare them with the fewest
    #[command(override_usage = "taisou check [OPTIONS] [BOARD]... [MOVES]")]
    Check(check::CheckArgs),
    /// Count all positions by their distance from a goal
    ///
    /// The board is the goal. With --goal, the board supplies the pieces that the goal leaves open.
    Survey(survey::SurveyArgs),
    /// Count the shortest solutions
    Count(count::CountArgs),
    /// Make boards at an exact distance from a goal
    ///
    /// The board is the goal. With --goal, the board supplies the pieces that the goal leaves open.
    Compose(compose::ComposeArgs),
    /// Make layouts of pieces to order
    ///
    /// Rush Hour: cars of 2 cells and trucks of 3, a move is one slide. Klotski: a target of 2x2 cells, dominoes and single cells,
    /// a move is one piece along any path. Every number of moves is proven.
    Generate(generate::GenerateArgs),
    /// List all layouts of a kind
    ///
    /// Rush Hour: the 443,266 puzzles of the sold box whose pieces are all needed, in slices. Klotski: all layouts by material.
    Enumerate(enumerate::EnumerateArgs),
    /// Shuffle the pieces into a solvable order
    Scramble(scramble::ScrambleArgs),
    /// Draw a board as SVG
    Render(render::RenderArgs),
    /// List the collection of puzzles
    Puzzles(puzzles::PuzzlesArgs),
    /// Check certificates that `solve --certificate` wrote
    Verify(verify::VerifyArgs),
    /// Measure methods
    ///
    /// One search at a time. Every run builds its own tables.
    Bench(bench::BenchArgs),
    /// Write completions for a shell
    Completions(completions::CompletionsArgs),
    /// Write the manual
    Man(man::ManArgs),
}

impl Verb {
    pub fn run(self) -> Result<Ending, Fault> {
        match self {
            Self::Solve(args) => solve::run(&args),
            Self::Step(args) => step::run(&args),
            Self::Hint(args) => hint::run(&args),
            Self::Check(args) => check::run(&args),
            Self::Survey(args) => survey::run(&args),
            Self::Count(args) => count::run(&args),
            Self::Compose(args) => compose::run(&args),
            Self::Generate(args) => generate::run(&args),
            Self::Enumerate(args) => enumerate::run(&args),
            Self::Scramble(args) => scramble::run(&args),
            Self::Render(args) => render::run(&args),
            Self::Puzzles(args) => puzzles::run(&args),
            Self::Verify(args) => verify::run(&args),
            Self::Bench(args) => bench::run(&args),
            Self::Completions(args) => Ok(completions::run(&args, command())),
            Self::Man(args) => man::run(&args, command()),
        }
    }
}
