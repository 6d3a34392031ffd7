//! The grade of block puzzles against the times of people.

use taisou::{
    puzzle::{Blocks, BoardOptions, Metric},
    survey::{SurveyOptions, survey},
};

const GOAL: &str = "??????/??????/????AA/??????/??????/??????";

/// Blocks are graded by the fewest moves, and among equals by how far the farthest position is that can be reached.
#[test]
fn the_grade_of_blocks_agrees_with_the_times_of_people() {
    let lines = include_str!("data/rush-hour-people.csv").lines();
    let rows: Vec<Vec<&str>> =
        lines.filter(|line| line.starts_with("prb")).map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 70);
    let times: Vec<f64> = rows.iter().map(|row| row[2].parse().expect("seconds")).collect();
    let grades: Vec<f64> = rows
        .iter()
        .map(|row| {
            let rules = BoardOptions::new().blocks(Blocks::All).axis(true);
            let options =
                SurveyOptions::new().board(rules).metric(Metric::Slide).start(row[4].replace('.', "*"));
            let space = survey(GOAL, 6, &options).expect("a survey");
            let moves: f64 = row[1].parse().expect("moves");
            moves * 1000.0 + whole(space.max())
        })
        .collect();
    let agreement = correlation(&ranks(&times), &ranks(&grades));
    assert!(agreement >= 0.87, "Spearman {agreement:.3}");
}

/// The rank of each value; equal ones have the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    let count = |holds: &dyn Fn(&&f64) -> bool| whole(values.iter().filter(|value| holds(value)).count());
    let rank = |own: &f64| (count(&|other| *other < own) + count(&|other| *other <= own) - 1.0) / 2.0;
    values.iter().map(rank).collect()
}

fn whole(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("few"))
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / whole(values.len());
    let (mean_a, mean_b) = (mean(a), mean(b));
    let sum =
        |of: &dyn Fn(f64, f64) -> f64| a.iter().zip(b).map(|(a, b)| of(a - mean_a, b - mean_b)).sum::<f64>();
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}
