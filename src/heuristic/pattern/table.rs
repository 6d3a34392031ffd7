//! One pattern database: how it is built, layer by layer, and how values are read from two bits each.

use super::{
    goals::{Placement, goal_placements},
    shapes::{Edges, MoveRules, Shapes, members},
    words::Words,
};
use crate::{
    puzzle::{Class, Vertex},
    states::Space,
    util::{Memory, OutOfMemory, binomial, multinomial},
};

/// A pattern database: for every placement of the pieces of some classes, and every region that the blank can be
/// in then, the fewest moves of *these* pieces that bring them to where a goal wants them.
///
/// Moves of other pieces count nothing, so the values of patterns that share no class may be added. All copies
/// of a class belong to a pattern together, and several goals are several places to begin, so look-alikes,
/// any-cells and several goals are nothing special. With one blank the values are exact distances between
/// classes of positions, so one move changes a value by one at most.
///
/// Only remainders of the values are kept; the value of a position follows from the one before it, that of the
/// first from walking down to a goal.
///
/// # Cost
///
/// Two bits for every shape and word ([`Shapes`], [`Words`]): 6 of 15 tiles on 16 cells are 11.8 million, 3 MB.
///
/// # Source
///
/// R. E. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134 (2002), 9-22.
#[derive(Debug)]
pub struct PatternTable {
    classes: Vec<Class>,
    rules: MoveRules,
    shapes: Shapes,
    words: Words,
    remainders: Remainders,
}

/// The value of placements from which the pattern alone already cannot reach a goal.
const UNREACHED: u32 = 1 << 16;

/// Values modulo 3, and 3 for what has none: two bits each, by word and then by shape. Most moves leave the word
/// as it is, so a search stays for a while among the few kB of one word.
#[derive(Debug)]
struct Remainders {
    quarters: Vec<u8>,
    /// Bytes for a word.
    stride: usize,
}

impl Remainders {
    #[inline(always)]
    fn get(&self, shape: u32, word: u16) -> u32 {
        let quarter = self.quarters[usize::from(word) * self.stride + shape as usize / 4];
        u32::from(quarter >> (shape % 4 * 2) & 3)
    }
}

impl PatternTable {
    /// How many moves the pieces need at least: on these vertices, in the order of this word, with the blank there.
    pub fn value(&self, mut occupied: u64, mut word: u16, blank: Vertex) -> u32 {
        let mut shape = self.shapes.shape(occupied, blank);
        let mut remainder = self.remainders.get(shape, word);
        if remainder == 3 {
            return UNREACHED;
        }
        let mut region = self.shapes.region(occupied, blank, &self.rules);
        let mut value = 0;
        // Every value but 0 has a neighbour with one less, and 0 has none with a remainder of 2. Only values that somebody
        // made up lead in a circle.
        'down: while value < UNREACHED {
            let wanted = (remainder + 2) % 3;
            for push in self.rules.pushes(occupied, region) {
                let mut next = word;
                let (moved, blank) =
                    self.rules.carry(occupied, push, |hop| next = self.words.hopped(next, hop));
                shape = self.shapes.shape(moved, blank);
                if self.remainders.get(shape, next) == wanted {
                    (occupied, word, remainder) = (moved, next, wanted);
                    region = self.shapes.region(occupied, blank, &self.rules);
                    value += 1;
                    continue 'down;
                }
            }
            break;
        }
        value
    }

    /// The value after a move, from the value before it, and the remainder of each modulo 3.
    #[inline(always)]
    pub fn next_value(
        &self,
        (value, before): (u32, u8),
        occupied: u64,
        word: u16,
        blank: Vertex,
    ) -> (u32, u8) {
        /// What is added to a value, by its remainder and that of the value after: the difference is 1 at most.
        const DIFFERENCES: [u32; 16] = {
            const LESS: u32 = u32::MAX;
            [0, 1, LESS, 0, LESS, 0, 1, 0, 1, LESS, 0, 0, 0, 0, 0, 0]
        };
        let after = self.remainders.get(self.shapes.shape(occupied, blank), word) as u8;
        (value.wrapping_add(DIFFERENCES[usize::from(before << 2 | after) & 15]), after)
    }

    /// The classes of the pattern; letters of words are indices into them.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    /// All that took long to find out, as [`of_values`](PatternTable::of_values) takes it.
    pub fn values(&self) -> &[u8] {
        &self.remainders.quarters
    }

    /// A table with the values of an earlier one for the same classes; `None` if they are of another length.
    pub fn of_values(
        space: &Space,
        classes: &[Class],
        values: Vec<u8>,
        memory: &mut Memory,
    ) -> Result<Option<Self>, OutOfMemory> {
        if placements(space, classes).is_none() {
            return Ok(None);
        }
        memory.resize(0, values.len() as u64)?;
        let rules = MoveRules::new(space);
        let words = Words::new(&copies(space, classes));
        let shapes = Shapes::new(&rules, words.pieces(), memory)?;
        let stride = (shapes.len() as usize).div_ceil(4);
        let remainders = Remainders { quarters: values, stride };
        let table = Self { classes: classes.to_vec(), rules, shapes, words, remainders };
        Ok((table.remainders.quarters.len() == stride * table.words.len()).then_some(table))
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.remainders.quarters.len() as u64 + self.shapes.bytes()
    }
}

