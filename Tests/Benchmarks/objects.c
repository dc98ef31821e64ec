#include "baseline.h"

#include <stdlib.h>

struct Object {
    double x, y, width, height, degrees, scale;
    bool hidden, transparent, disabled;
    Object *parent, **children;
    uint32_t count, capacity;
};

Object *objects_make(const Workload *w) {
    Object **made = calloc(w->count, sizeof *made), *root;
    uint32_t i;
    if (!made) exit(1);
    for (i = 0; i < w->count; i++) {
        const TreeNode *n = &w->nodes[i];
        Object *parent = i ? made[n->parent] : NULL, *object = calloc(1, sizeof *object);
        if (!object) exit(1);
        object->x = n->x, object->y = n->y, object->width = n->width, object->height = n->height, object->degrees = n->degrees, object->scale = n->scale;
        object->hidden = n->hidden, object->transparent = n->transparent, object->disabled = n->disabled;
        object->parent = parent;
        made[i] = object;
        if (!parent) continue;
        if (parent->count == parent->capacity) {
            parent->capacity = parent->capacity ? parent->capacity * 2 : 4;
            parent->children = realloc(parent->children, parent->capacity * sizeof *parent->children);
            if (!parent->children) exit(1);
        }
        parent->children[parent->count++] = object;
    }
    root = made[0];
    free(made);
    return root;
}

void objects_free(Object *object) {
    uint32_t i;
    for (i = 0; i < object->count; i++) objects_free(object->children[i]);
    free(object->children);
    free(object);
}
