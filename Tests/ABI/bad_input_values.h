/* What may be wrong with an argument of each kind: handles, numbers, texts, buffers, structs, lists. */
#ifndef BAD_INPUT_VALUES_H
#define BAD_INPUT_VALUES_H

#include "bad_input_call.h"

/* ---- Handles ---- */

static World stale; /* a world that is gone */
static const uint32_t NEVER_LIVED = STATUS_BIT(RKStatusInvalidHandle) | STATUS_BIT(RKStatusStaleHandle);
/* A function for any thread may not look at objects, which their own thread may be changing: it sees from the bits that they are no
 * context's, and cannot know whether there is, or was, such an object. */
static uint32_t no_context(const Row *row) { return row->any_thread ? STATUS_BIT(RKStatusWrongKind) : 0; }

static void bad_handles(const Row *row, const World *w, const World *other, int which) {
    const Argument *arg = &row->arguments[which];
    Value a[MOST_ARGUMENTS];
    int kind, k, handles = 0;
    uint64_t good = (uint64_t)(uintptr_t)w->fixture[(uintptr_t)arg->extra];
    if (!(arg->flags & (NULLABLE | NULL_UNSAID))) {
        fill(row, w, a);
        a[which].p = NULL;
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "NULL");
    } else {
        Value nothing = pointer(NULL);
        if (arg->flags & NULLABLE) accept(row, which, &nothing, "with NULL");
        else {
            fill(row, w, a);
            a[which].p = NULL;
            (void)row->call(a);
        }
    }
    for (kind = 0; kind < KIND_COUNT; kind++) {
        fill(row, w, a);
        if (!(arg->kinds & (1ULL << kind))) {
            a[which].p = w->fixture[kind];
            refuse(row, w, a, which, STATUS_BIT(RKStatusWrongKind), "another kind");
        }
        a[which].p = stale.fixture[kind];
        /* With 32 bits the numbers of snapshots come again after 992 of them. */
        refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle) | (kind == KIND_SNAPSHOT && sizeof(void *) == 4 ? STATUS_BIT(RKStatusWrongKind) : 0) | (kind != KIND_CONTEXT || arg->kinds & (1ULL << KIND_SNAPSHOT) ? no_context(row) : 0), "of a context that is gone");
    }
    fill(row, w, a);
    if (arg->kinds & (1ULL << KIND_VIEW)) a[which].p = w->dead_view, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed view");
    if (arg->kinds & (1ULL << KIND_CONTROL)) a[which].p = w->dead_control, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed control");
    if (arg->kinds & (1ULL << KIND_GESTURE)) a[which].p = w->dead_gesture, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed recogniser");
    if (arg->kinds & (1ULL << KIND_TIMER)) a[which].p = w->dead_timer, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "cancelled timer");
    if (arg->kinds & (1ULL << KIND_TOUCH)) a[which].p = w->dead_touch, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "touch that is over");
    if (arg->kinds & (1ULL << KIND_PRESS)) a[which].p = w->dead_press, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "press that is over");
    for (k = 0; k < RANDOM_HANDLES; k++) {
        uint64_t bits = k < 64 ? good ^ (1ULL << k) : k < 80 ? random_bits() >> (k - 64) * 4 : random_bits();
        RKViewRef hit;
        RKPoint anywhere = {0, 0};
        if (bits == 0 || rk_object_is_alive((RKObjectRef)(uintptr_t)bits)) continue; /* by chance the handle of an object */
        if (rk_snapshot_hit_test((RKSnapshotRef)(uintptr_t)bits, anywhere, &hit) == RKStatusOK) continue;
        fill(row, w, a);
        a[which].p = (void *)(uintptr_t)bits;
        refuse(row, w, a, which, NEVER_LIVED | no_context(row), "made-up bits");
    }
    for (k = 0; k < row->count; k++) handles += row->arguments[k].what == ARG_HANDLE || row->arguments[k].what == ARG_TOUCHES || row->arguments[k].what == ARG_PRESSED;
    if (handles > 1) { /* a call with one handle simply acts on the other context */
        fill(row, w, a);
        a[which].p = other->fixture[(uintptr_t)arg->extra];
        refuse(row, w, a, which, STATUS_BIT(RKStatusWrongContext), "from another context");
    }
    if (arg->flags & CHECKED_CLASS) {
        bool views = strstr(row->name, "rk_super_") != NULL || (uintptr_t)arg->extra == FIXTURE_class || (uintptr_t)arg->extra == FIXTURE_subclass;
        fill(row, w, a);
        a[which].p = w->fixture[!views ? FIXTURE_otherclass : (uintptr_t)arg->extra == FIXTURE_appclass ? FIXTURE_class : FIXTURE_appclass];
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "class of another family");
        if (strstr(row->name, "rk_super_") != NULL) {
            a[which].p = w->fixture[FIXTURE_otherclass];
            refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "class that the receiver is no instance of");
        }
    }
}

