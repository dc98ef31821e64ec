/* What the files subject*.c share. */
#ifndef SUBJECT_PRIVATE_H
#define SUBJECT_PRIVATE_H

#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

#include "subject.h"

static inline void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s: %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

static inline void *memory(size_t bytes) {
    void *p = calloc(1, bytes ? bytes : 1);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

struct Tree {
    RKContextRef context;
    uint32_t count;
    RKViewRef *views;
};

/* A context, and room for the views. */
Tree *tree_empty(uint32_t count);
/* All of a node that is no frame. */
void set_properties(Tree *tree, uint32_t i, TreeNode n);

/* The node that a view stands for; -1 for no view. */
static inline int32_t node_of(RKViewRef view) {
    void *number;
    if (!view || rk_object_get_userdata(RK_OBJECT(view), &number) != RKStatusOK) return -1;
    return (int32_t)(uintptr_t)number - 1;
}

#endif
