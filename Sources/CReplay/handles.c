// SPDX-License-Identifier: MIT
/* Handles of objects that are no RKObject. A handle is a number, never a pointer: what is none of ours is found out without touching it. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "include/CReplay.h"

#include "../CPlatform/older_glibc.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct Listed {
    uintptr_t handle, thread;
    void *object;
    struct Listed *next;
} Listed;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Listed *first;
/* Handles are odd, as no pointer to an object is. */
static uintptr_t last = 1;

uintptr_t rks_enlist(void *object) {
    Listed *made = malloc(sizeof *made);
    if (!made) return 0;
    pthread_mutex_lock(&lock);
    last += 2;
    *made = (Listed){last, rks_thread(), object, first};
    first = made;
    pthread_mutex_unlock(&lock);
    return made->handle;
}

void *rks_listed(uintptr_t handle, uintptr_t *thread) {
    void *found = NULL;
    pthread_mutex_lock(&lock);
    for (Listed *one = first; one; one = one->next)
        if (one->handle == handle) {
            found = one->object;
            *thread = one->thread;
            break;
        }
    pthread_mutex_unlock(&lock);
    return found;
}

void rks_strike(uintptr_t handle) {
    Listed *struck = NULL;
    pthread_mutex_lock(&lock);
    for (Listed **one = &first; *one; one = &(*one)->next)
        if ((*one)->handle == handle) {
            struck = *one;
            *one = struck->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    free(struck);
}
