/* Arguments of a valid call; a call with one of them changed, which must be refused; and a valid call in a world of its own, which must succeed. */
#ifndef BAD_INPUT_CALL_H
#define BAD_INPUT_CALL_H

#include "bad_input_world.h"

/* ---- Arguments ---- */

static unsigned char areas[MOST_ARGUMENTS][AREA]; /* where outs, buffers, descriptors and arrays of each argument lie */
static char long_text[257];                       /* one byte too long */
static char longer_text[65537];                   /* one byte too long where 65,535 are allowed */

static size_t desc_size(int desc) {
    static const size_t sizes[] = {sizeof(RKContextDesc), sizeof(RKClassDesc), sizeof(RKTraceRecord), sizeof(RKGestureRecognizerDelegate), sizeof(RKPointerSample), sizeof(RKPluginPolicy), sizeof(RKTypedActionDesc),
                                   sizeof(RKScrollSample), sizeof(RKTransformSample), sizeof(RKScrollViewDelegate), sizeof(RKTextFieldDelegate), sizeof(RKViewsDesc), sizeof(RKRecorderDesc), sizeof(RKAuditFinding), sizeof(RKAuditOptions), sizeof(RKExplanationStep), sizeof(RKProblem)};
    return sizes[desc];
}
/* What a caller passes that was compiled with the first version that had the struct. */
static size_t first_size(int desc) {
    if (desc == DESC_RKClassDesc) return offsetof(RKClassDesc, control_methods);
    if (desc == DESC_RKGestureRecognizerDelegate) return offsetof(RKGestureRecognizerDelegate, should_receive_press);
    if (desc == DESC_RKPointerSample) return offsetof(RKPointerSample, z_offset);
    return desc_size(desc);
}

static void set_size(void *at, uint32_t size) { memcpy(at, &size, sizeof size); }

static bool take_bytes(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)count, (void)userdata;
    return true;
}

static void fill_desc(int desc, bool extension, void *at) {
    memset(at, 0, AREA);
    if (desc == DESC_RKClassDesc && extension) {
        static RKViewMethods methods = RK_INIT(RKViewMethods);
        RKClassDesc d = RK_INIT(RKClassDesc);
        methods.point_inside = extension_point_inside;
        d.view_methods = &methods;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKTypedActionDesc) {
        RKTypedActionDesc d = RK_INIT(RKTypedActionDesc);
        d.selector = "probe:";
        d.encoding = "v@";
        d.function = callback;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKClassDesc) {
        RKClassDesc d = RK_INIT(RKClassDesc);
        d.name = "Fresh";
        d.superclass = "View";
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKTraceRecord) {
        RKTraceRecord r = RK_INIT(RKTraceRecord);
        r.reason = RKReasonHitTaken;
        memcpy(at, &r, sizeof r);
    } else if (desc == DESC_RKAuditFinding) {
        RKAuditFinding f = RK_INIT(RKAuditFinding);
        f.kind = RKAuditKindSmall;
        memcpy(at, &f, sizeof f);
    } else if (desc == DESC_RKExplanationStep) {
        RKExplanationStep step = RK_INIT(RKExplanationStep);
        step.reason = RKReasonMissCovered;
        memcpy(at, &step, sizeof step);
    } else if (desc == DESC_RKProblem) {
        RKProblem p = RK_INIT(RKProblem);
        p.kind = RKProblemKindNearMiss;
        memcpy(at, &p, sizeof p);
    } else if (desc == DESC_RKTransformSample) {
        RKTransformSample t = RK_INIT(RKTransformSample);
        t.scale = 1;
        memcpy(at, &t, sizeof t);
    } else if (desc == DESC_RKViewsDesc) {
        static const RKRect frames[] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
        RKViewsDesc d = RK_INIT(RKViewsDesc);
        d.count = 2;
        d.frames = frames;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKRecorderDesc) {
        RKRecorderDesc d = RK_INIT(RKRecorderDesc);
        d.writer = take_bytes;
        memcpy(at, &d, sizeof d);
    }
    set_size(at, (uint32_t)desc_size(desc));
}

static void fill_samples(void *at) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    s.id = 7;
    s.phase = RKTouchPhaseMoved;
    s.location.x = s.location.y = 60;
    memset(at, 0, AREA);
    memcpy(at, &s, sizeof s);
}

static void fill_presses(void *at) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = 70;
    s.phase = RKPressPhaseChanged;
    s.type = RKPressTypeKey;
    s.force = 0.5;
    memset(at, 0, AREA);
    memcpy(at, &s, sizeof s);
}

static void fill_updates(void *at) {
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    u.updated_properties = RKTouchPropertyForce;
    u.estimation_update_index = 1;
    u.force = 0.5;
    memset(at, 0, AREA);
    memcpy(at, &u, sizeof u);
}

