//! Published instances. `tests/data` names the sources.

/// Board, goal (the blank first) and optimum of the instances of Korf, and of Korf and Felner.
pub fn korf(text: &str, cells: usize) -> Vec<(String, String, u32)> {
    let name = |tile: &str| if tile == "0" { "*".to_owned() } else { tile.to_owned() };
    let goal: Vec<String> = (0..cells).map(|tile| name(&tile.to_string())).collect();
    let instance = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let board: Vec<String> = fields[1..=cells].iter().map(|tile| name(tile)).collect();
        (board.join(" "), goal.join(" "), fields[cells + 1].parse().expect("a length"))
    };
    text.lines().filter(|line| !line.starts_with('#')).map(instance).collect()
}
