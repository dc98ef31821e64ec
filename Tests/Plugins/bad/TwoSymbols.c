/* Exports more than its entry. */
#include "bad.h"

RK_API int another_symbol(void);
int another_symbol(void) { return 1; }
RK_PLUGIN("org.example.bad", "1", do_nothing, NULL)
