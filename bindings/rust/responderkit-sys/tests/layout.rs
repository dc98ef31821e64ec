//! Every struct and enum is laid out as the library has it.

#[rustfmt::skip]
mod table;

use responderkit_sys::{rk_abi_layout, rk_abi_version, RKStatus, RK_ABI_MAJOR, RK_ABI_MINOR};
use std::ptr::null_mut;

#[test]
fn layout_is_the_librarys() {
    let mut length = 0;
    assert_eq!(
        unsafe { rk_abi_layout(null_mut(), 0, &mut length) },
        RKStatus::OK
    );
    let mut buffer = vec![0u8; length + 1];
    assert_eq!(
        unsafe { rk_abi_layout(buffer.as_mut_ptr().cast(), buffer.len(), &mut length) },
        RKStatus::OK
    );
    buffer.truncate(length);
    let theirs = String::from_utf8(buffer).unwrap();
    for one in table::structs().into_iter().chain(table::enums()) {
        assert!(
            theirs.contains(&one),
            "the library has no such layout: {one}"
        );
    }
    let expected = format!(
        "{{\"abi\":[{},{}],\"pointer\":{},\"structs\":{{{}}},\"enums\":{{{}}}}}",
        RK_ABI_MAJOR,
        RK_ABI_MINOR,
        std::mem::size_of::<usize>(),
        table::structs().join(","),
        table::enums().join(",")
    );
    assert_eq!(theirs, expected);
    assert_eq!(
        unsafe { rk_abi_version() },
        RK_ABI_MAJOR << 16 | RK_ABI_MINOR
    );
}