/// How many placements the pattern of these classes has, or `None` if it cannot have a table.
pub fn placements(space: &Space, classes: &[Class]) -> Option<u64> {
    let copies = copies(space, classes);
    let pieces = copies.iter().sum();
    if space.len() > 64 || pieces > Words::MOST_PIECES {
        return None;
    }
    let words = multinomial(pieces, copies.iter().copied()).filter(|words| *words <= Words::MOST)?;
    binomial(space.len(), pieces)?.checked_mul(words)
}

fn copies(space: &Space, classes: &[Class]) -> Vec<usize> {
    let all = space.copies();
    classes.iter().map(|class| all[usize::from(*class)]).collect()
}

/// A table in the making, layer after layer of equal value.
///
/// A layer is a set of bits for each shape, one for each word. A move that passes no other piece of the pattern
/// leaves the word as it is, so it takes whole machine words of placements at once.
#[derive(Debug)]
pub struct Builder {
    rules: MoveRules,
    goals: Vec<Placement>,
    classes: Vec<Class>,
    words: Words,
    construction: Construction,
}

#[derive(Debug)]
enum Construction {
    /// The shapes are still to be counted.
    Shapes,
    Layers(Box<PatternLayers>),
}

#[derive(Debug)]
struct PatternLayers {
    shapes: Shapes,
    /// Machine words for the words of a shape.
    width: usize,
    /// Values modulo 3, and 3 for what has none yet: the low bits of 64 words, then the high bits.
    remainders: Vec<[u64; 2]>,
    edges: Edges,
    fresh: Vec<u64>,
    next: Vec<u64>,
    /// The value of what is fresh.
    value: u32,
    /// The next shape to spread.
    cursor: u32,
    done: u64,
}

impl Builder {
    /// A table for `classes`. `None` if it would have more than `most` placements, or goals stand for too many.
    pub fn new(space: &Space, classes: Vec<Class>, most: u64) -> Option<Self> {
        placements(space, &classes).filter(|placements| *placements <= most)?;
        let words = Words::new(&copies(space, &classes));
        let goals = goal_placements(space, &classes, &words)?;
        let rules = MoveRules::new(space);
        Some(Self { rules, goals, words, classes, construction: Construction::Shapes })
    }

    /// Goes on for about `budget` placements; true when the table is finished.
    pub fn advance(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        match &mut self.construction {
            Construction::Shapes => {
                let layers = PatternLayers::new(&self.rules, &self.words, &self.goals, memory)?;
                self.construction = Construction::Layers(Box::new(layers));
                Ok(false)
            }
            Construction::Layers(layers) => Ok(layers.advance(budget, &self.words)),
        }
    }

    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Placements with a value, of how many at most.
    pub fn progress(&self) -> (u64, u64) {
        match &self.construction {
            Construction::Shapes => (0, 1),
            Construction::Layers(layers) => {
                (layers.done, u64::from(layers.shapes.len()) * self.words.len() as u64)
            }
        }
    }

