//! The tables that all searches of a module share.

use crate::heuristic::Tables;

thread_local! {
    static TABLES: Tables = Tables::default();
}

pub fn tables() -> Tables {
    TABLES.with(Clone::clone)
}
