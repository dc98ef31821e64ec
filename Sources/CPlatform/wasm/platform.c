// SPDX-License-Identifier: MIT
/* What the core asks of an operating system, where there is none: one thread, no clock, no descriptors. */
#include "CPlatform.h"

void *rkp_slots[rkp_slot_count];
void rkp_table_lock(void) {}
void rkp_table_unlock(void) {}

_Thread_local uint64_t rkp_thread_number;
uint64_t rkp_thread_number_make(void) { return rkp_thread_number = 1; }

static char error_text[rkp_error_capacity + 1];
char *rkp_error_text(void) { return error_text; }

struct rkp_mutex { char none; };
static rkp_mutex nothing;
rkp_mutex *rkp_mutex_make(void) { return &nothing; }
void rkp_mutex_free(rkp_mutex *mutex) { (void)mutex; }
void rkp_mutex_lock(rkp_mutex *mutex) { (void)mutex; }
void rkp_mutex_unlock(rkp_mutex *mutex) { (void)mutex; }

/* The stack in linear memory, which holds what has an address; the engine keeps the rest on a stack of its own that cannot be asked, and that ends first where
 * functions call one another deeply. Of ours the core may use a part before it stops calling callbacks. */
extern char __stack_high;
enum { most_of_the_stack = 376 << 10 };
bool rkp_stack_bounds(uintptr_t *low, uintptr_t *high) {
    *high = (uintptr_t)&__stack_high;
    *low = *high - most_of_the_stack;
    return true;
}

double rkp_clock(void) { return 0; }
const char *rkp_system_error(void) { return "there is nothing to wait for in a web page"; }
bool rkp_waiter_open(rkp_waiter *waiter) {
    waiter->poll_fd = waiter->event_fd = waiter->timer_fd = -1;
    return false;
}
void rkp_waiter_close(rkp_waiter *waiter) { (void)waiter; }
void rkp_waiter_signal(int event_fd) { (void)event_fd; }
void rkp_waiter_clear(const rkp_waiter *waiter) { (void)waiter; }
bool rkp_waiter_arm(const rkp_waiter *waiter, double time) {
    (void)waiter, (void)time;
    return false;
}
bool rkp_waiter_wait(const rkp_waiter *waiter, double seconds) {
    (void)waiter, (void)seconds;
    return false;
}

/* Swift's runtime seeds its hashing with it. The same every time: what is done in a page can be done again. */
void arc4random_buf(void *buffer, size_t count) { __builtin_memset(buffer, 0x5a, count); }
