//! Puzzles of every kind from bytes, as characters for the plain search and as texts and options for the library.

use std::fmt;

use taisou::{
    puzzle::{Blocks, BoardOptions, Metric},
    survey::SurveyOptions,
};
use unicode_segmentation::UnicodeSegmentation;

use super::input::Input;
use crate::common::Cells;

/// Names of pieces in texts; in [`Cells`] they are `a`, `b` and so on. Spaces separate names of several clusters, and names that would
/// join with their neighbours.
const NAMES: [[&str; 12]; 4] = [
    ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"],
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
    ["ア", "タ", "マ", "ノ", "イ", "ソ", "ウ", "ガ", "パ", "ン", "ー", "ッ"],
    ["🇯", "🇵", "👨‍👩‍👧", "é", "①", "㌔", "10", "ab", "0x", "ガ", "-", "か゚"],
];
const NUMBERS: usize = 1;

/// Shapes of at most ten cells, for tiles, and then the others. More interesting ones occur twice.
const SHAPES: [(usize, usize); 18] = [
    (2, 2),
    (3, 2),
    (2, 3),
    (4, 2),
    (3, 3),
    (2, 4),
    (3, 2),
    (3, 3),
    (4, 2),
    (3, 3),
    (5, 2),
    (3, 1),
    (1, 5),
    (6, 1),
    (1, 1),
    (4, 3),
    (3, 4),
    (4, 3),
];
const FOR_TILES: usize = 15;
/// Maximum of distinct tiles, so that the plain search finishes.
const MOST_DIFFERENT: usize = 6;

/// Pieces as rows and columns of their cells.
const PIECES: [&[(usize, usize)]; 8] = [
    &[(0, 0)],
    &[(0, 0), (0, 1)],
    &[(0, 0), (1, 0)],
    &[(0, 0), (0, 1), (1, 0)],
    &[(0, 1), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (0, 2)],
    // In two parts.
    &[(0, 0), (1, 1)],
];

pub struct Posed {
    pub width: usize,
    pub start: Cells,
    /// The goals for the library; empty for the default goal.
    goals: Vec<Cells>,
    pub same: Vec<Vec<char>>,
    /// The pieces that are blocks.
    pub blocks: Vec<char>,
    pub axis: bool,
    pub gates: Option<Vec<bool>>,
    pub metric: Metric,
    names: usize,
    blank: &'static str,
}

impl Posed {
    pub fn read(input: &mut Input) -> Self {
        let (blocks, names) = (input.once_in(2), input.below(NAMES.len()));
        let blank = input.choose(&["*", "_", "＊", "＿", "0", "Z"]);
        let mut posed = Self {
            width: 0,
            start: Cells::new(),
            goals: Vec::new(),
            same: Vec::new(),
            blocks: Vec::new(),
            axis: false,
            gates: None,
            metric: input.choose(&Metric::ALL),
            names,
            blank: if blank == "0" && names != NUMBERS { "*" } else { blank },
        };
        if blocks {
            posed.lay_blocks(input);
        } else {
            posed.lay_tiles(input);
        }
        if input.once_in(6) {
            posed.same = vec![vec!['a', 'b'], vec!['c', 'd', 'e']];
        }
        let fewest = usize::from(!posed.blocks.is_empty());
        for _ in 0..fewest.max(input.choose(&[1, 0, 1, 1, 1, 2, 3])) {
            let goal = posed.pose(input);
            posed.goals.push(goal);
        }
        posed
    }

    fn lay_tiles(&mut self, input: &mut Input) {
        let (width, height) = input.choose(&SHAPES[..FOR_TILES]);
        self.width = width;
        let kinds = 2 + input.below(NAMES[0].len() - 1);
        let (ordered, more) = (input.once_in(2), input.below(4));
        self.start = (0..width * height)
            .map(|at| match input.below(16) {
                15 if more & 1 == 1 => '#',
                13.. if more & 2 == 2 => '*',
                _ if ordered => letter(at % (MOST_DIFFERENT - width * height / 8)),
                other => letter(other % kinds),
            })
            .collect();
        let blank = input.below(self.start.len());
        self.start[blank] = '*';
    }

