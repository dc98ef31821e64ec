// SPDX-License-Identifier: MIT
// Swift's libraries call arc4random, which glibc has from 2.36 on. With it the tool runs where glibc is 2.35.

#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

uint32_t arc4random(void) {
  uint32_t value;
  if (getrandom(&value, sizeof value, 0) != sizeof value) abort();
  return value;
}
