//! Boards as SVG.

use std::fmt::Write;

use taisou::board::{Board, Cell};

/// Draws a board. `pieces` are the cells of each piece; `side` is the side of a cell in pixels.
pub fn svg(board: &Board, pieces: &[Vec<usize>], side: usize, dark: bool) -> String {
    let Colours { ground, floor, piece, ink } = if dark { DARK } else { LIGHT };
    let shape = board.size();
    let (gap, frame) = (side.div_ceil(24), side.div_ceil(8));
    let at = |cell: usize| (frame + shape.column(cell) * side, frame + shape.row(cell) * side);
    let (width, height) = (shape.width() * side + 2 * frame, shape.height() * side + 2 * frame);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{}\">\n<rect width=\"{width}\" height=\"{height}\" rx=\"{frame}\" fill=\"{ground}\"/>\n",
        escaped(&board.to_string())
    );
    let mut add = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    for (cell, _) in board.cells().iter().enumerate().filter(|(_, cell)| **cell != Cell::Wall) {
        let (x, y) = at(cell);
        add(format!("<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{floor}\"/>"));
    }
    for cells in pieces {
        let joined = |cell: &usize, other: Option<usize>| {
            other.is_some_and(|other| cell != &other && cells.contains(&other))
        };
        let mut path = String::new();
        for cell in cells {
            let (x, y) = at(*cell);
            let right = Some(cell + 1).filter(|next| shape.column(*next) > shape.column(*cell));
            let below = Some(cell + shape.width());
            // A piece also covers the gap between two of its cells, and the point between four.
            let across = if joined(cell, right) { gap } else { 0 };
            let down = if joined(cell, below) { gap } else { 0 };
            let inner = side - gap;
            let (x, y) = (x + gap / 2, y + gap / 2);
            rectangle(&mut path, (x, y), (inner + across, inner));
            if down > 0 {
                rectangle(&mut path, (x, y + inner), (inner, down));
                let beside = right.map(|right| right + shape.width());
                if across > 0 && joined(cell, beside) {
                    rectangle(&mut path, (x + inner, y + inner), (across, down));
                }
            }
        }
        add(format!("<path d=\"{path}\" fill=\"{piece}\"/>"));
        let corners: Vec<(usize, usize)> = cells.iter().map(|cell| at(*cell)).collect();
        let (x, y) = middle(&corners, side);
        let mark = board.mark(cells[0]);
        // Words get a smaller font.
        let letters = mark.chars().count().max(1);
        let font = if letters <= 2 { side / 2 } else { side * 3 / 2 / letters.max(2) };
        add(format!(
            "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\" font-family=\"sans-serif\" font-size=\"{font}\" text-anchor=\"middle\" \
             dominant-baseline=\"central\">{}</text>",
            escaped(mark)
        ));
    }
    text.push_str("</svg>");
    text
}

struct Colours {
    ground: &'static str,
    floor: &'static str,
    piece: &'static str,
    ink: &'static str,
}

const LIGHT: Colours = Colours { ground: "#8a6d4b", floor: "#f3ead9", piece: "#d9b382", ink: "#2b1d0e" };
const DARK: Colours = Colours { ground: "#3a3026", floor: "#1c1814", piece: "#7a5c38", ink: "#fdf6ea" };

fn rectangle(path: &mut String, (x, y): (usize, usize), (width, height): (usize, usize)) {
    write!(path, "M{x} {y}h{width}v{height}h-{width}z").expect("strings take all");
}

/// The middle of a piece, or of its first cell if the middle lies outside. `corners` are the corners of its cells.
fn middle(corners: &[(usize, usize)], side: usize) -> (usize, usize) {
    let (x, y) = corners.iter().fold((0, 0), |(x, y), corner| (x + corner.0, y + corner.1));
    let (x, y) = (x / corners.len(), y / corners.len());
    let inside = corners.iter().any(|corner| corner.0.abs_diff(x) < side && corner.1.abs_diff(y) < side);
    let (x, y) = if inside { (x, y) } else { corners[0] };
    (x + side / 2, y + side / 2)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