    fn lay_blocks(&mut self, input: &mut Input) {
        let (width, height) = input.choose(&SHAPES[1..]);
        self.width = width;
        if self.metric == Metric::Line {
            self.metric = Metric::Step;
        }
        self.start = vec!['*'; width * height];
        for at in 0..4 + input.below(9) {
            let (piece, corner, tile) =
                (input.choose(&PIECES), input.below(width * height), input.once_in(3));
            let cells: Option<Vec<usize>> = piece
                .iter()
                .map(|(down, right)| {
                    let (row, column) = (corner / width + down, corner % width + right);
                    Some(row * width + column)
                        .filter(|at| column < width && self.start.get(*at) == Some(&'*'))
                })
                .collect();
            let Some(cells) = cells.filter(|cells| !tile || cells.len() == 1) else { continue };
            let name = if tile { letter(9 + at % 3) } else { letter(at % 9) };
            if self.blocks.contains(&name) {
                continue;
            }
            for at in cells {
                self.start[at] = name;
            }
            if !tile {
                self.blocks.push(name);
            }
        }
        let wall = input.below(2 * self.start.len());
        if self.start.get(wall) == Some(&'*') {
            self.start[wall] = '#';
        }
        if !self.start.contains(&'*') {
            let lifted = self.start[input.below(self.start.len())];
            for cell in self.start.iter_mut().filter(|cell| **cell == lifted && lifted != '#') {
                *cell = '*';
            }
            self.blocks.retain(|block| *block != lifted);
        }
        if !self.start.contains(&'*') {
            self.start[0] = '*';
        }
        self.axis = input.once_in(4);
        if input.once_in(4) {
            let mut random = Random::new(input);
            self.gates = Some(self.start.iter().map(|cell| *cell == '*' && random.below(3) == 0).collect());
        }
    }

    /// A goal: the end of a walk, or any order of the pieces; whole, or with open cells.
    fn pose(&self, input: &mut Input) -> Cells {
        let (way, open) = (input.below(4), input.choose(&[0, 0, 0, 1, 0, 1, 2, 3]));
        let mut random = Random::new(input);
        let mut goal = self.start.clone();
        for _ in 0..random.below(1000) {
            let from = random.below(goal.len());
            let to = [from.wrapping_sub(self.width), from + 1, from + self.width, from.wrapping_sub(1)];
            let to = to[random.below(4)];
            if to < goal.len()
                && (from / self.width == to / self.width || from % self.width == to % self.width)
            {
                self.step(&mut goal, from, to);
            }
        }
        if way == 3 {
            for _ in 0..=random.below(3) {
                let (one, other) = (random.below(goal.len()), random.below(goal.len()));
                if [one, other].iter().all(|at| self.is_single(goal[*at])) {
                    goal.swap(one, other);
                }
            }
        }
        let dropped: Vec<char> = goal.iter().copied().filter(|_| random.below(3) < open).collect();
        let whole = goal.clone();
        if open > 0 {
            for cell in &mut goal {
                // Tiles and walls one by one, blocks as a whole.
                let single = self.is_single(*cell) && *cell != '*' || *cell == '#';
                let goes = if single { random.below(4) < open } else { dropped.contains(cell) };
                if goes {
                    *cell = '?';
                }
            }
        }
        // Few goals name no piece.
        if open < 3 && !goal.iter().any(char::is_ascii_lowercase) { whole } else { goal }
    }

    /// Returns `true` for a tile or a blank.
    fn is_single(&self, cell: char) -> bool {
        cell != '#' && !self.blocks.contains(&cell)
    }

    pub fn has_blocks(&self) -> bool {
        !self.blocks.is_empty() || self.axis || self.gates.is_some()
    }

    /// Moves the piece on `from` by one step. Returns `false` if the cells before it are not free.
    pub fn step(&self, cells: &mut Cells, from: usize, to: usize) -> bool {
        let piece = cells[from];
        if ['*', '#'].contains(&piece) {
            return false;
        }
        let own: Vec<usize> = if self.blocks.contains(&piece) {
            (0..cells.len()).filter(|at| cells[*at] == piece).collect()
        } else {
            vec![from]
        };
        let mut moved = cells.clone();
        for at in &own {
            moved[*at] = '*';
        }
        for at in own {
            let goes = (at + to).checked_sub(from).filter(|goes| {
                let across = goes / self.width != at / self.width;
                *goes < cells.len() && moved[*goes] == '*' && across == (goes % self.width == at % self.width)
            });
            let Some(goes) = goes else { return false };
            moved[goes] = piece;
        }
        *cells = moved;
        true
    }

    /// The goals, or the default goal.
    pub fn goals(&self) -> Vec<Cells> {
        if !self.goals.is_empty() {
            return self.goals.clone();
        }
        let mut tiles: Vec<char> =
            self.start.iter().copied().filter(|cell| !['*', '#'].contains(cell)).collect();
        let number = |cell: &char| self.name(*cell).parse::<u32>().unwrap_or(u32::MAX);
        tiles.sort_by_key(|cell| (number(cell), self.name(*cell)));
        let mut tiles = tiles.into_iter();
        let place = |cell: &char| if *cell == '#' { '#' } else { tiles.next().unwrap_or('*') };
        vec![self.start.iter().map(place).collect()]
    }

