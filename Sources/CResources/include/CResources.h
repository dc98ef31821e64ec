/* SPDX-License-Identifier: MIT */
// Files that a release of the tool has inside: pages, rules, the library for web pages. bindings/tool/build-tool makes the table;
// a development build has none, and reads the files in the repository.

#pragma once

#include <stddef.h>

struct rk_resource {
  const char *_Nullable name;
  const unsigned char *_Nonnull start, *_Nonnull end;
};

/// The file of a name; NULL if the table has none, or if there is no table.
const struct rk_resource *_Nullable rk_resource_find(const char *_Nonnull name);
