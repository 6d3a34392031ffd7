//! The steps made. A step that reverses the last one cancels it.

use crate::{
    puzzle::{TileMetric, Vertex},
    search::{Stage, StageKind, length},
    states::PathStep,
};

/// The steps made, in turns of the metric, and their stages.
#[derive(Clone, Debug)]
pub struct StepLog {
    metric: TileMetric,
    steps: Vec<PathStep>,
    stages: Vec<Stage>,
}

impl StepLog {
    pub fn new(metric: TileMetric) -> Self {
        Self { metric, steps: Vec::new(), stages: Vec::new() }
    }

    /// Begins a stage; earlier steps belong to the first stage.
    pub fn begin(&mut self, kind: StageKind, number: usize) {
        let first = if self.stages.is_empty() { 0 } else { self.steps.len() };
        self.stages.push(Stage { kind, number, first });
    }

    /// Adds a step, or drops the last one if this reverses it.
    pub fn push(&mut self, from: Vertex, to: Vertex) {
        let turn = match self.steps.last() {
            Some(last) if (last.from, last.to) == (to, from) => {
                self.steps.pop();
                for stage in &mut self.stages {
                    stage.first = stage.first.min(self.steps.len());
                }
                return;
            }
            Some(last) => {
                let goes_on = last.from == to && last.to.wrapping_sub(to) == to.wrapping_sub(from);
                last.turn + u32::from(!(goes_on && self.metric.moves_lines()))
            }
            None => 0,
        };
        self.steps.push(PathStep { from, to, turn });
    }

    pub fn turns(&self) -> u32 {
        length(&self.steps)
    }

    pub fn bytes(&self) -> u64 {
        (self.steps.capacity() * size_of::<PathStep>()) as u64
    }

    /// The steps, and the stages that are not empty.
    pub fn finish(self) -> (Vec<PathStep>, Vec<Stage>) {
        let Self { steps, mut stages, .. } = self;
        let mut next = steps.len();
        for at in (0..stages.len()).rev() {
            let first = stages[at].first;
            if first == next {
                stages.remove(at);
            }
            next = first;
        }
        (steps, stages)
    }
}
