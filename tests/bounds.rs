//! Every bound against the true distances of small boards, and along random walks on large ones.

use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasherDefault, DefaultHasher},
};

use taisou::{
    board::Direction,
    heuristic::Tables,
    internals::{
        Class, Heuristic, Inversion, LinearConflict, Manhattan, Memory, Patterns, Shift, Space, Vertex,
        Walking,
    },
    puzzle::{BoardOptions, TileMetric, TilePuzzle},
};

type Bound = (&'static str, Box<dyn Heuristic>);

/// Every bound for a space, with its tables.
fn bounds(space: &Space) -> Vec<Bound> {
    let mut bounds: Vec<Bound> = vec![
        ("manhattan", Box::new(Manhattan::new(space))),
        ("linear conflict", Box::new(LinearConflict::new(space))),
        ("walking", Box::new(Walking::new(space))),
        ("inversion", Box::new(Inversion::new(space))),
    ];
    // Patterns of one class, of a few, and of all.
    for (name, most) in [("single patterns", 40), ("patterns", 2000), ("large patterns", 700_000)] {
        bounds.push((name, Box::new(Patterns::new(space, most, &Tables::default()))));
    }
    for (_, bound) in &mut bounds {
        prepare(bound.as_mut());
    }
    bounds
}

fn prepare(bound: &mut dyn Heuristic) {
    let mut memory = Memory::new(1 << 30);
    while !bound.prepare(10_000, &mut memory).expect("room") {
        let (done, total) = bound.progress();
        assert!(done <= total);
    }
    assert_eq!(bound.progress(), (0, 0));
}

fn read(board: &str, width: usize, goals: &[&str]) -> TilePuzzle {
    TilePuzzle::read(board, width, &BoardOptions::new().goals(goals.iter().copied())).expect("a puzzle")
}

#[derive(Clone)]
struct Position<'a> {
    puzzle: &'a TilePuzzle,
    metric: TileMetric,
    classes: Vec<Class>,
}

impl Position<'_> {
    /// All moves, each as its shifts.
    fn moves(&self) -> Vec<Vec<Shift>> {
        let blanks = (0..).zip(&self.classes).filter(|(_, class)| **class == TilePuzzle::BLANK);
        let mut found = Vec::new();
        for (blank, _) in blanks {
            for direction in Direction::ALL {
                let mut shifts: Vec<Shift> = Vec::new();
                let mut to: Vertex = blank;
                while let Some(from) = self.puzzle.graph().neighbour(to, direction) {
                    let class = self.classes[usize::from(from)];
                    if class == TilePuzzle::BLANK || (self.metric == TileMetric::Step && !shifts.is_empty()) {
                        break;
                    }
                    shifts.push(Shift { class, from, to });
                    found.push(shifts.clone());
                    to = from;
                }
            }
        }
        found
    }

    fn play(&mut self, shifts: &[Shift]) {
        for shift in shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
    }

    fn take_back(&mut self, shifts: &[Shift]) {
        for shift in shifts.iter().rev() {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
    }

    fn is_goal(&self) -> bool {
        self.puzzle.targets().iter().any(|target| {
            target
                .iter()
                .zip(&self.classes)
                .all(|(wanted, class)| wanted.is_none_or(|wanted| wanted == *class))
        })
    }
}

/// All reachable positions, their successors, and their distances from a goal.
struct Survey {
    positions: Vec<Vec<Class>>,
    edges: Vec<Vec<u32>>,
    distances: Vec<u32>,
}

/// A position as a number with four bits for each cell.
fn packed(classes: &[Class]) -> u64 {
    assert!(classes.len() <= 16 && classes.iter().all(|class| *class < 16), "a small board");
    classes.iter().fold(0, |packed, class| packed << 4 | u64::from(*class))
}