/* The arguments of the call with nothing wrong. */
static void fill(const Row *row, const World *w, Value *a) {
    static const RKRect rect = {{1, 2}, {3, 4}};
    static const RKTransform turn = {1, 0, 0, 1, 5, 6};
    int k;
    memset(a, 0, MOST_ARGUMENTS * sizeof *a);
    for (k = 0; k < row->count; k++) {
        const Argument *arg = &row->arguments[k];
        unsigned char *area = areas[k];
        switch (arg->what) {
        case ARG_HANDLE: a[k].p = w->fixture[(uintptr_t)arg->extra]; break;
        case ARG_ENUM: case ARG_COUNT: case ARG_MANY: case ARG_INT: case ARG_INDEX: case ARG_NEGATIVE: case ARG_OFFSET: case ARG_BITS: a[k].i = arg->number; break;
        case ARG_DOUBLE: case ARG_FINITE: case ARG_NOTNAN: case ARG_NOTNEGATIVE: case ARG_UNIT: a[k].d = arg->real; break;
        case ARG_POINT: case ARG_FPOINT: a[k].point = rect.origin; break;
        case ARG_RECT: case ARG_FRECT: a[k].rect = rect; break;
        case ARG_FXFORM: a[k].transform = turn; break;
        case ARG_FSIZE: a[k].size = rect.size; break;
        case ARG_FINSETS: a[k].insets = (RKEdgeInsets){1, -2, 3, 4}; break;
        case ARG_BOOL: a[k].b = true; break;
        case ARG_FN: a[k].f = callback; break;
        case ARG_TEXT: case ARG_TEXT_LIMIT: case ARG_TEXT_LONG: a[k].p = (void *)"probe"; break;
        case ARG_TEXT_KEY: a[k].p = (void *)(arg->number ? "probe:" : "probe"); break;
        case ARG_TEXT_FIND: a[k].p = (void *)"View"; break;
        case ARG_OUT: case ARG_LENGTH: case ARG_PROGRESS: case ARG_BUFFER: a[k].p = area; break;
        case ARG_CAPACITY: a[k].i = (int64_t)(AREA / (uintptr_t)row->arguments[k - 1].extra); break;
        case ARG_DESC:
            fill_desc((int)(uintptr_t)arg->extra, arg->number != 0, area);
            if ((uintptr_t)arg->extra == DESC_RKViewsDesc) ((RKViewsDesc *)(void *)area)->superview = (RKViewRef)w->fixture[FIXTURE_view];
            a[k].p = area;
            break;
        case ARG_RECORDS: fill_desc(DESC_RKTraceRecord, false, area); a[k].p = area; break;
        case ARG_FINDINGS: fill_desc(DESC_RKAuditFinding, false, area); a[k].p = area; break;
        case ARG_PROBLEMS: fill_desc(DESC_RKProblem, false, area); a[k].p = area; break;
        case ARG_STEPS: fill_desc(DESC_RKExplanationStep, false, area); a[k].p = area; break;
        case ARG_ENTRY: {
            RKPluginEntry fresh = plugin_entry;
            fresh.id = "Fresh";
            memcpy(area, &fresh, sizeof fresh);
            a[k].p = area;
            break;
        }
        case ARG_TEXT_PATH: a[k].p = (void *)"/probe.so"; break;
        case ARG_TEXT_ENCODING: a[k].p = (void *)"v"; break;
        case ARG_SAMPLES: fill_samples(area); a[k].p = area; break;
        case ARG_PRESSES: fill_presses(area); a[k].p = area; break;
        case ARG_UPDATES: fill_updates(area); a[k].p = area; break;
        case ARG_PRESSED: memcpy(area, &w->fixture[FIXTURE_press], sizeof(void *)); a[k].p = area; break;
        case ARG_OBJECTS: memcpy(area, &w->fixture[FIXTURE_view], sizeof(void *)); a[k].p = area; break;
        case ARG_TOUCHES: memcpy(area, &w->fixture[FIXTURE_touch], sizeof(void *)); a[k].p = area; break;
        case ARG_POINTS: memset(area, 0, 1024); a[k].p = area; break;
        case ARG_TIMES: ((double *)(void *)area)[0] = ((double *)(void *)area)[1] = 5; a[k].p = area; break; /* one update */
        case ARG_MATRIX: {
            static const double identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
            memcpy(area, identity, sizeof identity);
            a[k].p = area;
            break;
        }
        default: break; /* PTR, DROP, PURE: NULL and 0 */
        }
    }
}

/* ---- One call that must be refused ---- */

static bool names(const char *text, const char *name) {
    size_t length = strlen(name);
    const char *at = text;
    while ((at = strstr(at, name)) != NULL) { /* a whole word */
        char before = at == text ? ' ' : at[-1], after = at[length];
#define WORD(c) (((c) >= 'a' && (c) <= 'z') || ((c) >= 'A' && (c) <= 'Z') || (c) == '_')
        if (!WORD(before) && !WORD(after)) return true;
        at++;
    }
    return false;
}

