//! Surveys against published and independently computed distributions.

use taisou::{
    puzzle::Metric,
    survey::{SurveyOptions, survey},
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
        let found = survey(&goal, 0, &SurveyOptions { metric, ..Default::default() }).expect("a survey");
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
