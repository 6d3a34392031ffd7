//! Surveys natively: `cargo bench --bench survey`. Prints a line of JSON for each.

use std::time::Instant;

use taisou::{
    puzzle::Metric,
    survey::{SurveyOptions, survey},
};

fn main() {
    for (name, goal, metric, runs) in [
        ("8-puzzle", "123/456/78*", Metric::Step, 5),
        ("8-puzzle by lines", "123/456/78*", Metric::Line, 5),
        ("アタマノタイソウ", "アタマ/ノタイ/ソウ*", Metric::Step, 5),
        ("four symbols on 4 x 3", "111/222/333/44*", Metric::Step, 1),
        ("11-puzzle", "1 2 3 4/5 6 7 8/9 10 11 *", Metric::Step, 1),
        ("11-puzzle by lines", "1 2 3 4/5 6 7 8/9 10 11 *", Metric::Line, 1),
    ] {
        let mut times = Vec::new();
        let mut found = None;
        for _ in 0..runs {
            let start = Instant::now();
            found = survey(goal, 0, &SurveyOptions::new().metric(metric)).ok();
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        times.sort_by(f64::total_cmp);
        let found = found.expect("a survey");
        let (positions, max, ms) = (found.positions(), found.max(), times[runs / 2]);
        println!(
            r#"{{ "space": "{name}", "positions": {positions}, "largest distance": {max}, "ms": {ms:.1} }}"#
        );
    }
}
