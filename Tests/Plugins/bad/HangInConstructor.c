/* Does not return from its constructor. */
#include "bad.h"

__attribute__((constructor)) static void constructor(void) {
    for (volatile int turn = 0;; turn = 1) (void)turn;
}
RK_PLUGIN("org.example.bad", "1", do_nothing, NULL)
