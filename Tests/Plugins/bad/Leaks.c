/* Takes memory for every instance and never gives it back. */
#include "bad.h"
#include <stdlib.h>
#include <string.h>

static void *volatile last;

static void instance_init(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    last = malloc(1000);
    if (last) memset(last, 1, 1000);
}

static RKStatus init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    (void)data;
    desc.name = "BadView";
    desc.superclass = "View";
    desc.instance_init = instance_init;
    return host->register_class(host, &desc, &bad_class);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
