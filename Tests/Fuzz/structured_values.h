/* What a parameter is given. Everything that is made is also written down, as C. Included by the generated table, after the lists of names. */
#ifndef STRUCTURED_VALUES_H
#define STRUCTURED_VALUES_H

static int function_is_limited(int function);
static int function_extends(int function);

enum { TEXT_any, TEXT_selector, TEXT_encoding, TEXT_name, TEXT_superclass, TEXT_path, TEXT_id, TEXT_characters, TEXT_input };
static const char *const class_names[] = {"Responder", "View", "Window", "ScrollView", "ViewController", "NavigationController", "Application",
    "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField",
    "GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover", "Label"}; /* in the order of CREATED */
enum { CLASS_NAMES = sizeof class_names / sizeof *class_names };

static uint64_t integer_written(Call *c, uint64_t value) { return say(c, "(%lld)", (long long)value), value; }
static double double_written(Call *c, double value) {
    if (isnan(value)) say(c, "NAN");
    else if (isinf(value)) say(c, value < 0 ? "-INFINITY" : "INFINITY");
    else say(c, "%.17g", value);
    return value;
}
static double any_real(void) {
    static const double odd[] = {NAN, INFINITY, -INFINITY, 1.7976931348623157e308, -1.7976931348623157e308, 5e-324, -0.0, 1e300, -1, 1e9};
    unsigned kind = below(48);
    if (kind == 0) return odd[below(10)];
    if (kind < 8) return kind < 4 ? 0 : 1;
    if (kind < 16) return below(100) / 50.0;
    return below(240) - (kind < 20 ? 40.0 : 0);
}
static double real(Call *c) { return double_written(c, any_real()); }
static bool boolean(Call *c) {
    bool value = one_in(2);
    return say(c, value ? "true" : "false"), value;
}
static double context_time(void) {
    double time = 0;
    (void)!rk_context_get_time((RKContextRef)pool[POOL_CONTEXT][0], &time);
    return time;
}
static double moment(Call *c) {
    static const double steps[] = {0.008, 0.016, 0.016, 0.02, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.4, 0.8, 0, 0, 3, 40, -1};
    unsigned which = below(20);
    if (which == 19 && one_in(8)) return double_written(c, one_in(2) ? NAN : INFINITY);
    return double_written(c, context_time() + steps[which % 17]);
}
static double no_wait(Call *c) { return double_written(c, one_in(30) ? NAN : 0); }
static RKPoint point_of(Call *c, double x, double y) {
    say(c, "(RKPoint){");
    double_written(c, x);
    say(c, ", ");
    double_written(c, y);
    say(c, "}");
    return (RKPoint){x, y};
}
static RKPoint rkpoint_value(Call *c) {
    double x = any_real();
    return point_of(c, x, any_real());
}
static RKPoint place(Call *c) {
    if (one_in(60)) return rkpoint_value(c);
    double x = 4.0 * below(55);
    return point_of(c, x, 4.0 * below(55));
}
#define REALS(Type, n)                                                             \
    Type value;                                                                    \
    double d[n];                                                                   \
    for (int i = 0; i < n; i++) d[i] = any_real();                                 \
    if (n == 4 && !one_in(8)) d[0] = below(20) * 5, d[1] = below(20) * 5, d[2] = 20 + below(60) * 3, d[3] = 20 + below(60) * 3; \
    memcpy(&value, d, sizeof value);                                               \
    say(c, "VALUE(" #Type);                                                        \
    for (int i = 0; i < n; i++) say(c, ", "), double_written(c, d[i]);             \
    say(c, ")");                                                                   \
    return value
static RKRect rkrect_value(Call *c) { REALS(RKRect, 4); }
static RKEdgeInsets rkedgeinsets_value(Call *c) { REALS(RKEdgeInsets, 4); }
static RKSize rksize_value(Call *c) {
    double w = one_in(12) ? any_real() : below(20) * 40, h = one_in(12) ? any_real() : below(20) * 40;
    say(c, "(RKSize){");
    double_written(c, w), say(c, ", "), double_written(c, h), say(c, "}");
    return (RKSize){w, h};
}
static RKTransform rktransform_value(Call *c) { REALS(RKTransform, 6); }
static int32_t enumerator(Call *c, const int32_t *values, int count) {
    return (int32_t)integer_written(c, (uint64_t)(int64_t)(one_in(24) ? (int32_t)eight_bytes() : values[below((unsigned)count)]));
}
static uint64_t integer_number(Call *c) {
    static const int64_t odd[] = {INT64_MIN, INT64_MAX, -1, INT32_MAX, UINT32_MAX, 65536};
    unsigned kind = below(32);
    return integer_written(c, (uint64_t)(kind == 0 ? odd[below(6)] : (int64_t)below(5)));
}
static uint64_t integer_small(Call *c) { return integer_written(c, below(4)); }
static uint64_t integer_zero(Call *c) { return integer_written(c, one_in(40) ? 1 : 0); }
static uint64_t integer_finger(Call *c) { return integer_written(c, below(4)); }
static uint64_t integer_bits_of(Call *c) { return integer_written(c, one_in(3) ? UINT32_MAX : one_in(2) ? 1u << below(20) : below(16)); }
static uint64_t identifiers[16];
static int identifier_count;
static uint64_t integer_identifier(Call *c) { return integer_written(c, identifier_count && !one_in(6) ? identifiers[below((unsigned)identifier_count)] : 1000000 + below(4)); }
static size_t count(Call *c) {
    static const size_t large[] = {(size_t)1 << 61, SIZE_MAX, (size_t)1 << 60, ((size_t)1 << 61) + 1};
    if (c->function >= 0 && one_in(16)) {
        if (function_is_limited(c->function)) { size_t n = large[below(4)]; return say(c, "(size_t)%zuu", n), n; }
    }
    size_t n = one_in(24) ? 0 : c->count;
    return say(c, "%zu", n), n;
}
static size_t capacity(Call *c) {
    size_t n = c->capacity ? (one_in(4) ? below(8) : c->capacity) : below(64);
    return say(c, "%zu", n), n;
}

/* ---- Objects ---- */

static void *slot_written(Call *c, int which, int slot) {
    say(c, "pool[POOL_%s][%d]", pool_names[which], slot);
    return pool[which][slot];
}
static void *handle(Call *c, const unsigned char *pools, int hint) {
    unsigned kind = below(48);
    int which, slot;
    void *made = NULL;
    if (obsessed) kind = 2 + kind % 40;
    if (kind == 0) return say(c, "NULL"), NULL;
    if (kind == 1) {
        switch (below(3)) {
        case 0: made = (void *)(uintptr_t)eight_bytes(); say(c, "(void *)0x%llxu", (unsigned long long)(uintptr_t)made); return made;
        case 1: return slot_written(c, POOL_FOREIGN, (int)below(8));
        default: which = (int)below(POOL_FOREIGN); return slot_written(c, which, (int)below(used[which] ? (unsigned)used[which] : 1));
        }
    }
    if (pools[1] == POOL_CONTEXT) return slot_written(c, POOL_CONTEXT, kind == 2 ? (int)below(3) : 0);
    if (visit_now && visit_now->self && (obsessed || kind < 16)) {
        for (int i = 1; i <= pools[0]; i++)
            for (slot = 0; slot < used[pools[i]]; slot++)
                if (pool[pools[i]][slot] == visit_now->self) return say(c, "self"), visit_now->self;
    }
    which = pools[1 + (one_in(3) ? 0 : below(pools[0]))];
    if (hint >= 0 && !one_in(4) && hint < SLOTS && pool[which][hint]) return slot_written(c, which, hint);
    slot = 0;
    for (int tries = 0; tries < 4; tries++) {
        slot = (int)below(used[which] ? (unsigned)used[which] : 1);
        if (alive(pool[which][slot]) || one_in(6)) break;
    }
    if (which == POOL_CLASS) c->lineage = (RKClassRef)pool[which][slot];
    return slot_written(c, which, slot);
}
static void *before_guard(size_t size) { /* what is read beyond its end is not there */
    static unsigned char *pages;
    static int turn;
    long page = sysconf(_SC_PAGESIZE);
    if (!pages) {
        pages = mmap(NULL, (size_t)page * 32, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        for (int i = 1; i < 32; i += 2) mprotect(pages + i * page, (size_t)page, PROT_NONE);
    }
    turn = (turn + 1) % 16;
    return pages + (turn * 2 + 1) * page - size;
}
static void **handles(Call *c, const unsigned char *pools) {
    void **all = before_guard((c->count = 1 + below(4)) * sizeof *all);
    say(c, "((void *)(void *[]){"); /* a macro looks at the first argument: its commas are inside */
    for (size_t i = 0; i < c->count; i++) {
        if (i) say(c, ", ");
        all[i] = handle(c, pools, -1);
    }
    say(c, "})");
    return all;
}
static double *reals(Call *c) {
    double *all = room_of(16 * sizeof *all);
    c->count = below(9);
    if (obsessed && c->count > 2) c->count = 2; /* each level of a deep recursion asks all of them */
    say(c, "(void *)(double[16]){");
    for (int i = 0; i < 16; i++) all[i] = i % 5 == 0 && !one_in(6) ? 1 : one_in(3) ? any_real() : 0, double_written(c, all[i]), say(c, i < 15 ? ", " : "}");
    return all;
}

/* ---- Results ---- */

static unsigned char large_area[1 << 17];
static void *out(Call *c, size_t size, int which, int many) {
    if (one_in(40)) return say(c, "NULL"), NULL;
    if (many || c->out_count == 4) return say(c, "(void *)large_area"), large_area;
    size_t room = size < 1024 ? 1024 : size;
    unsigned char *bytes = room_of(room);
    memset(bytes, 0xa5, room);
    int slot = -1;
    if (which != POOL_NONE) {
        slot = which == POOL_CONTEXT ? 2 : next_slot[which] < 24 ? 24 : next_slot[which];
        next_slot[which] = slot + 1 < SLOTS ? slot + 1 : 24;
        say(c, "(void *)&pool[POOL_%s][%d]", pool_names[which], slot);
    } else say(c, "(void *)scratch");
    c->outs[c->out_count].bytes = bytes;
    c->outs[c->out_count].size = size;
    c->outs[c->out_count].pool = which;
    c->outs[c->out_count++].slot = slot;
    return bytes;
}
static void *buffer(Call *c, size_t size, int records) {
    if (one_in(8)) { c->capacity = 0; return say(c, "NULL"), NULL; }
    if (records) {
        memset(large_area, 0, 4096);
        uint32_t own = (uint32_t)size;
        memcpy(large_area, &own, 4);
        c->capacity = 16;
        return say(c, "records(%d)", (int)size), large_area;
    }
    c->capacity = sizeof large_area / size;
    return say(c, "(void *)large_area"), large_area;
}
static void *room(Call *c) { return say(c, "(void *)scratch"), room_of(256); }
static void *const *arguments(Call *c) {
    void **all = room_of(16 * sizeof *all);
    for (int i = 0; i < 16; i++) memset(all[i] = room_of(64), 0, 64);
    return say(c, "arguments()"), all;
}
static void *address(Call *c) { return say(c, "(void *)scratch"), large_area; }

/* ---- Texts ---- */

static char long_text[400];
static const char *text(Call *c, int kind) {
    static const char *const selectors[] = {"quit:", "save", "go:forEvent:", "typed:", "plain", "a:b:c:", ""};
    static const char *const encodings[] = {"v", "v@", "v@@", "B@", "@@", "d{RKPoint=dd}", "v@24:8", "v^v"};
    static const char *const any[] = {"x", "text", "a\xcc\x88\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa9", "\n", "abc", "q", "\xe2\x80\xae" "bidi", "\xff\xfe", ""};
    static const char *const ids[] = {"org.example.one", "org.example.two", "org.example.none"};
    static const char *const paths[] = {"/nonexistent/x.so", "x.so", "/dev/null"};
    const char *value;
    unsigned odd = below(40);
    if (odd == 0) return say(c, "NULL"), NULL;
    if (odd == 1) { memset(long_text, 'x', 399); return say(c, "long_text"), long_text; }
    switch (kind) {
    case TEXT_selector: value = selectors[below(odd < 6 ? 7 : 5)]; break;
    case TEXT_encoding: value = encodings[below(8)]; break;
    case TEXT_superclass: value = class_names[below(CLASS_NAMES)]; break;
    case TEXT_name: value = one_in(2) ? class_names[below(CLASS_NAMES)] : any[below(9)]; break;
    case TEXT_path: value = paths[below(3)]; break;
    case TEXT_id: value = ids[below(3)]; break;
    default: value = any[below(odd < 6 ? 9 : 6)]; break;
    }
    if (c->text) {
        say(c, "\"");
        for (const char *at = value; *at; at++)
            if (*at < 32) say(c, "\\%03o", (unsigned char)*at);
            else say(c, "%c", *at);
        say(c, "\"");
    }
    return value;
}

/* ---- Functions of the host ---- */

/* Without a token an override could not call the scene's own method below it: classes keep some, and are not defined when those are used up, too. */
static bool defines(int function) { return function == FUNCTION_rk_class_define || function == FUNCTION_rk_class_extend; }
static void *token_of(Call *c) {
    if (c->token < 0) {
        if (token_count >= (defines(c->function) ? TOKENS : TOKENS - TOKENS / 8)) return NULL;
        c->token = token_count++;
        memset(&tokens[c->token], 0, sizeof *tokens);
        tokens[c->token].function = c->function;
    }
    return &tokens[c->token];
}
static void *token(Call *c) {
    void *made = token_of(c);
    say(c, "new_token(%d)", c->token);
    return made;
}
static bool some_named(Call *c, const char *name) {
    bool given = !one_in(8), drop = strlen(name) > 5 && strcmp(name + strlen(name) - 5, "_drop") == 0;
    say(c, "%s", given ? name : "NULL");
    if (given && drop) c->has_drop = true;
    return given;
}
#define some(c, function) some_named(c, #function)
static void (*callback_or_none(Call *c, void (*function)(void), const char *name, int drop))(void) {
    bool given = drop ? !one_in(8) : !one_in(30);
    say(c, "(void *)%s", given ? name : "NULL");
    if (given && drop) c->has_drop = true;
    return given ? function : NULL;
}

/* ---- Descriptors ---- */

static uint32_t size_of(Call *c, size_t size) {
    static const uint32_t odd[] = {0, 4, 8, 4097, UINT32_MAX};
    uint32_t value = (uint32_t)size;
    unsigned kind = below(64);
    if (kind == 0) value = odd[below(5)];
    else if (kind == 1) value += 8 * (1 + below(4));
    else if (kind == 2 && size > 16) value -= 8;
    say(c, ".struct_size = %u", value);
    return value;
}
static uint32_t reserved(Call *c) { return (uint32_t)integer_written(c, one_in(60) ? 1 : 0); }
static void *descriptor(Call *c, size_t size, Filler fill, int many) {
    c->count = many ? 1 + (one_in(3) ? below(3) : 0) : 1;
    if (one_in(40)) return say(c, "NULL"), NULL;
    unsigned char *at = room_of(DESCRIPTOR_ROOM + 4 * size);
    memset(at, 0, DESCRIPTOR_ROOM + 4 * size);
    if (many) say(c, "JOINED(%zu, %zu, ", c->count, size);
    for (size_t i = 0; i < c->count; i++) {
        if (i) say(c, ", ");
        fill(c, at + i * size);
    }
    if (many) say(c, ")");
    return at;
}

/* Fingers, buttons and trackpads are followed, so that what is sent is mostly what a device would send. */
typedef struct Finger { bool down; double x, y; } Finger;
static Finger fingers[4];
static bool buttons_down[4], trackpad[2];
static void fill_RKTouchDetails(Call *c, void *at) { /* what a pencil reports, with numbers that its updates find again */
    RKTouchDetails *s = at;
    say(c, "SIZED(RKTouchDetails, ");
    s->struct_size = size_of(c, sizeof *s);
    s->estimated_properties = below(32);
    s->estimated_properties_expecting_updates = one_in(20) ? below(32) : s->estimated_properties & below(32);
    s->estimation_update_index = below(5);
    say(c, ", .estimated_properties = %u, .estimated_properties_expecting_updates = %u, .estimation_update_index = %lld, .maximum_possible_force = ", s->estimated_properties,
        s->estimated_properties_expecting_updates, (long long)s->estimation_update_index);
    s->maximum_possible_force = any_real();
    double_written(c, s->maximum_possible_force), say(c, ")");
}
static const RKTouchSnapshot *samples_between(Call *c, size_t n) {
    RKTouchSnapshot *all = room_of(n * sizeof *all);
    say(c, "(RKTouchSnapshot[]){");
    for (size_t i = 0; i < n; i++) {
        say(c, i ? ", {" : "{");
        all[i].timestamp = double_written(c, context_time() + (one_in(20) ? any_real() : 0.0001 * (double)i));
        say(c, ", ");
        all[i].location = place(c);
        say(c, "}");
    }
    return say(c, "}"), all;
}
static void fill_RKTouchSample(Call *c, void *at) {
    RKTouchSample *s = at;
    int id = (int)below(one_in(3) ? 4 : 2);
    Finger *f = &fingers[id];
    unsigned how = below(16);
    RKTouchPhase phase = how == 15 ? (RKTouchPhase)below(6) : !f->down ? RKTouchPhaseBegan : how < 9 ? RKTouchPhaseMoved : how < 14 ? RKTouchPhaseEnded : RKTouchPhaseCancelled;
    say(c, "SIZED(RKTouchSample, ");
    s->struct_size = size_of(c, sizeof *s);
    s->id = id;
    s->phase = phase;
    double x = f->x, y = f->y;
    if (phase == RKTouchPhaseBegan) x = 4.0 * below(50), y = 4.0 * below(50);
    else if (phase == RKTouchPhaseMoved && !one_in(8)) x += 3.0 * (below(25) - 12.0), y += 3.0 * (below(25) - 12.0);
    say(c, ", .id = %d, .phase = %d, .location = ", id, (int)phase);
    s->location = one_in(100) ? rkpoint_value(c) : point_of(c, x, y);
    if (isfinite(s->location.x + s->location.y) && s->location.x < 1e6) f->x = s->location.x, f->y = s->location.y;
    if (one_in(16)) {
        s->type = (RKTouchType)below(5);
        s->buttons = below(3);
        s->force = any_real();
        say(c, ", .type = %d, .buttons = %u, .force = ", (int)s->type, s->buttons);
        double_written(c, s->force);
    }
    if (one_in(16)) {
        RKTouchDetails *details = room_of(sizeof *details + 64);
        memset(details, 0, sizeof *details + 64);
        say(c, ", .details = ");
        fill_RKTouchDetails(c, details);
        s->details = details;
    }
    if (one_in(24)) {
        s->coalesced_count = below(4);
        say(c, ", .coalesced_count = %zu, .coalesced = ", s->coalesced_count);
        s->coalesced = samples_between(c, s->coalesced_count);
    }
    say(c, ")");
}
static void follow_touches(const RKTouchSample *samples, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (samples[i].id >= 0 && samples[i].id < 4) fingers[samples[i].id].down = samples[i].phase <= RKTouchPhaseStationary;
}
static void fill_RKPressSample(Call *c, void *at) {
    static const int types[] = {4, 5, 63, 63, 0, 30};
    RKPressSample *s = at;
    int id = (int)below(3);
    unsigned how = below(16);
    say(c, "SIZED(RKPressSample, ");
    s->struct_size = size_of(c, sizeof *s);
    s->id = id;
    s->phase = how == 15 ? (RKPressPhase)below(6) : !buttons_down[id] ? RKPressPhaseBegan : how < 4 ? RKPressPhaseChanged : how < 12 ? RKPressPhaseEnded : RKPressPhaseCancelled;
    s->type = (RKPressType)types[below(6)];
    s->force = one_in(20) ? any_real() : 1;
    s->key_code = below(50);
    say(c, ", .id = %d, .phase = %d, .type = %d, .key_code = %u, .force = ", id, (int)s->phase, (int)s->type, s->key_code);
    double_written(c, s->force);
    if (s->type == RKPressTypeKey) say(c, ", .characters = "), s->characters = text(c, TEXT_characters);
    say(c, ")");
}
static void follow_presses(const RKPressSample *samples, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (samples[i].id >= 0 && samples[i].id < 3) buttons_down[samples[i].id] = samples[i].phase <= RKPressPhaseStationary;
}
static RKGestureInputPhase trackpad_phase(int which) {
    unsigned how = below(16);
    return how == 15 ? (RKGestureInputPhase)below(6) : !trackpad[which] ? RKGestureInputPhaseBegan : how < 9 ? RKGestureInputPhaseChanged : how < 13 ? RKGestureInputPhaseEnded : RKGestureInputPhaseCancelled;
}
static void fill_RKScrollSample(Call *c, void *at) {
    RKScrollSample *s = at;
    say(c, "SIZED(RKScrollSample, ");
    s->struct_size = size_of(c, sizeof *s);
    say(c, ", .location = ");
    s->location = place(c);
    say(c, ", .delta = ");
    s->delta = one_in(20) ? rkpoint_value(c) : point_of(c, below(9) - 4.0, 8.0 * (below(15) - 7.0));
    s->is_discrete = one_in(4);
    s->phase = trackpad_phase(0);
    say(c, ", .is_discrete = %d, .phase = %d)", s->is_discrete, (int)s->phase);
}
static void fill_RKTransformSample(Call *c, void *at) {
    RKTransformSample *s = at;
    say(c, "SIZED(RKTransformSample, ");
    s->struct_size = size_of(c, sizeof *s);
    say(c, ", .location = ");
    s->location = place(c);
    s->phase = trackpad_phase(1);
    s->scale = s->phase == RKGestureInputPhaseBegan ? 1 : one_in(20) ? any_real() : 0.4 + below(30) / 10.0;
    s->rotation = one_in(20) ? any_real() : below(10) / 5.0;
    say(c, ", .phase = %d, .scale = ", (int)s->phase), double_written(c, s->scale), say(c, ", .rotation = "), double_written(c, s->rotation), say(c, ")");
}
static void fill_RKViewsDesc(Call *c, void *at) {
    static RKRect frames[6];
    static int64_t superviews[6];
    RKViewsDesc *s = at;
    say(c, "SIZED(RKViewsDesc, ");
    s->struct_size = size_of(c, sizeof *s);
    s->count = below(5);
    for (int i = 0; i < 6; i++) frames[i] = (RKRect){{10.0 * i, 0}, {60, 60}}, superviews[i] = i - 1;
    s->frames = one_in(20) ? NULL : frames;
    s->superviews = one_in(2) ? superviews : NULL;
    say(c, ", .count = %zu, .frames = %s, .superviews = %s, .superview = ", s->count, s->frames ? "six_frames()" : "NULL", s->superviews ? "six_superviews()" : "NULL");
    s->superview = (RKViewRef)handle(c, POOLS_RKViewRef, -1);
    say(c, ", .cls = ");
    s->cls = one_in(2) ? (say(c, "NULL"), NULL) : (RKClassRef)handle(c, POOLS_RKClassRef, 1);
    say(c, ")");
}
static void fill_RKPluginPolicy(Call *c, void *at) {
    static const char *const folders[] = {"/nonexistent"};
    RKPluginPolicy *s = at;
    say(c, "SIZED(RKPluginPolicy, ");
    s->struct_size = size_of(c, sizeof *s);
    if (one_in(2)) s->folders = folders, s->folder_count = 1, say(c, ", .folders = (const char *[]){\"/nonexistent\"}, .folder_count = 1");
    s->fault_limit = one_in(2) ? 0 : below(8);
    say(c, ", .fault_limit = %u)", s->fault_limit);
}

/* ---- Members and parameters of their own ---- */

static int defined_classes;
static bool extends(Call *c) {
    return function_extends(c->function);
}
static char defined_name[24];
static void special_RKClassDesc_name(Call *c, RKClassDesc *s) {
    if (extends(c)) { s->name = NULL, say(c, "NULL"); return; }
    snprintf(defined_name, sizeof defined_name, "Made%d", defined_classes++);
    s->name = defined_name;
    say(c, "\"%s\"", defined_name);
}
static void special_RKClassDesc_superclass(Call *c, RKClassDesc *s) {
    if (extends(c)) { s->superclass = NULL, say(c, "NULL"); return; }
    static char own[40];
    const char *base = class_names[below(CLASS_NAMES)];
    snprintf(own, sizeof own, "%s%s", one_in(2) ? "Own" : "", base);
    if (strcmp(own, "OwnLabel") == 0) snprintf(own, sizeof own, "Label");
    s->superclass = own;
    say(c, "\"%s\"", own);
    c->lineage = NULL;
    (void)!rk_class_find((RKContextRef)pool[POOL_CONTEXT][0], own, &c->lineage);
}
static void special_RKClassDesc_instance_size(Call *c, RKClassDesc *s) { s->instance_size = (size_t)integer_written(c, extends(c) ? 0 : one_in(60) ? SIZE_MAX : below(64)); }
static bool suits(Call *c, const char *base) {
    RKClassRef cls = NULL;
    bool is = false;
    if (!c->lineage || rk_class_find((RKContextRef)pool[POOL_CONTEXT][0], base, &cls) != RKStatusOK || rk_class_is_subclass_of(c->lineage, cls, &is) != RKStatusOK) return one_in(16);
    return is ? !one_in(4) : one_in(60);
}
static const RKActionDesc own_actions[3];
static void special_RKClassDesc_actions(Call *c, RKClassDesc *s) {
    s->actions = one_in(2) ? own_actions : NULL;
    s->action_count = s->actions ? 3 : 0;
    say(c, s->actions ? "own_actions" : "NULL");
}
static void special_RKClassDesc_action_count(Call *c, RKClassDesc *s) { integer_written(c, s->action_count); }
static void special_RKRecorderDesc_path(Call *c, RKRecorderDesc *s) {
    s->path = one_in(6) ? "/dev/null" : NULL;
    say(c, s->path ? "\"/dev/null\"" : "NULL");
}
static void special_RKTypedActionDesc_selector(Call *c, RKTypedActionDesc *s) {
    static const char *const selectors[] = {"typed:", "plain", "other:and:"};
    s->selector = selectors[below(3)];
    say(c, "\"%s\"", s->selector);
}
static void special_RKTypedActionDesc_encoding(Call *c, RKTypedActionDesc *s) {
    s->encoding = one_in(10) ? text(c, TEXT_encoding) : s->selector[0] == 't' ? (say(c, "\"v@\""), "v@") : s->selector[0] == 'p' ? (say(c, "\"v\""), "v") : (say(c, "\"v@@\""), "v@@");
}
/* A map asks once for each pixel: one inside the answer of another multiplies, and is small. */
static size_t extent(Call *c) {
    size_t n = one_in(30) ? (size_t)1 << 33 : below(obsessed || visit_now ? 3 : 24);
    return say(c, "(size_t)%zuu", n), n;
}
static size_t make_rk_hit_map_width(Call *c) { return extent(c); }
static size_t make_rk_hit_map_height(Call *c) { return extent(c); }
static void *make_rk_context_destroy_context(Call *c) { return slot_written(c, POOL_CONTEXT, visit_now && below(4) ? 0 : 1 + (int)below(2)); }
static const char *make_rk_closure_create_encoding(Call *c) {
    if (one_in(4)) return text(c, TEXT_encoding);
    c->plain_closure = true;
    return say(c, "\"v^v\""), "v^v";
}
static RKPluginEntry entries[3];
static const void *make_rk_plugin_register_entry(Call *c) {
    int which = (int)below(3);
    if (one_in(20)) return say(c, "NULL"), NULL;
    return say(c, "&entries[%d]", which), &entries[which];
}
static const char *make_rk_plugin_load_path(Call *c) { return text(c, TEXT_path); }
static double make_rk_context_set_config_value(Call *c) {
    static const double values[] = {0, 0, 1, 1, 2, 0.1, 10, 100};
    return double_written(c, one_in(12) ? any_real() : values[below(8)]);
}

#endif
