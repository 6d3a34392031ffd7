//! Examples for help pages and the manual. A test runs all of them.

use clap::Command;

/// Description and command line of an example.
type Example = (&'static str, &'static str);

const OVERVIEW: &[Example] = &[
    ("Solve a board", "taisou solve '8672543*1'"),
    ("Solve a puzzle of the collection", "taisou solve --puzzle klotski"),
    ("Make two hard boards and solve them", "taisou compose '12345678*' --depth 31 --count 2 | taisou solve"),
];

fn of_verb(verb: &str) -> &'static [Example] {
    match verb {
        "solve" => &[
            ("Find a shortest solution", "taisou solve '8672543*1'"),
            (
                "Use your own goal and choose the method",
                "taisou solve '867254*31' --goal '1234*5678' --method ida-manhattan",
            ),
            ("Solve a puzzle of the collection", "taisou solve --puzzle klotski"),
            (
                "Solve a board on each line, answers as JSON",
                r"printf '231*\n8672543*1\n' | taisou solve --batch",
            ),
            ("The same as CSV", r"printf '231*\n8672543*1\n' | taisou solve --csv"),
            ("Keep a proof that can be checked", "taisou solve '8672543*1' --certificate proof.json"),
        ],
        "step" => &[("Click the third cell", "taisou step '123/45*/678' --cell 2")],
        "hint" => &[("Ask for the next move", "taisou hint '123/4*6/758'")],
        "check" => &[
            ("Play moves, and compare them with the fewest", "taisou check '123/4*6/758' ULRL"),
            ("Only play them", "taisou check '123/4*6/758' UL --only-play"),
        ],
        "survey" => &[
            ("Count the positions of the 8-puzzle by distance", "taisou survey '12345678*'"),
            ("See how far a board is", "taisou survey '12345678*' --distance '8672543*1'"),
            ("Save the graph of all positions", "taisou survey --puzzle klotski --graph klotski.graphml"),
        ],
        "count" => &[("Count the shortest solutions, and list three", "taisou count '8672543*1' --list 3")],
        "compose" => &[
            ("Make two boards 31 moves from the goal", "taisou compose '12345678*' --depth 31 --count 2"),
            ("Make one with a single shortest solution", "taisou compose '12345678*' --depth 20 --unique"),
        ],
        "generate" => &[
            ("Make two hard Rush Hour puzzles", "taisou generate rush --moves 25.. --count 2 --seed 7"),
            (
                "Make a Klotski puzzle and solve it",
                "taisou generate klotski --moves 60..70 --lines | taisou solve --batch",
            ),
        ],
        "enumerate" => &[
            ("List a slice of Rush Hour's puzzles", "taisou enumerate rush --slice 17/997 --json"),
            ("Count Klotski's layouts with two blanks", "taisou enumerate klotski --blanks 2 --json"),
        ],
        "scramble" => &[("Scramble a board and solve it", "taisou scramble '12345678*' | taisou solve")],
        "render" => &[("Draw a board", "taisou render '123/4*6/758' > board.svg")],
        "puzzles" => &[
            ("List the Rush Hour cards", "taisou puzzles --kind rush"),
            ("Show one puzzle", "taisou puzzles klotski"),
            ("Draw all of them", "taisou puzzles --lines | taisou render --batch"),
        ],
        "verify" => &[(
            "Prove an answer, and check the proof",
            "taisou solve '231*' --certificate proof.json && taisou verify proof.json",
        )],
        "bench" => {
            &[("Compare two methods", "taisou bench '8672543*1' --method bfs --method ida-walking --runs 1")]
        }
        "completions" => &[("Write completions for bash", "taisou completions bash > taisou.bash")],
        "man" => &[("Write all manual pages", "taisou man --folder man1")],
        _ => &[],
    }
}

/// Examples of the command or of a verb.
fn of(command: &Command) -> &'static [Example] {
    if command.has_subcommands() { OVERVIEW } else { of_verb(command.get_name()) }
}

/// Adds the examples to the help of the command and of every verb.
pub fn add(command: Command) -> Command {
    let command = command.mut_subcommands(add);
    let examples = of(&command).iter().map(|(what, line)| format!("\n  {what}:\n    $ {line}"));
    let header = command.get_styles().get_header();
    let text = format!("{header}Examples:{header:#}{}", examples.collect::<String>());
    command.after_help(text)
}

/// The section of a manual page.
pub fn manual_section(command: &Command) -> String {
    let examples = of(command).iter().map(|(what, line)| {
        let line = line.replace('\\', r"\e").replace('-', r"\-").replace('\'', r"\(aq");
        format!(".PP\n{what}:\n.PP\n.RS 4\n.nf\n{line}\n.fi\n.RE\n")
    });
    format!(".SH EXAMPLES\n{}", examples.collect::<String>())
}
