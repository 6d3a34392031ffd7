//! The file format of pattern databases. Reading checks everything: a table is part of a proof.
//!
//! | bytes | content |
//! | --- | --- |
//! | 0 to 7 | `taisouPD` |
//! | 8 to 11 | version of the format |
//! | 12 to 15 | length of the key |
//! | 16 to 23 | length of the values |
//! | 24 to 31 | checksum (XXH64) of all other bytes |
//! | from 32 | key, values |
//!
//! Numbers are little-endian.

use std::ops::Range;

use super::key::Key;
use crate::{
    error::{Error, TableFault},
    util::hash,
};

const MAGIC: &[u8] = b"taisouPD";

/// Increment it when the same key means other bytes: when the key, the order of occupancies, regions and permutations,
/// or the meaning of a value changes.
pub const VERSION: u32 = 1;

/// Bytes before the key.
pub const FIXED: usize = 32;
const CHECKSUM: Range<usize> = 24..FIXED;

/// The bytes before the values of a table.
pub fn head(key: &Key, values: &[u8]) -> Vec<u8> {
    let mut head = Vec::with_capacity(FIXED + key.bytes().len());
    head.extend_from_slice(MAGIC);
    head.extend_from_slice(&VERSION.to_le_bytes());
    head.extend_from_slice(&(key.bytes().len() as u32).to_le_bytes());
    head.extend_from_slice(&(values.len() as u64).to_le_bytes());
    let checksum = hash(&[&head, key.bytes(), values]);
    head.extend_from_slice(&checksum.to_le_bytes());
    head.extend_from_slice(key.bytes());
    head
}

/// The key and the values of a table, if every byte is intact.
pub fn read(mut bytes: Vec<u8>) -> Result<(Key, Vec<u8>), Error> {
    let key = key_of(&bytes, bytes.len())?;
    let written = number(&bytes[CHECKSUM]);
    if hash(&[&bytes[..CHECKSUM.start], &bytes[CHECKSUM.end..]]) != written {
        return Err(Error::BadTable { why: TableFault::Checksum });
    }
    let values = key.end;
    let key = Key::of_bytes(bytes[key].to_vec());
    bytes.drain(..values);
    Ok((key, bytes))
}

/// The range of the key, from the first [`FIXED`] bytes of `len`, if the lengths agree.
pub fn key_of(head: &[u8], len: usize) -> Result<Range<usize>, Error> {
    let fail = |why| Err(Error::BadTable { why });
    if !head.starts_with(MAGIC) {
        return fail(TableFault::NoTable);
    }
    let Some(version) = head.get(8..12) else { return fail(TableFault::Length) };
    if number(version) != u64::from(VERSION) {
        return fail(TableFault::Version);
    }
    let (Some(head), Some(rest)) = (head.get(..FIXED), len.checked_sub(FIXED)) else {
        return fail(TableFault::Length);
    };
    let (key, values) = (number(&head[12..16]), number(&head[16..24]));
    if key.checked_add(values) != Some(rest as u64) {
        return fail(TableFault::Length);
    }
    Ok(FIXED..FIXED + key as usize)
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
