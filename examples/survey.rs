//! The state space of the 8-puzzle: the number of positions at each distance from the goal. `cargo run --example survey`.

use taisou::{
    Error,
    survey::{SurveyOptions, survey},
};

fn main() -> Result<(), Error> {
    let all = survey("123/456/78*", 3, &SurveyOptions::default())?;
    let most = all.counts.iter().copied().max().unwrap_or(1);

    println!("moves  positions");
    for (distance, count) in all.counts.iter().enumerate() {
        let bar = "#".repeat(usize::try_from(count * 40 / most).unwrap_or(0));
        println!("{distance:5}  {count:9}  {bar}");
    }
    println!("{} positions, {:.2} moves away on average", all.positions(), all.mean());
    println!("the farthest: {}", all.farthest.join(" and "));
    Ok(())
}
