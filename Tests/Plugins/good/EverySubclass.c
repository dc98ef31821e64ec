/* Every method, in subclasses of View, Window, Control, ViewController, Application, Tap and ScrollView: EveryView and so on. */
#include "every_method.h"

static RKStatus init(const RKHost *host, void **data) {
    Class *classes = (Class *)calloc(CLASSES, sizeof *classes);
    Tables tables = every_method();
    int i;
    *data = classes;
    if (!classes) return RKStatusNoMemory;
    for (i = 0; i < CLASSES; i++) {
        RKClassDesc desc = describe(i, &tables, &classes[i]);
        char name[64];
        RKStatus status;
        snprintf(name, sizeof name, "Every%s", class_names[i]);
        desc.name = name;
        desc.superclass = class_names[i];
        classes[i].host = host;
        status = host->register_class(host, &desc, &classes[i].cls);
        if (status != RKStatusOK) return status;
    }
    return RKStatusOK;
}

static void deinit(const RKHost *host, void *data) { (void)host, free(data); }

RK_PLUGIN("org.responderkit.test.every-subclass", "1.0.0", init, deinit)
