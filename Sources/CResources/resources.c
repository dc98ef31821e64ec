// SPDX-License-Identifier: MIT
#include "CResources.h"

#include <string.h>

// Ends with a name that is NULL.
extern const struct rk_resource rk_resources[] __attribute__((weak));

const struct rk_resource *rk_resource_find(const char *name) {
  if (!rk_resources) return NULL;
  for (const struct rk_resource *one = rk_resources; one->name; one++) {
    if (!strcmp(one->name, name)) return one;
  }
  return NULL;
}
