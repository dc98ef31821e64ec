/* What the consumers about many at once share: a class that logs how its instances come and go, and what is in a context. */
#ifndef BULK_STAGE_H
#define BULK_STAGE_H

#include "check.h"

static inline RKViewsDesc views_desc(RKViewRef superview, const RKRect *frames, size_t count, const int64_t *superviews) {
    RKViewsDesc desc = RK_INIT(RKViewsDesc);
    desc.superview = superview;
    desc.frames = frames;
    desc.count = count;
    desc.superviews = superviews;
    return desc;
}

static inline RKContextRef make_context(uint64_t limit) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKContextRef context = NULL;
    desc.memory_limit = limit;
    OK(rk_context_create(&desc, &context));
    return context;
}

static inline RKViewRef make_view(RKContextRef context, RKClassRef cls, RKRect frame) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, cls, frame, &view));
    return view;
}

static inline size_t child_count(RKViewRef view) {
    size_t count = 0;
    OK(rk_view_get_subviews(view, NULL, 0, &count));
    return count;
}

static inline RKViewRef child_at(RKViewRef view, size_t place) {
    RKViewRef children[64] = {NULL};
    size_t count = 0;
    OK(rk_view_get_subviews(view, children, 64, &count));
    return place < count ? children[place] : NULL;
}

/* ---- Views that log by the number that they were made as ---- */

static int born;          /* counts instances; each keeps its number as userdata */
static void (*interferes)(const char *what, RKViewRef self);

static inline int number_of(RKObjectRef object) {
    void *number = NULL;
    if (!object || rk_object_get_userdata(object, &number) != RKStatusOK) return 0;
    return (int)(intptr_t)number;
}

static inline void logged(const char *what, RKViewRef self, RKObjectRef other) {
    if (other) log_add("%d.%s(%d)", number_of(RK_OBJECT(self)), what, number_of(other));
    else log_add("%d.%s", number_of(RK_OBJECT(self)), what);
    if (interferes) interferes(what, self);
}

static inline void log_init(RKObjectRef self, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    OK(rk_object_set_userdata(self, (void *)(intptr_t)++born, NULL));
    logged("init", (RKViewRef)self, NULL);
}
static inline void log_deinit(RKObjectRef self, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    logged("deinit", (RKViewRef)self, NULL);
}
static inline void log_will_superview(RKViewRef self, RKViewRef other, void *userdata) { (void)userdata, logged("willSuper", self, RK_OBJECT(other)); }
static inline void log_did_superview(RKViewRef self, void *userdata) { (void)userdata, logged("didSuper", self, NULL); }
static inline void log_will_window(RKViewRef self, RKWindowRef window, void *userdata) { (void)userdata, logged(window ? "willWindow" : "willNoWindow", self, NULL); }
static inline void log_did_window(RKViewRef self, void *userdata) { (void)userdata, logged("didWindow", self, NULL); }
static inline void log_did_add(RKViewRef self, RKViewRef other, void *userdata) { (void)userdata, logged("didAdd", self, RK_OBJECT(other)); }
static inline void log_will_remove(RKViewRef self, RKViewRef other, void *userdata) { (void)userdata, logged("willRemove", self, RK_OBJECT(other)); }

static inline RKClassRef log_class(RKContextRef context, const char *name, const char *superclass, size_t instance_size) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.will_move_to_superview = log_will_superview;
    methods.did_move_to_superview = log_did_superview;
    methods.will_move_to_window = log_will_window;
    methods.did_move_to_window = log_did_window;
    methods.did_add_subview = log_did_add;
    methods.will_remove_subview = log_will_remove;
    desc.name = name;
    desc.superclass = superclass;
    desc.instance_size = instance_size;
    desc.instance_init = log_init;
    desc.instance_deinit = log_deinit;
    desc.view_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

/* A class that implements only its beginning and end. */
static inline RKClassRef living_class(RKContextRef context, const char *name, const char *superclass) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name;
    desc.superclass = superclass;
    desc.instance_init = log_init;
    desc.instance_deinit = log_deinit;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

#endif