/* ---- Numbers, structs, texts, arrays ---- */

static const double not_finite[] = {NAN, INFINITY, -INFINITY};

static void bad_doubles(const Row *row, const World *w, int which, size_t components) {
    size_t component, k;
    for (component = 0; component < components; component++)
        for (k = 0; k < 3; k++) {
            Value a[MOST_ARGUMENTS];
            fill(row, w, a);
            memcpy((char *)&a[which] + component * sizeof(double), &not_finite[k], sizeof(double));
            refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "not finite");
        }
}

static void bad_enum(const Row *row, const World *w, int which) {
    const int32_t *values = (const int32_t *)row->arguments[which].extra;
    static const int64_t far[] = {INT32_MIN, -1000, 1000, 65536, INT32_MAX};
    int64_t v;
    size_t k;
    for (v = -2; v < 70; v++) {
        bool known = false;
        int32_t i;
        for (i = 1; i <= values[0]; i++) known |= values[i] == v;
        if (!known) refuse_with(row, w, which, integer(v), RKStatusInvalidArgument, "unknown enumerator");
    }
    for (k = 0; k < sizeof far / sizeof *far; k++) refuse_with(row, w, which, integer(far[k]), RKStatusInvalidArgument, "unknown enumerator");
}

static void bad_text(const Row *row, const World *w, int which) {
    int what = row->arguments[which].what;
    Value nothing = pointer(NULL), empty = pointer((void *)"");
    RKStatus too_long = what == ARG_TEXT_FIND ? RKStatusNotFound : RKStatusLimitReached;
    if (what == ARG_TEXT) accept(row, which, &nothing, "with NULL"), accept(row, which, &empty, "with an empty text");
    else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(long_text), too_long, "256 bytes long");
    if (what != ARG_TEXT_KEY) return;
    refuse_with(row, w, which, empty, RKStatusInvalidArgument, "empty");
    if (row->arguments[which].number) {
        Value fewer = pointer((void *)"probe"), most = pointer((void *)(row->arguments[which].number == 1 ? "a:" : "a:b:"));
        refuse_with(row, w, which, pointer((void *)(row->arguments[which].number == 1 ? "a:b:" : "a:b:c:")), RKStatusInvalidArgument, "too many colons");
        accept(row, which, &fewer, "without a colon");
        accept(row, which, &most, "with the most colons");
    }
}

static const char *const no_utf8[] = {"\x80", "a\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\xf8\x88\x80\x80\x80"};

static void bad_long_text(const Row *row, const World *w, int which) {
    Value nothing = pointer(NULL), empty = pointer((void *)""), longest = pointer(longer_text + 1), other = pointer((void *)"\xf0\x9f\x91\x8d\xcc\x81\n");
    size_t k;
    if (row->arguments[which].flags & NULLABLE) accept(row, which, &nothing, "with NULL");
    else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(longer_text), RKStatusLimitReached, "65,536 bytes long");
    for (k = 0; k < sizeof no_utf8 / sizeof *no_utf8; k++) refuse_with(row, w, which, pointer((void *)(uintptr_t)no_utf8[k]), RKStatusInvalidArgument, "no UTF-8");
    accept(row, which, &empty, "with an empty text");
    accept(row, which, &longest, "65,535 bytes long");
    accept(row, which, &other, "characters beyond ASCII");
}

