// SPDX-License-Identifier: MIT
/* Where Swift's String compares or divides text by Unicode's tables, which would be larger than the core: here every scalar is a character and equal to
 * nothing but itself. Ids and words of scenarios that are different but canonically equivalent ("é" in one and in two scalars) are different in a page. */
#include "CPlatform.h"

uint16_t _swift_stdlib_getNormData(uint32_t scalar);
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second);
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar);
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar);
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar);
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar);

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return (void)first, (void)second, UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return (void)scalar, 0xff; }
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return (void)scalar, false; }
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return (void)scalar, false; }

/* Where decompositions would stand; no character has one. */
extern const uint8_t *const _swift_stdlib_nfd_decompositions;
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
