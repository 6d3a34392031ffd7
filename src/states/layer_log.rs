//! Layers of ascending numbers, delta-encoded.

use crate::util::{Memory, OutOfMemory};

/// An append-only log of layers of ascending numbers: each number is kept as its difference from the one before, seven bits a
/// byte. Marks make layers searchable.
#[derive(Debug, Default)]
pub struct LayerLog {
    pages: Vec<Vec<u8>>,
    written: usize,
    layers: Vec<Layer>,
    /// Positions at which reading can begin.
    marks: Vec<LogMark>,
    last: u64,
}

#[derive(Clone, Copy, Debug)]
struct Layer {
    /// The index of its first mark.
    marks: usize,
    len: u64,
}

/// A number, and the byte after it.
#[derive(Clone, Copy, Debug)]
struct LogMark {
    number: u64,
    after: usize,
}

/// Bytes in a page.
const PAGE: usize = 1 << 13;

/// The distance between two marks in numbers.
const MARKED: u64 = 256;

impl LayerLog {
    pub fn layers(&self) -> usize {
        self.layers.len()
    }

    pub fn begin(&mut self) {
        self.layers.push(Layer { marks: self.marks.len(), len: 0 });
    }

    /// Appends a number to the last layer. Numbers must ascend.
    #[inline]
    pub fn push(&mut self, number: u64, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let Some(layer) = self.layers.last_mut() else { return Ok(()) };
        if layer.len.is_multiple_of(MARKED) {
            memory.resize(0, size_of::<LogMark>() as u64)?;
            self.marks.push(LogMark { number, after: self.written });
        } else {
            let mut difference = number.wrapping_sub(self.last);
            loop {
                let more = difference >> 7 != 0;
                if self.written == self.pages.len() * PAGE {
                    self.pages.push(memory.vec(PAGE)?);
                }
                self.pages[self.written / PAGE][self.written % PAGE] =
                    (difference & 0x7f) as u8 | u8::from(more) << 7;
                self.written += 1;
                if !more {
                    break;
                }
                difference >>= 7;
            }
        }
        layer.len += 1;
        self.last = number;
        Ok(())
    }

    pub fn holds(&self, layer: usize, number: u64) -> bool {
        let Some(Layer { marks, len }) = self.layers.get(layer).copied() else { return false };
        let all = &self.marks[marks..marks + len.div_ceil(MARKED) as usize];
        let Some(at) = all.partition_point(|mark| mark.number <= number).checked_sub(1) else { return false };
        let left = (len - at as u64 * MARKED).min(MARKED);
        LogReader::new(marks + at, left, self).reach(number, self)
    }

    /// Reads a layer; an absent one is empty.
    pub fn read(&self, layer: Option<usize>) -> LogReader {
        let layer = layer.and_then(|layer| self.layers.get(layer).copied());
        layer.map_or_else(LogReader::default, |layer| LogReader::new(layer.marks, layer.len, self))
    }

    /// Reads the difference that begins at a byte; returns it and the start of the next.
    fn difference(&self, mut at: usize) -> (u64, usize) {
        let (mut difference, mut shift) = (0, 0);
        loop {
            let byte = self.pages[at / PAGE][at % PAGE];
            at += 1;
            difference |= u64::from(byte & 0x7f) << shift;
            if byte >> 7 == 0 {
                return (difference, at);
            }
            shift += 7;
        }
    }
}

/// A cursor over a layer.
#[derive(Clone, Copy, Debug, Default)]
pub struct LogReader {
    /// Where it stands; `None` after the last.
    number: Option<u64>,
    /// The byte after that.
    byte: usize,
    /// Numbers after that.
    left: u64,
    /// Those of them before the next mark.
    between: u64,
    mark: usize,
}

impl LogReader {
    fn new(mark: usize, left: u64, log: &LayerLog) -> Self {
        let mut reader = Self { left, mark, ..Self::default() };
        reader.advance(log);
        reader
    }

    pub fn advance(&mut self, log: &LayerLog) {
        self.number = if self.left == 0 {
            None
        } else if self.between == 0 {
            let mark = log.marks[self.mark];
            self.mark += 1;
            self.byte = mark.after;
            self.between = MARKED - 1;
            self.left -= 1;
            Some(mark.number)
        } else {
            self.between -= 1;
            self.left -= 1;
            let (difference, byte) = log.difference(self.byte);
            self.byte = byte;
            self.number.map(|number| number.wrapping_add(difference))
        };
    }

    /// Goes on to a number, or the first that is larger; whether it is there.
    #[inline]
    pub fn reach(&mut self, number: u64, log: &LayerLog) -> bool {
        while self.number.is_some_and(|at| at < number) {
            self.advance(log);
        }
        self.number == Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_read_and_found_as_written() {
        let mut memory = Memory::new(u64::MAX);
        let mut log = LayerLog::default();
        let mut layers: Vec<Vec<u64>> = Vec::new();
        // Dense and sparse, empty, as long as the space between marks, over several pages, and up to the last number.
        for (len, factor) in
            [(1, 7), (0, 1), (256, 1), (257, 300), (9000, 1 << 40), (20_000, 3), (3, 1 << 62)]
        {
            let layer: Vec<u64> = (0..len).map(|at: u64| at * factor + at * at % 2 + factor / 2).collect();
            log.begin();
            for number in &layer {
                log.push(*number, &mut memory).expect("room");
            }
            layers.push(layer);
        }
        assert_eq!(log.layers(), layers.len());
        for (at, layer) in layers.iter().enumerate() {
            let mut reader = log.read(Some(at));
            for number in layer {
                assert_eq!(reader.number, Some(*number));
                reader.advance(&log);
            }
            assert_eq!(reader.number, None);
            for number in layer.iter().step_by(17) {
                assert!(log.holds(at, *number), "{number} of layer {at}");
                assert_eq!(log.holds(at, number + 1), layer.contains(&(number + 1)));
            }
        }
        assert!(!log.holds(0, 0) && !log.holds(layers.len(), 1));
        assert_eq!(log.read(None).number, None);
        let held = log.pages.len() * PAGE + log.marks.len() * size_of::<LogMark>();
        assert_eq!(memory.held(), held as u64);
    }

    #[test]
    fn a_number_beyond_the_limit_is_refused() {
        let mut memory = Memory::new(PAGE as u64 + 1000);
        let mut log = LayerLog::default();
        log.begin();
        let refused = (0..).find_map(|number: u64| log.push(number << 30, &mut memory).err());
        assert!(refused.is_some_and(|refused| refused.needed > memory.limit()));
        assert!(memory.held() <= memory.limit() && log.holds(0, 0));
    }
}