static bool names_argument(const Row *row, int which, RKStatus status, const char *message) {
    int k;
    if (names(message, row->arguments[which].name)) return true;
    if (status == RKStatusBufferTooSmall) return names(message, "capacity");
    if (status != RKStatusWrongContext) return false;
    for (k = 0; k < row->count; k++) /* of objects that do not go together, each may be called the wrong one */
        if ((row->arguments[k].what == ARG_HANDLE || row->arguments[k].what == ARG_TOUCHES || row->arguments[k].what == ARG_PRESSED) && names(message, row->arguments[k].name)) return true;
    return false;
}

static void refuse(const Row *row, const World *w, Value *a, int which, uint32_t due, const char *how) {
    char marker[512], text[256];
    unsigned char pattern[64];
    uint64_t before = digest_of(w);
    RKStatus status;
    const char *message;
    int k;
    calls++;
    memset(pattern, 0xa5, sizeof pattern);
    for (k = 0; k < row->count; k++)
        if (row->arguments[k].what == ARG_OUT || row->arguments[k].what == ARG_BUFFER || row->arguments[k].what == ARG_LENGTH) memset(areas[k], 0xa5, 64);
    if (rk_retain((RKObjectRef)(uintptr_t)0x123456789abcdef0ULL) == RKStatusOK) report(how, "made-up bits were retained");
    snprintf(marker, sizeof marker, "%s", rk_last_error());

    status = row->call(a);
    if (status > 0 || status < -31 || !(due & STATUS_BIT(status))) {
        snprintf(text, sizeof text, "%s: returned %s (%s)", row->arguments[which].name, rk_status_name(status), status == RKStatusOK ? "" : rk_last_error());
        report(how, text);
    }
    if (status == RKStatusOK) return;
    if (!(row->promised & STATUS_BIT(status))) {
        snprintf(text, sizeof text, "%s: %s is not promised by the header's comment", row->arguments[which].name, rk_status_name(status));
        report(how, text);
    }
    message = rk_last_error();
    if (!message || !*message || strcmp(message, marker) == 0) {
        snprintf(text, sizeof text, "%s: %s, but rk_last_error() has nothing new", row->arguments[which].name, rk_status_name(status));
        report(how, text);
    } else if (!names_argument(row, which, status, message)) {
        snprintf(text, sizeof text, "rk_last_error() does not name '%s': %s", row->arguments[which].name, message);
        report(how, text);
    }
    for (k = 0; k < row->count; k++) {
        int what = row->arguments[k].what;
        if (what == ARG_LENGTH && status == RKStatusBufferTooSmall) continue;
        if ((what == ARG_OUT || what == ARG_BUFFER || what == ARG_LENGTH) && memcmp(areas[k], pattern, sizeof pattern) != 0) report(how, "an out parameter was touched");
    }
    if (digest_of(w) != before) {
        snprintf(text, sizeof text, "%s: refused, and yet something changed", row->arguments[which].name);
        report(how, text);
    }
}

/* The same, with one argument exchanged. */
static void refuse_with(const Row *row, const World *w, int which, Value value, RKStatus due, const char *how) {
    Value a[MOST_ARGUMENTS];
    fill(row, w, a);
    a[which] = value;
    refuse(row, w, a, which, STATUS_BIT(due), how);
}

static Value pointer(void *p) {
    Value v;
    memset(&v, 0, sizeof v);
    v.p = p;
    return v;
}
static Value integer(int64_t i) {
    Value v;
    memset(&v, 0, sizeof v);
    v.i = i;
    return v;
}
static Value number(double d) {
    Value v;
    memset(&v, 0, sizeof v);
    v.d = d;
    return v;
}

/* ---- One call that must succeed, in a world of its own ---- */

static void accept(const Row *row, int which, const Value *value, const char *how) {
    World w;
    Value a[MOST_ARGUMENTS];
    RKStatus status;
    char text[256];
    build(&w);
    fill(row, &w, a);
    if (value) a[which] = *value;
    if (strcmp(row->name, "rk_run_loop_run") == 0) MUST(rk_run_loop_stop(w.context)); /* or it would not return */
    calls++;
    status = row->call(a);
    if (status != row->expected) {
        snprintf(text, sizeof text, "returned %s (%s), not %s", rk_status_name(status), status == RKStatusOK ? "" : rk_last_error(), rk_status_name(row->expected));
        report(how, text);
    } else if (!(row->promised & STATUS_BIT(status))) {
        report(how, "the status is not promised by the header's comment");
    }
    if (strcmp(row->name, "rk_context_create") == 0 && status == RKStatusOK) {
        RKContextRef made;
        memcpy(&made, areas[1], sizeof made);
        MUST(rk_context_destroy(made));
    }
    (void)rk_snapshot_destroy((RKSnapshotRef)w.fixture[FIXTURE_snapshot]);
    if (strcmp(row->name, "rk_view_take_snapshot") == 0 && status == RKStatusOK) {
        RKSnapshotRef made;
        memcpy(&made, areas[2], sizeof made);
        MUST(rk_snapshot_destroy(made));
    }
    status = rk_context_destroy(w.context);
    if (status != (strcmp(row->name, "rk_context_destroy") == 0 ? RKStatusStaleHandle : RKStatusOK)) report(how, "the context could not be destroyed afterwards");
}

#endif
