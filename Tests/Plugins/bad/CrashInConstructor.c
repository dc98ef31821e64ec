/* Crashes before any of its functions is called. */
#include "bad.h"
#include <stdlib.h>

__attribute__((constructor)) static void constructor(void) { abort(); }
RK_PLUGIN("org.example.bad", "1", do_nothing, NULL)