    /// The first piece of its group, which stands for the group in goals.
    pub fn group(&self, cell: char) -> char {
        self.same.iter().find(|group| group.contains(&cell)).map_or(cell, |group| group[0])
    }

    fn name(&self, cell: char) -> &'static str {
        match cell {
            '*' => self.blank,
            '#' => "#",
            '?' => "?",
            piece => NAMES[self.names][piece as usize - 'a' as usize],
        }
    }

    pub fn text(&self, cells: &Cells) -> String {
        let between = if self.names % 2 == 1 { " " } else { "" };
        let row = |row: &[char]| row.iter().map(|cell| self.name(*cell)).collect::<Vec<_>>().join(between);
        cells.chunks(self.width).map(row).collect::<Vec<_>>().join("/")
    }

    /// Reads a board of the library.
    pub fn cells(&self, text: &str) -> Cells {
        let tokens: Vec<&str> = if text.contains(' ') || self.width == 1 {
            text.split(['/', ' ']).collect()
        } else {
            text.graphemes(true).filter(|cluster| *cluster != "/").collect()
        };
        let all = ['*', '#', '?'].into_iter().chain((0..NAMES[0].len()).map(letter));
        let named: Vec<(char, &str)> = all.map(|cell| (cell, self.name(cell))).collect();
        let cell = |token: &str| named.iter().find(|(_, name)| *name == token).map(|(cell, _)| *cell);
        tokens.into_iter().map(|token| cell(token).unwrap_or_else(|| panic!("{token} of {text}"))).collect()
    }

    pub fn options(&self) -> BoardOptions {
        let names = |cells: &[char]| cells.iter().map(|cell| self.name(*cell).to_owned()).collect();
        let gates = self.gates.as_ref().map(|gates| {
            let row = |row: &[bool]| row.iter().map(|gate| if *gate { "x" } else { "*" }).collect::<String>();
            gates.chunks(self.width).map(row).collect::<Vec<_>>().join("/")
        });
        let mut options = BoardOptions::new()
            .goals(self.goals.iter().map(|goal| self.text(goal)))
            .same(self.same.iter().map(|group| names(group)).collect())
            .blocks(if self.blocks.is_empty() { Blocks::None } else { Blocks::Listed(names(&self.blocks)) })
            .axis(self.axis);
        options.blank = (self.blank == "Z").then(|| self.blank.to_owned());
        options.gates = gates;
        options
    }

    /// The first goal, and the options of a survey with the other goals.
    pub fn survey_options(&self, seed: u64) -> (String, SurveyOptions) {
        let goals = self.goals();
        let mut board = self.options();
        board.goals = goals[1..].iter().map(|goal| self.text(goal)).collect();
        let options = SurveyOptions::new().board(board).metric(self.metric).seed(seed);
        (self.text(&goals[0]), options.start(self.text(&self.start)))
    }
}

impl fmt::Display for Posed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} width {} {:?} {:?}", self.text(&self.start), self.width, self.metric, self.options())
    }
}

/// Reads a row of a table: rows of letters separated by `/`, with capitals for blocks.
pub fn row(start: &str, goals: &[&str], metric: Metric) -> Posed {
    // Tiles come after the names of blocks.
    let cell = |c: char| match c {
        'A'..='H' => c.to_ascii_lowercase(),
        'a'..='d' if start.contains(char::is_uppercase) => char::from(c as u8 + 8),
        c => c,
    };
    let cells = |text: &str| text.chars().filter(|c| *c != '/').map(cell).collect();
    let mut blocks: Vec<char> = start.chars().filter(char::is_ascii_uppercase).map(cell).collect();
    blocks.sort_unstable();
    blocks.dedup();
    Posed {
        width: start.find('/').unwrap_or(start.len()),
        start: cells(start),
        goals: goals.iter().map(|goal| cells(goal)).collect(),
        same: Vec::new(),
        blocks,
        axis: false,
        gates: None,
        metric,
        names: 0,
        blank: "*",
    }
}

fn letter(number: usize) -> char {
    char::from(b'a' + u8::try_from(number % NAMES[0].len()).expect("a few"))
}

/// A random generator from two bytes.
struct Random(u64);

impl Random {
    fn new(input: &mut Input) -> Self {
        Self((input.below(256) * 256 + input.below(256)) as u64)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
