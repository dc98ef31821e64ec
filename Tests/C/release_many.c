/* rk_release_many(): rk_release() of one after the other, or of none. */
#include "bulk_stage.h"

enum { MOST = 200 };
static RKObjectRef objects[MOST];
static RKContextRef context;

/* Nothing has been given up: every one of the views has its reference. */
static void refused(size_t count, RKStatus expected) {
    size_t before = object_count(context);
    log_clear();
    EXPECT_STATUS(rk_release_many(objects, count), expected);
    EXPECT(object_count(context) == before);
    EXPECT_LOG("");
}

static void make(RKClassRef cls, size_t count) {
    size_t k;
    for (k = 0; k < count; k++) objects[k] = RK_OBJECT(make_view(context, cls, rect(0, 0, 1, 1)));
}

static void plain(void) {
    RKClassRef cls;
    RKTimerRef timer = NULL;
    RKWindowRef window = NULL;
    RKGestureRecognizerRef tap = NULL;
    size_t before, k;
    context = make_context(0);
    cls = living_class(context, "Living", "View");
    born = 0;
    before = object_count(context);
    OK(rk_release_many(NULL, 0));
    EXPECT_STATUS(rk_release_many(NULL, 1), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "objects") != NULL);
    objects[0] = objects[1] = NULL;
    OK(rk_release_many(objects, 2));
    /* In the order of the array, NULL passed over */
    make(cls, 4);
    objects[4] = objects[0], objects[0] = NULL;
    log_clear();
    OK(rk_release_many(objects, 5));
    EXPECT_LOG("2.deinit 3.deinit 4.deinit 1.deinit");
    EXPECT(object_count(context) == before);
    /* A reference is given up, no more: an object with others lives on. */
    make(cls, 3);
    OK(rk_retain(objects[1]));
    log_clear();
    OK(rk_release_many(objects, 3));
    EXPECT_LOG("5.deinit 7.deinit");
    OK(rk_release_many(&objects[1], 1));
    EXPECT_LOG("6.deinit");
    /* As often as there are references, and no more */
    make(cls, 2);
    for (k = 0; k < 3; k++) OK(rk_retain(objects[0]));
    objects[2] = objects[3] = objects[4] = objects[0];
    objects[5] = objects[0];
    refused(6, RKStatusNotOwned);
    OK(rk_release_many(objects, 5));
    EXPECT_LOG("9.deinit 8.deinit");
    /* Any kind that is counted, in one call */
    OK(rk_window_create(context, NULL, rect(0, 0, 1, 1), &window));
    OK(rk_tap_create(context, NULL, &tap));
    objects[0] = RK_OBJECT(window), objects[1] = RK_OBJECT(tap);
    OK(rk_release_many(objects, 2));
    EXPECT(object_count(context) == before);
    /* What is not: as rk_release() answers */
    make(NULL, 3);
    objects[1] = RK_OBJECT(cls);
    refused(3, rk_release(RK_OBJECT(cls)));
    objects[1] = RK_OBJECT(context);
    refused(3, rk_release(RK_OBJECT(context)));
    objects[1] = RK_OBJECT(timer);
    OK(rk_release_many(objects, 3));
    OK(rk_context_destroy(context));
}

/* What is wrong is found out first, wherever it stands. */
static void all_or_none(void) {
    RKContextRef elsewhere = make_context(0);
    RKViewRef foreign = make_view(elsewhere, NULL, rect(0, 0, 1, 1));
    RKObjectRef kept, gone;
    RKClassRef cls;
    size_t place;
    context = make_context(0);
    cls = living_class(context, "Living", "View");
    gone = RK_OBJECT(make_view(context, NULL, rect(0, 0, 1, 1)));
    OK(rk_release(gone));
    make(cls, 5);
    for (place = 0; place < 5; place++) {
        kept = objects[place];
        objects[place] = gone;
        refused(5, RKStatusStaleHandle);
        EXPECT(strstr(rk_last_error(), "objects") != NULL);
        objects[place] = (RKObjectRef)(uintptr_t)0x123;
        EXPECT(rk_release_many(objects, 5) != RKStatusOK);
        refused(5, rk_release(objects[place]));
        objects[place] = objects[(place + 1) % 5];
        refused(5, RKStatusNotOwned);
        objects[place] = RK_OBJECT(foreign);
        refused(5, RKStatusInvalidArgument);
        EXPECT(rk_object_is_alive(RK_OBJECT(foreign)));
        /* Owned by others alone */
        {
            RKViewRef inner = make_view(context, NULL, rect(0, 0, 1, 1));
            OK(rk_view_add_subview((RKViewRef)kept, inner));
            OK(rk_release(RK_OBJECT(inner)));
            objects[place] = RK_OBJECT(inner);
            refused(5, RKStatusNotOwned);
            OK(rk_view_remove_from_superview(inner));
        }
        objects[place] = kept;
    }
    EXPECT_STATUS(rk_release_many(objects, SIZE_MAX), RKStatusLimitReached);
    EXPECT_STATUS(rk_release_many(objects, SIZE_MAX / sizeof *objects + 1), RKStatusLimitReached);
    EXPECT_STATUS(rk_release_many(objects, PTRDIFF_MAX / sizeof *objects + 1), RKStatusLimitReached);
    OK(rk_release_many(objects, 5));
    OK(rk_context_destroy(context));
    OK(rk_context_destroy(elsewhere));
}

