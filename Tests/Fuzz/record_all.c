/* Preloaded into a program: records each of its contexts, from beginning to end, into the folder that RK_RECORD names, at most RK_RECORD_MOST of them. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include <responderkit/responderkit.h>

RKStatus rk_context_create(const RKContextDesc *desc, RKContextRef *out) {
    static RKStatus (*create)(const RKContextDesc *, RKContextRef *);
    static _Atomic int count;
    const char *folder = getenv("RK_RECORD"), *most = getenv("RK_RECORD_MOST");
    RKRecorderDesc recorder = RK_INIT(RKRecorderDesc);
    char path[4096];
    RKStatus status;
    int number;
    if (!create) *(void **)&create = dlsym(RTLD_NEXT, "rk_context_create");
    status = create(desc, out);
    if (status != RKStatusOK || !folder || (number = count++) >= (most ? atoi(most) : 100)) return status;
    snprintf(path, sizeof path, "%s/%d.rkrec", folder, number);
    recorder.path = path;
    if (rk_recorder_start(*out, &recorder) != RKStatusOK) {
        fprintf(stderr, "record_all: %s\n", rk_last_error());
        abort();
    }
    return status;
}
