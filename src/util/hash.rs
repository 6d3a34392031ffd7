//! The hash of stored bytes.

use std::hash::Hasher;

use twox_hash::XxHash64;

/// The XXH64 hash, with seed 0, of the concatenated parts.
pub fn hash(parts: &[&[u8]]) -> u64 {
    let mut hasher = XxHash64::with_seed(0);
    for part in parts {
        hasher.write(part);
    }
    hasher.finish()
}
