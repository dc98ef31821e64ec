/* Ends the process, with success. */
#include "bad.h"
#include <stdlib.h>

__attribute__((constructor)) static void constructor(void) { exit(0); }
RK_PLUGIN("org.example.bad", "1", do_nothing, NULL)