static void bad_bits(const Row *row, const World *w, int which) {
    int64_t mask = (int64_t)(uintptr_t)row->arguments[which].extra;
    int bit;
    for (bit = 0; bit < 32; bit++) {
        if (mask & (1LL << bit)) {
            Value one = integer(1LL << bit);
            if (row->expected == RKStatusOK) accept(row, which, &one, "one bit");
        } else refuse_with(row, w, which, integer(1LL << bit), RKStatusInvalidArgument, "a bit that is none of them");
    }
}

static void bad_encoding(const Row *row, const World *w, int which) {
    static const char *const wrong[] = {"", "x", "v{", "v{RKPoint=dd", "v[3d]", "(v)", "{RKPoint=df}", "@v", "d{RKNothing=dd}", "v@@@@@@@@@@@@@@@@@@v"};
    static char longer[1026];
    size_t k;
    memset(longer, '@', sizeof longer - 1);
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(longer), RKStatusLimitReached, "1,025 bytes long");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) refuse_with(row, w, which, pointer((void *)(uintptr_t)wrong[k]), RKStatusEncoding, wrong[k]);
}

static void bad_path(const Row *row, const World *w, int which) {
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer((void *)""), RKStatusInvalidArgument, "empty");
    refuse_with(row, w, which, pointer((void *)"probe.so"), RKStatusInvalidArgument, "relative");
    refuse_with(row, w, which, pointer(long_text), RKStatusInvalidArgument, "relative and long");
}

static void bad_buffer(const Row *row, const World *w, int which) {
    Value a[MOST_ARGUMENTS];
    size_t length = 0, element = (uintptr_t)row->arguments[which].extra;
    RKStatus status;
    fill(row, w, a);
    a[which].p = NULL;
    a[which + 1].i = 0;
    a[which + 2].p = &length;
    calls++;
    status = row->call(a);
    if (status != row->expected) {
        report("asking for the length", rk_status_name(status));
        return;
    }
    if (status != RKStatusOK) return;
    a[which + 2].p = NULL;
    if (row->call(a) != RKStatusOK) report("asking for the length", "a NULL length is refused");
    if (length > 0) {
        size_t needed = length;
        fill(row, w, a);
        a[which + 1].i = (int64_t)(element == 1 ? needed : needed - 1);
        refuse(row, w, a, which, STATUS_BIT(RKStatusBufferTooSmall), "one element too small");
        memcpy(&length, areas[which + 2], sizeof length);
        if (length != needed) report("one element too small", "the needed length was not stored");
        a[which + 1].i = 0;
        refuse(row, w, a, which, STATUS_BIT(RKStatusBufferTooSmall), "a buffer without capacity");
        a[which].p = NULL;
        a[which + 1].i = 1;
        memset(areas[which + 2], 0xa5, 64);
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument) | STATUS_BIT(RKStatusBufferTooSmall), "capacity without a buffer");
        fill(row, w, a);
        a[which + 1].i = (int64_t)(element == 1 ? needed + 1 : needed);
        memset(areas[which], 0xa5, AREA);
        calls++;
        if (row->call(a) != RKStatusOK) report("exactly large enough", rk_last_error());
        else if (areas[which][(size_t)a[which + 1].i * element] != 0xa5) report("exactly large enough", "written beyond the capacity");
    }
    fill(row, w, a);
    a[which + 1].i = -1; /* SIZE_MAX */
    calls++;
    if (row->call(a) != RKStatusOK) report("capacity SIZE_MAX", rk_last_error());
}