fn survey(puzzle: &TilePuzzle, metric: TileMetric) -> Survey {
    let number_of = |at: usize| u32::try_from(at).expect("a small space");
    let mut numbers: HashMap<u64, u32, BuildHasherDefault<DefaultHasher>> = HashMap::default();
    let mut positions = vec![puzzle.classes().to_vec()];
    numbers.insert(packed(&positions[0]), 0);
    let mut edges = Vec::new();
    let mut goals = Vec::new();
    while edges.len() < positions.len() {
        let mut position = Position { puzzle, metric, classes: positions[edges.len()].clone() };
        if position.is_goal() {
            goals.push(number_of(edges.len()));
        }
        let mut own = Vec::new();
        for shifts in position.moves() {
            position.play(&shifts);
            own.push(*numbers.entry(packed(&position.classes)).or_insert_with(|| {
                positions.push(position.classes.clone());
                number_of(positions.len() - 1)
            }));
            position.take_back(&shifts);
        }
        edges.push(own);
    }
    assert!(!goals.is_empty(), "no goal in reach of {}", puzzle.start());
    assert!(positions.len() < 400_000, "{} positions from {}", positions.len(), puzzle.start());
    let mut distances = vec![u32::MAX; positions.len()];
    let mut queue = VecDeque::new();
    for goal in goals {
        distances[goal as usize] = 0;
        queue.push_back(goal);
    }
    while let Some(number) = queue.pop_front() {
        let number = number as usize;
        for next in &edges[number] {
            if distances[*next as usize] == u32::MAX {
                distances[*next as usize] = distances[number] + 1;
                queue.push_back(*next);
            }
        }
    }
    Survey { positions, edges, distances }
}

/// In large spaces, about this many positions try all their moves. All positions are placed.
const LEFT: usize = 20_000;

/// Checks every bound at every position of a puzzle and along its moves. Returns the sums of the bounds.
fn check_all(puzzle: &TilePuzzle, metric: TileMetric) -> Vec<(&'static str, u64)> {
    let what = format!(
        "{} to {:?} in {metric:?}",
        puzzle.start(),
        puzzle.goals().iter().map(ToString::to_string).collect::<Vec<_>>()
    );
    let Survey { positions, edges, distances } = survey(puzzle, metric);
    let space = Space::new(puzzle, metric);
    let mut sums = Vec::new();
    for (name, mut bound) in bounds(&space) {
        let values: Vec<u32> = positions
            .iter()
            .map(|classes| {
                bound.place(classes);
                bound.bound()
            })
            .collect();
        for (number, (value, distance)) in values.iter().zip(&distances).enumerate() {
            assert!(
                value <= distance,
                "{what}: {name} says {value} of {distance} at {:?}",
                positions[number]
            );
        }
        for number in (0..positions.len()).step_by(1 + positions.len() / LEFT) {
            let position = Position { puzzle, metric, classes: positions[number].clone() };
            bound.place(&position.classes);
            for (shifts, next) in position.moves().iter().zip(&edges[number]) {
                let (here, there) = (values[number], values[*next as usize]);
                if there > 0 {
                    assert_eq!(bound.advance(shifts, there - 1), Err(there), "{what}: {name}");
                    assert_eq!(bound.bound(), here, "{what}: {name} after a refused move");
                }
                assert_eq!(bound.advance(shifts, there), Ok(()), "{what}: {name}");
                assert_eq!(bound.bound(), there, "{what}: {name} after {shifts:?}");
                bound.retreat(shifts);
                assert_eq!(bound.bound(), here, "{what}: {name} after taking back");
            }
        }
        sums.push((name, values.iter().map(|value| u64::from(*value)).sum()));
    }
    sums
}

fn check(board: &str, goals: &[&str]) {
    for metric in TileMetric::ALL {
        check_all(&read(board, 0, goals), metric);
    }
}

#[test]
fn the_eight_puzzle() {
    check("867/254/3*1", &["123/456/78*"]);
}

#[test]
fn eight_tiles_with_other_goals() {
    check("867/254/3*1", &["123/8*4/765", "123/456/78*"]);
    check("867/254/3*1", &["12?/?5?/?8?"]);
}

#[test]
fn two_by_four() {
    check("1234/567*", &["*765/4321", "1234/567*"]);
    check("12/34/56/7*", &["21/43/56/7*"]);
    check("1234/56**", &["*21*/6543"]);
}

#[test]
fn identical_tiles() {
    check("ウアタ/ソ*マ/イタノ", &["ソウア/イ*タ/タノマ"]);
    check("アタマノ/タイソ*", &["アタマノ/タイソ*", "*ソイタ/ノマタア"]);
    check("aab/bba/ab*", &["aaa/a*b/bbb"]);
    check("aab/bba/ab*", &["bbb/b*a/aaa", "aba/b*b/aba"]);
    check("abab/cca*", &["aaa?/?cc?", "ccaa/ab*b"]);
    check("aabb/ccc*", &["ccc*/aabb"]);
}

#[test]
fn any_cells() {
    check("a車b/bba/ab*", &["???/???/??車"]);
    check("aab/bba/ab*", &["a?a/?b?/a??"]);
    check("aab/bba/ab*", &["?b?/b?b/?b?", "aa?/aa?/???"]);
    check("1234/567*", &["7???/???1", "?7??/??1*"]);
    check("aaa/bbb/cc*", &["???/??a/bb?"]);
}