/* A tree, in every order: each ends in its turn, as with one call each. */
static void trees(void) {
    static char log[8192];
    int order, side;
    for (order = 0; order < 24; order++)
        for (side = 0; side < 2; side++) {
            RKClassRef cls;
            RKObjectRef all[4];
            int left[4] = {0, 1, 2, 3}, rest = order, k, j;
            context = make_context(0);
            cls = living_class(context, "Living", "View");
            born = 0;
            for (k = 0; k < 4; k++) {
                all[k] = RK_OBJECT(make_view(context, cls, rect(0, 0, 1, 1)));
                if (k) OK(rk_view_add_subview((RKViewRef)all[(k - 1) / 2], (RKViewRef)all[k]));
            }
            for (k = 0; k < 4; k++) {
                int which = rest % (4 - k);
                rest /= 4 - k;
                objects[k] = all[left[which]];
                for (j = which; j < 3 - k; j++) left[j] = left[j + 1];
            }
            log_clear();
            if (side == 0) {
                for (k = 0; k < 4; k++) OK(rk_release(objects[k]));
                strcpy(log, check_log);
            } else {
                OK(rk_release_many(objects, 4));
                EXPECT_LOG(log);
            }
            EXPECT(strstr(log, "4.deinit") != NULL);
            OK(rk_context_destroy(context));
        }
}

/* ---- Callbacks ---- */

static int deed;
static void interfere(const char *what, RKViewRef self) {
    static RKObjectRef two[2];
    if (strcmp(what, "deinit") != 0 || number_of(RK_OBJECT(self)) != 1) return;
    switch (deed) {
    case 0: OK(rk_release(objects[2])); break;                                              /* takes another's reference: that one ends here */
    case 1: OK(rk_retain(objects[2])); break;                                               /* keeps another alive */
    case 2: /* the rest, in its own call */
        two[0] = objects[1], two[1] = objects[2];
        OK(rk_release_many(two, 2));
        break;
    case 3: EXPECT_STATUS(rk_context_destroy(context), RKStatusBusy); break;
    case 4:
        two[0] = RK_OBJECT(make_view(context, NULL, rect(0, 0, 1, 1)));
        OK(rk_release_many(two, 1));
        break;
    case 5: EXPECT_STATUS(rk_release_many((const RKObjectRef *)&self, 1), RKStatusNotOwned); break;
    default: break;
    }
}

static void callbacks(void) {
    static const char *const logs[] = {"1.deinit 3.deinit 2.deinit", "1.deinit 2.deinit", "1.deinit 3.deinit 2.deinit", "1.deinit 2.deinit 3.deinit",
                                       "1.deinit 2.deinit 3.deinit", "1.deinit 2.deinit 3.deinit"};
    for (deed = 0; deed < 6; deed++) {
        RKClassRef cls;
        context = make_context(0);
        cls = living_class(context, "Living", "View");
        born = 0;
        make(cls, 3);
        log_clear();
        interferes = interfere;
        OK(rk_release_many(objects, 3));
        interferes = NULL;
        if (strcmp(logs[deed], check_log) != 0) fprintf(stderr, "deed %d\n", deed);
        EXPECT_LOG(logs[deed]);
        OK(rk_context_destroy(context));
        log_clear();
    }
}

int main(void) {
    plain();
    all_or_none();
    trees();
    callbacks();
    return check_done("release_many");
}