static void bad_sized(const Row *row, const World *w, int which, int desc, bool answer) {
    static const uint32_t wrong[] = {0, 1, 4, 7, 4097, 65536, UINT32_MAX};
    uint32_t base = (uint32_t)desc_size(desc);
    Value a[MOST_ARGUMENTS];
    size_t k;
    if (!(row->arguments[which].flags & NULLABLE)) refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k <= sizeof wrong / sizeof *wrong; k++) {
        fill(row, w, a);
        set_size(areas[which], k < sizeof wrong / sizeof *wrong ? wrong[k] : (uint32_t)first_size(desc) - 8);
        refuse(row, w, a, which, STATUS_BIT(RKStatusStructSize), "struct_size wrong");
    }
    if (answer) return; /* a struct that is written has no tail to be read */
    for (k = 0; k < 16; k++) {
        fill(row, w, a);
        set_size(areas[which], base + 16);
        areas[which][base + k] = 1;
        refuse(row, w, a, which, STATUS_BIT(RKStatusStructNewer), "newer struct with a field in use");
    }
    for (k = 0; k < 2; k++) {
        World mine;
        RKStatus status;
        build(&mine);
        fill(row, &mine, a);
        if (k) memset(areas[which] + first_size(desc), 0x77, 64); /* what is not the struct's is not read */
        set_size(areas[which], k ? (uint32_t)first_size(desc) : base + 16);
        calls++;
        status = row->call(a);
        if (status != row->expected) report(k ? "the struct's first version" : "newer struct with a zero tail", rk_last_error());
        if (strcmp(row->name, "rk_context_create") == 0 && status == RKStatusOK) {
            RKContextRef made;
            memcpy(&made, areas[1], sizeof made);
            MUST(rk_context_destroy(made));
        }
        end(&mine);
    }
}

static void bad_samples(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)offsetof(RKTouchSample, buttons) - 8, 4097, UINT32_MAX};
    static RKTouchSnapshot before[4097];
    static const int32_t phases[] = {INT32_MIN, -1, RKTouchPhaseStationary, 5, INT32_MAX}, types[] = {INT32_MIN, -1, 4, INT32_MAX};
    Value a[MOST_ARGUMENTS];
    RKTouchSample *s = (RKTouchSample *)(void *)areas[which];
    size_t k, member;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
