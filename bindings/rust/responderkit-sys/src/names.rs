// SPDX-License-Identifier: MIT
//! Names of enumerators, for logs.

use std::fmt::{Formatter, Result};

/// Values with their names as constants and as UIKit's words.
pub(crate) type Names = &'static [(i64, &'static str, &'static str)];

/// The word of a value, "" if it has none.
pub(crate) fn name(names: Names, value: i64) -> &'static str {
    let found = names.iter().find(|(one, _, _)| *one == value);
    found.map_or("", |(_, _, word)| word)
}

fn constant(names: Names, value: i64) -> &'static str {
    let found = names.iter().find(|(one, _, _)| *one == value);
    found.map_or("", |(_, constant, _)| constant)
}

/// The bits of a mask, from the lowest.
pub(crate) fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS)
        .map(|bit| 1 << bit)
        .filter(move |bit| mask & bit != 0)
}

pub(crate) fn display(formatter: &mut Formatter<'_>, names: Names, value: i32) -> Result {
    match name(names, value.into()) {
        "" => write!(formatter, "{value}"),
        word => formatter.pad(word),
    }
}

pub(crate) fn debug(formatter: &mut Formatter<'_>, kind: &str, names: Names, value: i32) -> Result {
    match constant(names, value.into()) {
        "" => write!(formatter, "{kind}({value})"),
        constant => formatter.pad(constant),
    }
}

pub(crate) fn display_mask(formatter: &mut Formatter<'_>, names: Names, mask: u32) -> Result {
    formatter.pad(&joined(names, mask, name))
}

pub(crate) fn debug_mask(
    formatter: &mut Formatter<'_>,
    kind: &str,
    names: Names,
    mask: u32,
) -> Result {
    match joined(names, mask, constant) {
        text if text.is_empty() => write!(formatter, "{kind}(0)"),
        text => formatter.pad(&text),
    }
}

/// The mask's own name if it has one, else those of its bits.
fn joined(names: Names, mask: u32, of: fn(Names, i64) -> &'static str) -> String {
    if !of(names, mask.into()).is_empty() {
        return of(names, mask.into()).into();
    }
    let words = bits(mask).map(|bit| match of(names, bit.into()) {
        "" => format!("{bit:#x}"),
        word => word.into(),
    });
    words.collect::<Vec<String>>().join(" | ")
}
