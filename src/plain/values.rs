//! serde for the library's types: results as plain objects; methods, metrics and directions by name.

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
    Distribution => SurveyResult::from,
    Count => |found| CountResult::new(found, |count| count.to_string()),
    Composed => ComposeResult::from,
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
