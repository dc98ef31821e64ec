/* Every method, laid over View, Window, Control, ViewController, Application, Tap and ScrollView. */
#include "every_method.h"

static RKStatus init(const RKHost *host, void **data) {
    Class *classes = (Class *)calloc(CLASSES, sizeof *classes);
    Tables tables = every_method();
    int i;
    *data = classes;
    if (!classes) return RKStatusNoMemory;
    for (i = 0; i < CLASSES; i++) {
        RKClassDesc desc = describe(i, &tables, &classes[i]);
        RKStatus status;
        classes[i].host = host;
        status = host->extend_class(host, class_names[i], &desc, &classes[i].cls);
        if (status != RKStatusOK) return status;
    }
    return RKStatusOK;
}

static void deinit(const RKHost *host, void *data) { (void)host, free(data); }

RK_PLUGIN("org.responderkit.test.every-extension", "1.0.0", init, deinit)