#[test]
fn walls() {
    check("123/4#5/67*", &["*76/5#4/321"]);
    check("123*/4#56", &["125*/4#63"]);
    check("12#3/5*aa", &["51#3/*2aa", "?2#a/???3"]);
    check("aab#/b#ba/aa*c", &["baa#/a#c*/abab"]);
    check("12*3/4##5/6aaa", &["412*/6##3/aaa5"]);
    check("12#/3*4/#56", &["31#/2*5/#64"]);
    check("12*4/#5#*/6**#", &["4*21/#5#*/6**#"]);
}

#[test]
fn several_blanks() {
    check("123/4**/56*", &["*65/**4/321"]);
    check("12*/3*4/*5*", &["5*4/*3*/2*1", "1?2/???/3?4"]);
    check("aab/***/b**", &["baa/***/**b"]);
    check("***a/b***", &["??b?/?a??"]);
}

#[test]
fn narrow_boards_and_parts() {
    check("12*", &["1*2"]);
    check("1/2/*/3", &["1/*/2/3"]);
    check("12#34/*5#6*", &["*1#43/52#6*", "2*#34/15#*6"]);
    check("1*#a*/23#bc", &["21#ba/*3#c*"]);
}

/// A random generator.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }
}

/// Walks forward and back from a goal. The bound must equal that of the placed position, and never exceed the length of the walk.
fn walk(board: &str, steps: usize, seed: u64) {
    let puzzle = read(board, 0, &[]);
    for metric in TileMetric::ALL {
        let space = Space::new(&puzzle, metric);
        for (name, mut bound) in bounds(&space) {
            let mut random = Random(seed);
            let mut position = Position { puzzle: &puzzle, metric, classes: puzzle.classes().to_vec() };
            let mut taken: Vec<(Vec<Shift>, u32)> = Vec::new();
            let mut passed = Vec::new();
            bound.place(&position.classes);
            for step in 0..steps {
                let moves = position.moves();
                let shifts = moves[random.below(moves.len())].clone();
                taken.push((shifts.clone(), bound.bound()));
                assert_eq!(bound.advance(&shifts, u32::MAX), Ok(()));
                position.play(&shifts);
                if step % 16 == 0 {
                    passed.push((position.classes.clone(), bound.bound()));
                }
                assert!(bound.bound() as usize <= taken.len(), "{name} {metric:?}");
                if random.below(4) == 0 {
                    let (shifts, before) = taken.pop().expect("a move");
                    bound.retreat(&shifts);
                    assert_eq!(bound.bound(), before, "{name} {metric:?}");
                    position.take_back(&shifts);
                }
            }
            for (classes, there) in passed {
                bound.place(&classes);
                assert_eq!(bound.bound(), there, "{name} {metric:?}");
            }
        }
    }
}

