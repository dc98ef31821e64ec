// SPDX-License-Identifier: MIT
//! Finds the library: in the folder that RESPONDERKIT_LIB_DIR names, or by pkg-config's file. Needs no network and no other crate.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=RESPONDERKIT_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-lib=dylib=responderkit");
    if std::env::var_os("DOCS_RS").is_some() {
        return;
    }
    for folder in folders() {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:lib_dir={folder}");
    }
}

/// The folders in which the linker looks first; none if the library is where it looks anyway.
fn folders() -> Vec<String> {
    if let Ok(folder) = std::env::var("RESPONDERKIT_LIB_DIR") {
        return vec![folder];
    }
    let tool = std::env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let found = Command::new(tool)
        .args(["--libs-only-L", "responderkit"])
        .output();
    match found {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout)
            .split_whitespace()
            .filter_map(|part| part.strip_prefix("-L").map(String::from))
            .collect(),
        _ => {
            println!(
                "cargo:warning=pkg-config does not find responderkit; set PKG_CONFIG_PATH, or RESPONDERKIT_LIB_DIR to the folder of libresponderkit.so"
            );
            Vec::new()
        }
    }
}
