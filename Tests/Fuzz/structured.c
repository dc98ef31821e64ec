/* Programs of random calls, made from the headers: every exported function, every callback, and callbacks that call back in; with an account of all
 * that begins. structured.md, beside it, lists what is looked for and what it has found.
 *
 *     structured SEED COUNT [--hunt] [--into FOLDER] [--without DETECTOR,...] [--only DETECTOR,...] [--silent] [--storm N] [--timed] [--quiet] [--no-matrix] [--tapes FOLDER]
 */
#include "structured_parts.h"

static int reproduction(int number, void *self) { return (void)number, (void)self, 0; }
#include "structured_driver.h"
