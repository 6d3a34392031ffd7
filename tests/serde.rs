//! The feature `serde`: answers as the JSON of the command and of JavaScript, methods and metrics by their names.
#![cfg(not(target_arch = "wasm32"))]

use serde_json::{Value, from_value, json, to_value};
use taisou::{
    Algorithm, Options,
    board::Direction,
    methods,
    puzzle::{BoardOptions, Metric},
    search::Status,
    solve,
    survey::{ComposeOptions, Composer, ShortestCount, SurveyOptions, survey},
};

const GOAL: &str = "123/456/78*";

#[test]
fn a_solution_is_the_object_of_the_contract() {
    let solution = solve("123/4*6/758", 3, Algorithm::BreadthFirst, &Options::new()).expect("a solution");
    let object = to_value(&solution).expect("an object");
    assert_eq!(object["status"], "solved");
    assert_eq!(object["moves"][1], json!({ "symbol": "8", "from": 8, "to": 7, "turn": 1 }));
    assert_eq!(object["moves"][1], to_value(&solution.moves[1]).expect("an object"));
    assert_eq!((&object["length"], &object["startBound"]), (&json!(2), &json!(0)));
    assert_eq!((&object["algorithm"], &object["metric"]), (&json!("bfs"), &json!("step")));
    assert_eq!(object["reason"], Value::Null);
    let unsolvable = solve("213/456/78*", 3, Algorithm::Auto, &Options::new()).expect("an answer");
    assert_eq!(to_value(&unsolvable).expect("an object")["reason"]["argument"], "parity");
}

#[test]
fn surveys_counts_and_composed_boards_say_their_metric() {
    let options = SurveyOptions::new().metric(Metric::Line);
    let found = survey(GOAL, 0, &options).expect("a survey");
    let object = to_value(&found).expect("an object");
    assert_eq!((&object["metric"], &object["max"]), (&json!("line"), &json!(24)));

    let mut composer = Composer::new(GOAL, 0, &options, ComposeOptions::new().depth(24)).expect("a composer");
    while composer.advance(u64::MAX) == Status::Paused {}
    let object = to_value(composer.composed()).expect("an object");
    assert_eq!((&object["metric"], &object["goal"]), (&json!("line"), &json!(GOAL)));
    assert_eq!(object["boards"][0]["length"], 24);

    let mut count = ShortestCount::new("123/4*6/758", 3, &Options::new(), 1).expect("a count");
    while count.advance(u64::MAX) == Status::Paused {}
    let object = to_value(count.count()).expect("an object");
    assert_eq!((&object["metric"], &object["unique"]), (&json!("step"), &json!(true)));
}

#[test]
fn methods_metrics_and_directions_are_their_names() {
    for algorithm in Algorithm::ALL {
        let name = to_value(algorithm).expect("a name");
        assert_eq!(name, algorithm.name());
        assert_eq!(from_value::<Algorithm>(name).expect("a method"), algorithm);
    }
    for metric in Metric::ALL {
        assert_eq!(from_value::<Metric>(json!(metric.name())).expect("a metric"), metric);
    }
    for direction in Direction::ALL {
        assert_eq!(from_value::<Direction>(json!(direction.name())).expect("a direction"), direction);
    }
    let error = from_value::<Metric>(json!("jump")).expect_err("no metric");
    assert_eq!(error.to_string(), "expected one of step, line, slide, move, found `jump`");
    let methods = methods("12*/4#3", 0, &BoardOptions::new()).expect("methods");
    assert_eq!(to_value(methods).expect("a list")[0]["metric"], "step");
}
