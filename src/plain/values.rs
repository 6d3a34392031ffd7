//! The library's values for serde: answers are written as plain objects, methods, metrics and directions as their names.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{ComposeResult, CountResult, SurveyResult};
use crate::{
    board::Direction,
    heuristic,
    puzzle::Metric,
    search, solver,
    survey::{Composed, Count, Distribution},
};

macro_rules! written_as {
    ($($value:ty => $form:expr),* $(,)?) => {$(
        impl Serialize for $value {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ($form)(self.clone()).serialize(serializer)
            }
        }
    )*};
}

written_as! {
    solver::Solution => super::Solution::from,
    solver::Move => super::Move::from,
    solver::MetricMethods => super::MetricMethods::from,
    search::Stage => super::Stage::from,
    Distribution => |found: Distribution| { let metric = found.metric; SurveyResult::new(found, metric) },
    Count => |found: Count| { let metric = found.metric; CountResult::new(found, metric, |count| count.to_string()) },
    Composed => |found: Composed| { let metric = found.metric; ComposeResult::new(found, metric) },
    heuristic::KeptTable => super::KeptTable::from,
    heuristic::WantedTable => super::WantedTable::from,
}

macro_rules! named {
    ($($value:ty),*) => {$(
        impl Serialize for $value {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $value {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                name.parse().map_err(|()| {
                    let names = Self::ALL.map(Self::name).join(", ");
                    de::Error::custom(format!("expected one of {names}, found `{name}`"))
                })
            }
        }
    )*};
}

named!(solver::Algorithm, Metric, Direction);