/// The numbers in order.
fn numbers(width: usize, height: usize) -> String {
    let row = |row: usize| {
        let name = |number: usize| if number == width * height { "*".into() } else { number.to_string() };
        (1..=width).map(|column| name(row * width + column)).collect::<Vec<_>>().join(" ")
    };
    (0..height).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn walks_on_larger_boards() {
    walk(&numbers(4, 4), 4000, 1);
    walk(&numbers(5, 5), 2000, 2);
    walk(&numbers(3, 6), 2000, 3);
    walk(&numbers(6, 6), 1000, 7);
    walk(&numbers(32, 32), 300, 4);
    walk("aaaabbbb/ccccdddd/eeeeffff/ggggh***", 1000, 5);
    walk("aaaa/bbbb/cccc/ddd*", 4000, 6);
}

/// A random small board with walls, identical tiles and several blanks, and goals that random walks reach, partly open.
fn random_kind(random: &mut Random) -> (String, Vec<String>) {
    let (width, height) = [(3, 3), (4, 2), (2, 4), (5, 2), (2, 3), (6, 1), (3, 3), (2, 5)][random.below(8)];
    let letters = 2 + random.below(4);
    let walls = random.below(3);
    let blanks = 1 + random.below(3).saturating_sub(1) * 2;
    let mut cells: Vec<char> =
        (0..width * height).map(|_| ['a', 'b', 'c', 'd', 'e'][random.below(letters)]).collect();
    for (count, mark) in [(walls, '#'), (blanks, '*')] {
        for _ in 0..count {
            let at = random.below(cells.len());
            cells[at] = mark;
        }
    }
    if !cells.contains(&'*') {
        cells[0] = '*';
    }
    let write = |cells: &[char]| {
        cells.chunks(width).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
    };
    let start = write(&cells);
    let goals = (0..=random.below(2)).map(|_| {
        let mut goal = cells.clone();
        for _ in 0..200 {
            let blanks: Vec<usize> = (0..goal.len()).filter(|at| goal[*at] == '*').collect();
            let blank = blanks[random.below(blanks.len())];
            let (row, column) = (blank / width, blank % width);
            let next = match random.below(4) {
                0 if row > 0 => blank - width,
                1 if row + 1 < height => blank + width,
                2 if column > 0 => blank - 1,
                3 if column + 1 < width => blank + 1,
                _ => continue,
            };
            if goal[next] != '#' {
                goal.swap(blank, next);
            }
        }
        for _ in 0..random.below(2) * random.below(cells.len()) {
            let at = random.below(goal.len());
            goal[at] = '?';
        }
        write(&goal)
    });
    let goals = goals.collect();
    (start, goals)
}

#[test]
fn boards_of_any_kind() {
    let mut random = Random(7);
    for _ in 0..40 {
        let (start, goals) = random_kind(&mut random);
        check(&start, &goals.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

/// Positions at each distance by the bound of one table with all tiles. Values: OEIS A090034, A090035, A089473 and A089474; for a
/// blank at an edge from an independent search.
#[test]
fn a_table_of_all_tiles_has_the_published_distributions() {
    let corner = [
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
        16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ];
    let centre = [
        1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132, 12208,
        18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
    ];
    let edge = [
        1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 13930,
        14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
    ];
    let two_by_three = [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1];
    let two_by_four = [
        1, 2, 3, 6, 10, 14, 19, 28, 42, 61, 85, 119, 161, 215, 293, 396, 506, 632, 788, 985, 1194, 1414,
        1664, 1884, 1999, 1958, 1770, 1463, 1076, 667, 361, 190, 88, 39, 19, 7, 1,
    ];
    // Metric `line`, from an independent breadth-first search.
    let corner_lines = [
        1, 4, 8, 16, 32, 64, 127, 244, 454, 856, 1576, 2854, 5117, 8588, 13466, 19739, 26558, 31485, 30985,
        23494, 11751, 3390, 589, 41, 1,
    ];
    let centre_lines = [
        1, 4, 8, 16, 32, 64, 124, 236, 452, 872, 1598, 2880, 5048, 8632, 13500, 19412, 26136, 31859, 30304,
        23402, 12743, 3424, 654, 35, 4,
    ];
    let edge_lines = [
        1, 4, 8, 16, 32, 64, 126, 238, 456, 862, 1590, 2863, 5114, 8618, 13449, 19642, 26478, 31502, 30815,
        23401, 12148, 3381, 588, 42, 2,
    ];
    let two_by_three_lines = [1, 3, 4, 6, 8, 12, 15, 18, 22, 30, 36, 45, 42, 30, 28, 24, 18, 9, 5, 3, 1];
    let two_by_four_lines = [
        1, 4, 6, 12, 18, 36, 53, 96, 136, 232, 324, 544, 728, 1064, 1366, 1928, 2321, 2780, 2884, 2436, 1825,
        800, 368, 140, 50, 8,
    ];
    for (goal, metric, counts) in [
        ("123/456/78*", TileMetric::Step, &corner[..]),
        ("123/4*5/678", TileMetric::Step, &centre),
        ("1*2/345/678", TileMetric::Step, &edge),
        ("123/45*", TileMetric::Step, &two_by_three),
        ("1234/567*", TileMetric::Step, &two_by_four),
        ("123/456/78*", TileMetric::Line, &corner_lines),
        ("123/4*5/678", TileMetric::Line, &centre_lines),
        ("1*2/345/678", TileMetric::Line, &edge_lines),
        ("123/45*", TileMetric::Line, &two_by_three_lines),
        ("1234/567*", TileMetric::Line, &two_by_four_lines),
    ] {
        let puzzle = read(goal, 0, &[goal]);
        let mut patterns = Patterns::new(&Space::new(&puzzle, metric), 700_000, &Tables::default());
        prepare(&mut patterns);
        let mut found = vec![0; counts.len()];
        for position in survey(&puzzle, metric).positions {
            patterns.place(&position);
            found[patterns.bound() as usize] += 1;
        }
        assert_eq!(found, counts, "{goal}");
    }
}