#define WITH(change, due, how)                            \
    do {                                                  \
        fill(row, w, a);                                  \
        change;                                           \
        refuse(row, w, a, which, STATUS_BIT(due), (how)); \
    } while (0)
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(s->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((s->struct_size += 16, areas[which][sizeof *s + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKTouchPhase)phases[k], RKStatusInvalidArgument, "a phase that is no input");
    for (k = 0; k < sizeof types / sizeof *types; k++) WITH(s->type = (RKTouchType)types[k], RKStatusInvalidArgument, "unknown type");
    for (k = 0; k < 3; k++)
        for (member = 0; member < 4; member++) {
            static const size_t at[] = {offsetof(RKTouchSample, location), offsetof(RKTouchSample, location) + 8, offsetof(RKTouchSample, force), offsetof(RKTouchSample, major_radius)};
            WITH(memcpy(areas[which] + at[member], &not_finite[k], sizeof(double)), RKStatusInvalidArgument, "not finite");
        }
    for (k = 0; k < 3; k++) {
        WITH(s->altitude_angle = not_finite[k], RKStatusInvalidArgument, "angle not finite");
        WITH(s->azimuth_angle = not_finite[k], RKStatusInvalidArgument, "angle not finite");
        memset(before, 0, 4 * sizeof *before);
        before[1].timestamp = before[1].location.x = not_finite[k];
        WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced sample not finite");
        before[1].timestamp = 0;
        WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced location not finite");
    }
    for (k = 0; k < 3; k++)
        for (member = 0; member < 5; member++) {
            static const size_t at[] = {offsetof(RKTouchDetails, roll_angle), offsetof(RKTouchDetails, precise_offset), offsetof(RKTouchDetails, precise_offset) + 8,
                                        offsetof(RKTouchDetails, major_radius_tolerance), offsetof(RKTouchDetails, maximum_possible_force)};
            static RKTouchDetails known;
            memset(&known, 0, sizeof known);
            known.struct_size = sizeof known;
            memcpy((char *)&known + at[member], &not_finite[k], sizeof(double));
            WITH(s->details = &known, RKStatusInvalidArgument, "a detail that is not finite");
            known.struct_size = 3;
            WITH(s->details = &known, RKStatusStructSize, "struct_size of the details wrong");
        }
    memset(before, 0, sizeof before);
    WITH(s->coalesced_count = 1, RKStatusInvalidArgument, "coalesced NULL");
    WITH((s->coalesced = before, s->coalesced_count = 4097), RKStatusLimitReached, "too many coalesced samples");
    WITH((s->coalesced = before, s->coalesced_count = SIZE_MAX), RKStatusLimitReached, "coalesced samples that overflow");
    before[0].timestamp = 2;
    before[1].timestamp = 1;
    WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced times that decrease");
    before[0].timestamp = before[1].timestamp = 6; /* the update is at 5 */
    WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced times after the update");
    WITH((s->id = 98, s->phase = RKTouchPhaseBegan, s->coalesced = before + 2, s->coalesced_count = 1), RKStatusInvalidArgument, "coalesced samples before began");
    /* Two elements: the second one wrong, or of another size. */
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 8, s[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 8, s[1].location.y = NAN), RKStatusInvalidArgument, "second element not finite");
    if (row->any_thread) return; /* what depends on the order of events is checked when the item is handled */
    WITH(s->id = 99, RKStatusNotFound, "an id that is not down");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = INT64_MIN), RKStatusNotFound, "second id not down");
    WITH(s->phase = RKTouchPhaseBegan, RKStatusAlreadyExists, "began of an id that is down");
}

static void bad_presses(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)sizeof(RKPressSample) - 8, 4097, UINT32_MAX};
    static const int32_t phases[] = {INT32_MIN, -1, RKPressPhaseStationary, 5, INT32_MAX}, types[] = {INT32_MIN, -1, 7, 29, 32, 62, 64, INT32_MAX};
    static const double forces[] = {-0.001, 1.001, -INFINITY, INFINITY, NAN, 1e300};
    Value a[MOST_ARGUMENTS];
    RKPressSample *s = (RKPressSample *)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(s->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((s->struct_size += 16, areas[which][sizeof *s + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKPressPhase)phases[k], RKStatusInvalidArgument, "a phase that is no input");
    for (k = 0; k < sizeof types / sizeof *types; k++) WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->type = (RKPressType)types[k]), RKStatusInvalidArgument, "unknown type");
    for (k = 0; k < sizeof forces / sizeof *forces; k++) WITH(s->force = forces[k], RKStatusInvalidArgument, "force outside of 0 to 1");
    WITH(s->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    for (k = 0; k < sizeof no_utf8 / sizeof *no_utf8; k++) {
        WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters = no_utf8[k]), RKStatusInvalidArgument, "characters no UTF-8");
        WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters_ignoring_modifiers = no_utf8[k]), RKStatusInvalidArgument, "characters without modifiers no UTF-8");
    }
    WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters = long_text), RKStatusLimitReached, "characters 256 bytes long");
    WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters_ignoring_modifiers = long_text), RKStatusLimitReached, "characters without modifiers 256 bytes long");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 71, s[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 71, s[1].force = NAN), RKStatusInvalidArgument, "second element's force NaN");
    WITH((a[which + 1].i = 2, s[1] = s[0]), RKStatusInvalidArgument, "an id twice");
    if (row->any_thread) return;
    WITH(s->id = 99, RKStatusNotFound, "an id that is not down");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = INT64_MIN), RKStatusNotFound, "second id not down");
    WITH(s->phase = RKPressPhaseBegan, RKStatusAlreadyExists, "began of an id that is down");
}

