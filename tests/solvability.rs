//! Decisions before a search, against exhaustive search on every kind of small board.

mod common;

use common::{Cells, distances, neighbours, satisfies};
use proptest::{prelude::*, test_runner::RngSeed};
use taisou::puzzle::{
    BoardOptions, Metric, Refutation, Solvability, TilePuzzle, identical_tiles, solvability,
};

fn puzzle(board: &str, width: usize, goals: &[String]) -> TilePuzzle {
    let options = BoardOptions::new().goals(goals.to_vec());
    TilePuzzle::read(board, width, &options).unwrap_or_else(|error| panic!("{board}: {error}"))
}

/// Boards of all kinds of graphs: full ones, rings, trees, corridors, several parts. Most tiles are distinct, so that parity
/// matters.
fn boards() -> impl Strategy<Value = (Cells, usize)> {
    let shapes =
        prop::sample::select(vec![(2, 2), (3, 2), (2, 3), (4, 2), (3, 3), (3, 3), (3, 3), (6, 1), (1, 5)]);
    let walls = prop::collection::vec(prop::bool::weighted(0.12), 10);
    let blanks = prop::sample::select(vec![1, 1, 1, 1, 2, 3]);
    (shapes, walls, blanks, any::<bool>()).prop_flat_map(
        |((width, height), walls, blanks, identical_tiles)| {
            let mut cells: Vec<bool> = walls.into_iter().take(width * height).collect();
            // The plain search takes too long on a full 3 x 3 board.
            cells[0] |= width * height == 9;
            Just(cells).prop_shuffle().prop_perturb(move |cells, mut random| {
                let mut tiles = if identical_tiles {
                    "アアイイウエオカキク"
                } else {
                    "アイウエオカキクケコ"
                }
                .chars();
                let mut board: Cells =
                    cells.iter().map(|wall| if *wall { '#' } else { tiles.next().unwrap_or('サ') }).collect();
                for _ in 0..blanks {
                    let at = random.random_range(0..board.len());
                    board[at] = '*';
                }
                (board, width)
            })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        // The same boards on every machine.
        rng_seed: RngSeed::Fixed(0),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn decisions_agree_with_exhaustive_search(
        (cells, width) in boards(),
        order in prop::collection::vec(any::<u32>(), 10),
        swaps in 0..3usize,
        open in prop::collection::vec(prop::bool::weighted(0.1), 10),
    ) {
        let all = distances([cells.clone()], |cells| neighbours(cells, width, Metric::Step));
        // A reachable board, perhaps with a few swaps.
        let mut reached: Vec<&Cells> = all.keys().collect();
        reached.sort();
        let mut goal = reached[order[0] as usize % reached.len()].clone();
        let pieces: Vec<usize> = (0..goal.len()).filter(|at| goal[*at] != '#').collect();
        for swap in 0..swaps {
            let (a, b) = (order[1 + swap] as usize % pieces.len(), order[4 + swap] as usize % pieces.len());
            goal.swap(pieces[a], pieces[b]);
        }
        for at in pieces {
            if open[at] {
                goal[at] = '?';
            }
        }
        let truth = all.keys().any(|board| satisfies(board, &goal));
        let text: String = cells.iter().collect();
        let puzzle = puzzle(&text, width, &[goal.iter().collect()]);
        let verdict = solvability(&puzzle);
        let goal_text: String = goal.iter().collect();
        match &verdict {
            Solvability::Solvable => prop_assert!(truth, "{text} to {goal_text}: said solvable"),
            Solvability::Unsolvable(refutation) => {
                prop_assert!(!truth, "{text} to {goal_text}: said unsolvable, {refutation:?}");
                if let Refutation::Parity { cycles, blank_colours, swap: (a, b), .. } = refutation {
                    let exchanges: usize = cycles.iter().map(|cycle| cycle.len() - 1).sum();
                    prop_assert!(exchanges % 2 != (blank_colours.0 + blank_colours.1) % 2);
                    let mut mended = cells.clone();
                    mended.swap(*a, *b);
                    prop_assert!(mended[*a] != '*' && mended[*b] != '*');
                    let reached = distances([mended], |cells| neighbours(cells, width, Metric::Step));
                    prop_assert!(reached.keys().any(|board| satisfies(board, &goal)), "the swap makes it solvable");
                }
            }
            Solvability::Unknown => {
                prop_assert!(cells.iter().filter(|cell| **cell == '*').count() > 1, "one blank is decided");
            }
        }
        if verdict == Solvability::Solvable {
            let told = identical_tiles(&puzzle);
            if !told.is_empty() {
                // With distinct names for the identical tiles it must still be solvable.
                let (mut named, mut named_goal) = (cells.clone(), goal.clone());
                for (index, (from, to)) in told.into_iter().enumerate() {
                    let name = char::from_u32(u32::from('a') + u32::try_from(index).unwrap()).unwrap();
                    named[from] = name;
                    named_goal[to] = name;
                }
                prop_assert!(distances([named], |cells| neighbours(cells, width, Metric::Step)).contains_key(&named_goal));
            }
        }
    }
}

#[test]
fn known_boards_are_decided_with_their_reasons() {
    for (board, width, goal, expected) in [
        ("ウアタソ*マイタノ", 3, "ソウアイ*タタノマ", "solvable"),
        ("アタマノタイソウ*", 3, "アタマノタイウソ*", "solvable"),
        ("ウアタソ*マイセノ", 3, "ソウアイ*タセノマ", "parity"),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 *", 4, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 *", "parity"),
        ("12*", 3, "21*", "graph"),
        ("123/4#5/67*", 0, "123/4#5/6*7", "solvable"),
        ("123/4#5/67*", 0, "213/4#5/67*", "graph"),
        ("123/###/45*", 0, "213/###/45*", "graph"),
        ("12**", 4, "*12*", "solvable"),
        ("12**", 4, "*21*", "graph"),
        ("12/**", 0, "21/**", "solvable"),
        ("12/3*", 0, "21/3*", "graph"),
        ("123/4**", 0, "213/4**", "solvable"),
    ] {
        let verdict = match solvability(&puzzle(board, width, &[goal.to_owned()])) {
            Solvability::Solvable => "solvable",
            Solvability::Unsolvable(Refutation::Parity { .. }) => "parity",
            Solvability::Unsolvable(Refutation::Graph { .. }) => "graph",
            Solvability::Unknown => "unknown",
        };
        assert_eq!(verdict, expected, "{board} to {goal}");
    }
}

#[test]
fn a_refutation_names_its_goal() {
    for (board, goals, about) in [
        // The goal with fewer wrong cells that never change.
        ("12*/###/345", &["12*/###/534", "12*/###/354"][..], 1),
        // The first goal without such cells.
        ("12/3*/##/45", &["12/3*/##/54", "21/3*/##/45"], 1),
        ("123/45*/###/678", &["123/45*/###/687", "???/???/###/768", "132/45*/###/678"], 2),
        ("123/45*", &["132/45*", "213/45*"], 0),
    ] {
        let goals: Vec<String> = goals.iter().map(ToString::to_string).collect();
        match solvability(&puzzle(board, 0, &goals)) {
            Solvability::Unsolvable(Refutation::Parity { goal, .. } | Refutation::Graph { goal, .. }) => {
                assert_eq!(goal, about, "{board}");
            }
            verdict => panic!("{board}: {verdict:?}"),
        }
    }
}
