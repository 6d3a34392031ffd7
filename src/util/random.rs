//! Random numbers below a bound.

use rand_core::Rng;
use rand_pcg::Pcg64;

/// A random number below `bound`, which is not 0. The bias of using 64 bits is negligible.
#[allow(clippy::cast_possible_truncation, reason = "the product of two numbers of 64 bits, shifted by 64")]
pub fn random_below(random: &mut Pcg64, bound: u64) -> u64 {
    ((u128::from(random.next_u64()) * u128::from(bound)) >> 64) as u64
}