static void bad_updates(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)sizeof(RKEstimationUpdate) - 8, 4097, UINT32_MAX};
    static const double numbers[] = {-INFINITY, INFINITY, NAN};
    Value a[MOST_ARGUMENTS];
    RKEstimationUpdate *u = (RKEstimationUpdate *)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(u->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((u->struct_size += 16, areas[which][sizeof *u + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    WITH(u->updated_properties = 32, RKStatusInvalidArgument, "an unknown property");
    WITH(u->unavailable_properties = 1u << 31, RKStatusInvalidArgument, "an unknown property that is unavailable");
    WITH(u->unavailable_properties = RKTouchPropertyForce, RKStatusInvalidArgument, "a property updated and unavailable");
    WITH(u->updated_properties = 0, RKStatusInvalidArgument, "no property at all");
    WITH(u->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    WITH(u->estimation_update_index = 0, RKStatusInvalidArgument, "number 0");
    for (k = 0; k < sizeof numbers / sizeof *numbers; k++) {
        WITH(u->force = numbers[k], RKStatusInvalidArgument, "force not finite");
        WITH(u->azimuth_angle = numbers[k], RKStatusInvalidArgument, "azimuth not finite");
        WITH(u->altitude_angle = numbers[k], RKStatusInvalidArgument, "altitude not finite");
        WITH(u->roll_angle = numbers[k], RKStatusInvalidArgument, "roll not finite");
        WITH(u->location.x = numbers[k], RKStatusInvalidArgument, "x not finite");
        WITH(u->location.y = numbers[k], RKStatusInvalidArgument, "y not finite");
    }
    WITH((a[which + 1].i = 2, u[1] = u[0], u[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, u[1] = u[0], u[1].force = NAN), RKStatusInvalidArgument, "second element not finite");
}

/* The descriptors' own members, beyond their size. */
static void bad_members(const Row *row, const World *w, int which, int desc) {
    static const int32_t phases[] = {INT32_MIN, -1, 2, 5, INT32_MAX};
    Value a[MOST_ARGUMENTS];
    size_t k;
    if (desc == DESC_RKScrollSample) {
        RKScrollSample *s = (RKScrollSample *)(void *)areas[which];
        for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKGestureInputPhase)phases[k], RKStatusInvalidArgument, "unknown phase");
        for (k = 0; k < 3; k++) {
            WITH(s->location.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->location.y = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->delta.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->delta.y = not_finite[k], RKStatusInvalidArgument, "not finite");
        }
        if (row->any_thread) return;
        WITH(s->phase = RKGestureInputPhaseChanged, RKStatusNotFound, "changed before began");
        WITH(s->phase = RKGestureInputPhaseEnded, RKStatusNotFound, "ended before began");
    } else if (desc == DESC_RKTransformSample) {
        RKTransformSample *t = (RKTransformSample *)(void *)areas[which];
        for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(t->phase = (RKGestureInputPhase)phases[k], RKStatusInvalidArgument, "unknown phase");
        for (k = 0; k < 3; k++) {
            WITH(t->location.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->location.y = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->scale = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->rotation = not_finite[k], RKStatusInvalidArgument, "not finite");
        }
        WITH(t->scale = 0, RKStatusInvalidArgument, "scale 0");
        WITH(t->scale = -1, RKStatusInvalidArgument, "scale below 0");
        if (row->any_thread) return;
        WITH(t->phase = RKGestureInputPhaseChanged, RKStatusNotFound, "changed before began");
        WITH(t->phase = RKGestureInputPhaseCancelled, RKStatusNotFound, "cancelled before began");
    } else if (desc == DESC_RKTextFieldDelegate) {
        WITH(((RKTextFieldDelegate *)(void *)areas[which])->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    } else if (desc == DESC_RKScrollViewDelegate) {
        WITH(((RKScrollViewDelegate *)(void *)areas[which])->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    }
}

/* Whether a size_t can have that value. */
static bool is_size(int64_t number) { return number == (ptrdiff_t)number || (uint64_t)number <= SIZE_MAX; }

static void bad_count(const Row *row, const World *w, int which) {
    static const int64_t beyond[] = {1LL << 31, 1LL << 32, 1LL << 58, PTRDIFF_MAX, -1};
    int64_t most = (int64_t)(uintptr_t)row->arguments[which].extra;
    size_t k;
    refuse_with(row, w, which, integer(0), RKStatusInvalidArgument, "count 0");
    refuse_with(row, w, which, integer(most + 1), RKStatusLimitReached, "count over the limit");
    for (k = 0; k < sizeof beyond / sizeof *beyond; k++)
        if (is_size(beyond[k])) refuse_with(row, w, which, integer(beyond[k]), RKStatusLimitReached, "count that overflows");
}

/* Elements whose bytes are more than any array has, or would be few again if they were counted with the bits of a size_t. */
static void bad_many(const Row *row, const World *w, int which) {
    size_t bytes = (size_t)row->arguments[which].extra, counts[5], k;
    counts[0] = PTRDIFF_MAX / bytes + 1;
    counts[1] = SIZE_MAX / bytes;
    counts[2] = SIZE_MAX / bytes + 1;
    counts[3] = SIZE_MAX / 2 + 1;
    counts[4] = SIZE_MAX;
    for (k = 0; k < sizeof counts / sizeof *counts; k++) refuse_with(row, w, which, integer((int64_t)counts[k]), RKStatusLimitReached, "more than any array can hold");
}

/* Bytes of a text, which has fewer than these. */
static void bad_offset(const Row *row, const World *w, int which) {
    static const int64_t beyond[] = {65536, 1LL << 31, 1LL << 32, PTRDIFF_MAX, PTRDIFF_MIN, -1};
    size_t k;
    for (k = 0; k < sizeof beyond / sizeof *beyond; k++)
        if (is_size(beyond[k])) refuse_with(row, w, which, integer(beyond[k]), RKStatusInvalidArgument, "an offset beyond the text");
}

/* Of touches or of presses. */
static void bad_touches(const Row *row, const World *w, const World *other, int which, int due, int fixture) {
    Value a[MOST_ARGUMENTS];
    void **array = (void **)(void *)areas[which];
    int kind;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (kind = 0; kind < KIND_COUNT; kind++) {
        if (kind == due) continue;
        WITH(array[0] = w->fixture[kind], RKStatusWrongKind, "an element of another kind");
    }
    WITH(array[0] = NULL, RKStatusInvalidArgument, "a NULL element");
    WITH((a[which + 1].i = 2, array[1] = stale.fixture[fixture]), RKStatusStaleHandle, "a stale element");
    WITH(array[0] = other->fixture[fixture], RKStatusWrongContext, "an element from another context");
    WITH(array[0] = made_up(w->context), RKStatusInvalidHandle, "an element of made-up bits");
}

static void bad_objects(const Row *row, const World *w, const World *other, int which) {
    static const int uncounted[] = {KIND_CONTEXT, KIND_CLASS, KIND_TIMER, KIND_PLUGIN};
    Value a[MOST_ARGUMENTS];
    void **array = (void **)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof uncounted / sizeof *uncounted; k++) {
        WITH(array[0] = w->fixture[uncounted[k]], RKStatusWrongKind, "an element without references");
        WITH((a[which + 1].i = 3, array[1] = NULL, array[2] = w->fixture[uncounted[k]]), RKStatusWrongKind, "a third element without references");
    }
    WITH((a[which + 1].i = 2, array[1] = stale.fixture[FIXTURE_view]), RKStatusStaleHandle, "a stale element");
    WITH((a[which + 1].i = 2, array[1] = other->fixture[FIXTURE_view]), RKStatusInvalidArgument, "elements of two contexts");
    WITH(array[0] = made_up(w->context), RKStatusInvalidHandle, "an element of made-up bits");
    WITH((a[which + 1].i = 200, memset(array, 0, 200 * sizeof *array), array[0] = w->fixture[FIXTURE_view], array[100] = stale.fixture[FIXTURE_view]), RKStatusStaleHandle,
         "a stale element among many");
}

static void bad_views(const Row *row, const World *w, const World *other, int which) {
    static const int64_t numbers[] = {INT64_MIN, -2, 0, 1, INT64_MAX};
    static RKRect frames[2];
    static int64_t superviews[2];
    static RKClassRef classes[2];
    Value a[MOST_ARGUMENTS];
    RKViewsDesc *d = (RKViewsDesc *)(void *)areas[which];
    size_t k, place;
    for (place = 0; place < 2; place++) {
        for (k = 0; k < 12; k++) {
            memset(frames, 0, sizeof frames);
            (&frames[place].origin.x)[k % 4] = not_finite[k / 4];
            WITH(d->frames = frames, RKStatusInvalidArgument, "a frame that is not finite");
        }
        for (k = 0; k < sizeof numbers / sizeof *numbers; k++) {
            superviews[0] = superviews[1] = -1;
            superviews[place] = numbers[k] == 0 ? (int64_t)place : numbers[k];
            WITH(d->superviews = superviews, RKStatusInvalidArgument, "a number of no view made before");
        }
        for (k = 0; k < KIND_COUNT; k++) {
            if (k == KIND_CLASS) continue;
            memset(classes, 0, sizeof classes);
            classes[place] = (RKClassRef)w->fixture[k];
            WITH(d->classes = classes, RKStatusWrongKind, "an element that is no class");
        }
        classes[place] = (RKClassRef)w->fixture[FIXTURE_windowclass];
        WITH(d->classes = classes, RKStatusInvalidArgument, "a class of windows");
        classes[place] = (RKClassRef)w->fixture[FIXTURE_gestureclass];
        WITH(d->classes = classes, RKStatusInvalidArgument, "a class of recognisers");
        classes[place] = (RKClassRef)other->fixture[FIXTURE_class];
        WITH(d->classes = classes, RKStatusWrongContext, "a class from another context");
    }
    WITH(d->frames = NULL, RKStatusInvalidArgument, "no frames");
    WITH(d->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    WITH(d->cls = (RKClassRef)w->fixture[FIXTURE_controllerclass], RKStatusInvalidArgument, "a class of controllers");
    WITH(d->cls = (RKClassRef)stale.fixture[FIXTURE_class], RKStatusStaleHandle, "a stale class");
    WITH(d->superview = (RKViewRef)w->fixture[FIXTURE_class], RKStatusWrongKind, "a superview that is none");
    WITH(d->superview = (RKViewRef)stale.fixture[FIXTURE_view], RKStatusStaleHandle, "a stale superview");
    WITH(d->superview = (RKViewRef)other->fixture[FIXTURE_view], RKStatusWrongContext, "a superview from another context");
    WITH(d->count = SIZE_MAX, RKStatusLimitReached, "a count beyond all arrays");
    WITH(d->count = SIZE_MAX / sizeof(RKRect), RKStatusLimitReached, "a count beyond all arrays");
    WITH(d->count = 0xFFFFFFFFu, RKStatusLimitReached, "a count beyond all handles");
}

static void bad_times(const Row *row, const World *w, int which) {
    Value a[MOST_ARGUMENTS];
    double *t = (double *)(void *)areas[which];
    int n;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (n = 0; n < 3; n++) WITH(t[0] = not_finite[n], RKStatusInvalidArgument, "not finite");
}

static void bad_matrix(const Row *row, const World *w, int which) {
    Value a[MOST_ARGUMENTS];
    double *m = (double *)(void *)areas[which];
    int k, n;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < 16; k++)
        for (n = 0; n < 3; n++) WITH(m[k] = not_finite[n], RKStatusInvalidArgument, "not finite");
    WITH(m[3] = 0.002, RKStatusUnsupported, "perspective");
    WITH(m[11] = -0.002, RKStatusUnsupported, "perspective in depth");
}

#endif