    /// The finished table. Nothing before [`Builder::advance`] has said so.
    pub fn finish(self, memory: &mut Memory) -> Result<Option<PatternTable>, OutOfMemory> {
        let Construction::Layers(layers) = self.construction else { return Ok(None) };
        let PatternLayers { shapes, width, remainders, edges, fresh, next, .. } = *layers;
        edges.free(memory);
        memory.free(fresh);
        memory.free(next);
        let Self { rules, classes, words, .. } = self;
        let stride = (shapes.len() as usize).div_ceil(4);
        let mut quarters: Vec<u8> = memory.vec(stride * words.len())?;
        for (at, shapes) in remainders.chunks(4 * width).enumerate() {
            for (column, first) in (0..words.len()).step_by(64).enumerate() {
                let four: [_; 4] = std::array::from_fn(|shape| {
                    shapes.get(shape * width + column).copied().unwrap_or_default()
                });
                for (bit, word) in (first..words.len()).take(64).enumerate() {
                    let both = |[low, high]: [u64; 2]| (low >> bit & 1 | high >> bit << 1 & 2) as u8;
                    let [a, b, c, d] = four.map(both);
                    quarters[word * stride + at] = a | b << 2 | c << 4 | d << 6;
                }
            }
        }
        memory.free(remainders);
        let remainders = Remainders { quarters, stride };
        Ok(Some(PatternTable { classes, rules, shapes, words, remainders }))
    }
}

impl PatternLayers {
    fn new(
        rules: &MoveRules,
        words: &Words,
        goals: &[Placement],
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let shapes = Shapes::new(rules, words.pieces(), memory)?;
        let edges = shapes.edges(rules, words.pieces(), memory)?;
        let width = words.len().div_ceil(64);
        let len = shapes.len() as usize * width;
        let mut remainders: Vec<[u64; 2]> = memory.vec(len)?;
        remainders.fill([u64::MAX; 2]);
        let fresh = memory.vec(len)?;
        let mut next: Vec<u64> = memory.vec(len)?;
        for goal in goals {
            let shape = shapes.shape(goal.occupied, goal.blank) as usize;
            next[shape * width + usize::from(goal.word) / 64] |= 1 << (goal.word % 64);
        }
        let mut layers = Self { shapes, width, remainders, edges, fresh, next, value: 0, cursor: 0, done: 0 };
        layers.settle();
        Ok(layers)
    }

    fn advance(&mut self, budget: u64, words: &Words) -> bool {
        let mut spent = 0;
        while spent < budget {
            if self.cursor < self.shapes.len() {
                spent += self.spread(words);
                self.cursor += 1;
                continue;
            }
            self.value += 1;
            self.cursor = 0;
            if !self.settle() {
                return true;
            }
            spent += u64::from(self.shapes.len()) / 16;
        }
        false
    }

    /// Makes every move out of what is fresh in the shape at the cursor; returns the number of placements.
    fn spread(&mut self, words: &Words) -> u64 {
        let (shape, width) = (self.cursor as usize, self.width);
        let fresh = &self.fresh[shape * width..][..width];
        let count = fresh.iter().map(|bits| u64::from(bits.count_ones())).sum();
        if count == 0 {
            return 0;
        }
        for (to, hops) in self.edges.of(shape) {
            let next = &mut self.next[to * width..][..width];
            let Some((first, others)) = hops.split_first() else {
                for (next, fresh) in next.iter_mut().zip(fresh) {
                    *next |= fresh;
                }
                continue;
            };
            for (word, bits) in (0..).step_by(64).zip(fresh) {
                for bit in members(*bits) {
                    let moved = words.hopped(word + bit as u16, *first);
                    let moved = others.iter().fold(moved, |word, hop| words.hopped(word, *hop));
                    next[usize::from(moved) / 64] |= 1 << (moved % 64);
                }
            }
        }
        count
    }

    /// Gives the value to what was reached for the first time. False if nothing was.
    fn settle(&mut self) -> bool {
        let before = self.done;
        // What has no value yet has both bits; those that its remainder has not are taken away.
        let taken = [0, 1].map(|bit| if (self.value % 3) >> bit & 1 == 0 { u64::MAX } else { 0 });
        for ((next, fresh), [low, high]) in
            self.next.iter_mut().zip(&mut self.fresh).zip(&mut self.remainders)
        {
            *fresh = *next & *low & *high;
            *next = 0;
            *low &= !(*fresh & taken[0]);
            *high &= !(*fresh & taken[1]);
            self.done += u64::from(fresh.count_ones());
        }
        self.done > before
    }
}
