//! A board on several lines, for people.

use std::ops::RangeInclusive;

use taisou::board::Board;

/// The rows of a board, with aligned columns if spaces separate its cells.
pub fn drawn(board: &Board) -> String {
    let size = board.size();
    let marks: Vec<&str> = (0..size.cells()).map(|cell| board.mark(cell)).collect();
    let rows = marks.chunks(size.width());
    let spaced = board.to_string().contains(' ');
    if !spaced {
        return rows.map(<[&str]>::concat).collect::<Vec<_>>().join("\n");
    }
    let widest = marks.iter().map(|mark| columns(mark)).max().unwrap_or(0);
    let padded = |mark: &&str| format!("{}{mark}", " ".repeat(widest - columns(mark)));
    rows.map(|row| row.iter().map(padded).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

/// Terminal columns of a symbol: two for characters in the East Asian wide ranges.
fn columns(text: &str) -> usize {
    text.chars().map(|c| if WIDE.iter().any(|range| range.contains(&c)) { 2 } else { 1 }).sum()
}

const WIDE: [RangeInclusive<char>; 8] = [
    '\u{1100}'..='\u{115f}',
    '\u{2e80}'..='\u{a4cf}',
    '\u{ac00}'..='\u{d7a3}',
    '\u{f900}'..='\u{faff}',
    '\u{fe30}'..='\u{fe6f}',
    '\u{ff00}'..='\u{ff60}',
    '\u{ffe0}'..='\u{ffe6}',
    '\u{1f300}'..='\u{1faff}',
];
