/* The account: what has begun and not been closed yet. Kept for objects of the scene's own classes (Token.own), whose methods are called last and always. */
#ifndef STRUCTURED_ACCOUNT_H
#define STRUCTURED_ACCOUNT_H

enum { KEEP_TOUCH, KEEP_PRESS, KEEP_MOTION, KEEP_RECOGNIZER, KEEP_DRAG, KEEP_DECELERATION, KEEP_ZOOM, KEEP_TRACKING, KEEP_EDITING, KEEP_PAIR, KEPT };
static const char *const kept_detector[] = {"touches", "presses", "motion", "recognisers", "dragging", "decelerating", "zooming", "tracking", "editing", "pairs"};
enum { ENTRIES = 4096 };
typedef struct Entry {
    int kind, opened_by, opened_in, opened_at; /* the function called, the callback inside which it was, the outermost function */
    int begun_at, closed_at; /* the numbers of the callbacks */
    void *object, *by;
    bool open, muddled, ignoring, early; /* early: closed before the scene's own method received its beginning */
} Entry;
static Entry entries_kept[ENTRIES];
static int entry_count;
static void *ended[4096], *changed[256];
static int ended_count, changed_count;
static bool events_kept; /* an override of sendEvent could not go up: what it has kept to itself may have begun (SPEC 77) */

static bool is_being_changed(const void *object);
static bool is_changed(void *object) {
    if (is_being_changed(object)) return true;
    for (int i = 0; i < changed_count; i++)
        if (changed[i] == object) return true;
    return false;
}
static void muddle(void *object) {
    if (changed_count < 256) changed[changed_count++] = object;
    for (int i = 0; i < entry_count; i++)
        if (entries_kept[i].by == object || entries_kept[i].object == object) entries_kept[i].muddled = true;
}
static void muddle_all(void) { /* where the stack runs out, the library's last calls may find no room (SPEC 351) */
    for (int i = 0; i < entry_count; i++) entries_kept[i].muddled = true;
}
static Entry *entry_of(int kind, void *object, void *by) {
    for (int i = entry_count - 1; i >= 0; i--)
        if (entries_kept[i].kind == kind && entries_kept[i].object == object && entries_kept[i].by == by) return &entries_kept[i];
    return NULL;
}
static const char *where_from(int row) { return row >= 0 ? row_names[row] : "outside"; }
static int function_now(void), made_in(void);
static void grievance(int kind, const char *what, Visit *visit, Entry *e) {
    char signature[200], more[300];
    snprintf(signature, sizeof signature, "%s: %s%s%s%s%s%s", kept_detector[kind], what, visit ? ", by a call from " : "", visit ? where_from(made_in()) : "", e ? "; begun by a call from " : "",
        e ? where_from(e->opened_in) : "", e && e->ignoring ? " while events are ignored" : "");
    snprintf(more, sizeof more, "now %s, outermost %s; begun by %s, outermost %s", function_now() >= 0 ? functions[function_now()].name : "the end", outermost >= 0 ? functions[outermost].name : "the end",
        e && e->opened_by >= 0 ? functions[e->opened_by].name : "-", e && e->opened_at >= 0 ? functions[e->opened_at].name : "-");
    complain(kept_detector[kind], signature, "%s; %s", visit ? row_names[visit->row] : "at the end", more);
}
static Entry *made_entry(int kind, void *object, void *by) {
    Entry *e = entry_of(kind, object, by);
    if (e || entry_count == ENTRIES) return e;
    entries_kept[entry_count] = (Entry){.kind = kind, .opened_by = -1, .opened_in = -1, .opened_at = -1, .object = object, .by = by};
    return &entries_kept[entry_count++];
}
/* An extension's began is running for the same responder, and calls the scene's own method later (or has): what ends inside it, that one hears of first. */
static bool began_above(const Visit *visit, int row) {
    for (const Visit *v = visit->outer; v; v = v->outer)
        if (v->row == row && v->self == visit->self && !v->token->own) return true;
    return false;
}
/* The same for what moved, or changed, and was closed inside the extension's method. */
static bool closed_below(const Visit *visit, const Entry *e) {
    for (const Visit *v = visit->outer; v && e && !e->open; v = v->outer)
        if (v->row == visit->row && v->self == visit->self && !v->token->own && v->number < e->closed_at) return true;
    return false;
}
static void opens(int kind, void *object, void *by, Visit *visit) {
#ifdef STRUCTURED_TRACE
    printf("opens %s %p (forwarding %d)\n", kept_detector[kind], object, forwarding);
#endif
    Entry *e = entry_of(kind, object, by);
    if (e && e->early) { e->early = false; return; }
    if (e && e->open && !e->muddled && !is_changed(by) && forwarding < 2) grievance(kind, "begun twice", visit, e);
    if (!e) {
        if (entry_count == ENTRIES) return;
        e = &entries_kept[entry_count++];
    }
    bool ignoring = false;
    (void)!rk_application_is_ignoring_interaction_events((RKApplicationRef)pool[POOL_APPLICATION][0], &ignoring);
    *e = (Entry){.kind = kind, .opened_by = function_now(), .opened_in = made_in(), .opened_at = outermost, .object = object, .by = by, .begun_at = visit ? visit->number : 0, .open = true, .muddled = forwarding == 2 || depth > 400, .ignoring = ignoring};
}
static void closes(int kind, void *object, void *by, Visit *visit) {
#ifdef STRUCTURED_TRACE
    printf("closes %s %p (forwarding %d)\n", kept_detector[kind], object, forwarding);
#endif
    Entry *e = entry_of(kind, object, by);
    if (forwarding == 2) return opens(kind, object, by, visit);
    if (e && e->open) { e->open = false, e->closed_at = visit ? visit->number : 0; return; }
    if (forwarding == 1 || is_changed(by) || (e && e->muddled)) return;
    if (e || kind >= KEEP_RECOGNIZER) grievance(kind, e ? "closed twice" : "closed without having begun", visit, e);
    else grievance(kind, "closed and never begun", visit, NULL);
}

/* ---- Touches and presses: kept for the responder that the library delivers to, not for those further up ---- */

/* The library's own delivery is one to the touch's view. It may come while another delivery of the same phase is passed on (forwarding is 1 then): what is left of an update goes
 * out when what is passed on leads to the end of a window. */

static void touches(Visit *visit, void *self, const RKTouchRef *list, size_t n, int phase) {
    if (!visit->token->own) return;
    if (n == 0) complain("touches", "touches: none", "%s without touches", row_names[visit->row]);
    for (size_t i = 0; i < n; i++) {
        RKViewRef view = NULL;
        void *touch = list[i];
        bool theirs = rk_touch_get_view((RKTouchRef)touch, &view) == RKStatusOK && (void *)view == self;
        Entry *e = entry_of(KEEP_TOUCH, touch, self);
        if (!e && events_kept && phase != 0) continue;
        if (phase == 0) {
            if (forwarding < 2 && theirs) opens(KEEP_TOUCH, touch, self, visit);
        } else if (!e && began_above(visit, ROW_RKResponderMethods_touches_began)) {
            if (phase == 2 && forwarding < 2 && theirs && (e = made_entry(KEEP_TOUCH, touch, self))) e->early = true;
        } else if (phase == 1) {
            if (forwarding < 2 && theirs && !is_changed(self) && (!e || (!e->open && !e->muddled)) && !closed_below(visit, e)) grievance(KEEP_TOUCH, e ? "moved after its close" : "moved and never begun", visit, e);
        } else if (e || (forwarding < 2 && theirs)) closes(KEEP_TOUCH, touch, self, visit);
    }
}
static void presses(Visit *visit, void *self, const RKPressRef *list, size_t n, int phase) {
    if (!visit->token->own) return;
    for (size_t i = 0; i < n; i++) {
        RKResponderRef responder = NULL;
        void *press = list[i];
        bool theirs = rk_press_get_responder((RKPressRef)press, &responder) == RKStatusOK && (void *)responder == self;
        Entry *e = entry_of(KEEP_PRESS, press, self);
        if (!e && events_kept && phase != 0) continue;
        if (phase == 0) {
            if (forwarding < 2 && theirs) opens(KEEP_PRESS, press, self, visit);
        } else if (!e && began_above(visit, ROW_RKResponderMethods_presses_began)) {
            if (phase == 2 && forwarding < 2 && theirs && (e = made_entry(KEEP_PRESS, press, self))) e->early = true;
        } else if (phase == 1) {
            if (forwarding < 2 && theirs && !is_changed(self) && (!e || (!e->open && !e->muddled)) && !closed_below(visit, e)) grievance(KEEP_PRESS, e ? "changed after its close" : "changed and never begun", visit, e);
        } else if (e || (forwarding < 2 && theirs)) closes(KEEP_PRESS, press, self, visit);
    }
}
#define hook_touch_row(name, phase) \
    static void hook_RKResponderMethods_touches_##name(Visit *v, RKResponderRef self, const RKTouchRef *list, size_t n, RKEventRef event, void *u) { (void)event, (void)u; touches(v, self, list, n, phase); } \
    static void hook_RKResponderMethods_presses_##name(Visit *v, RKResponderRef self, const RKPressRef *list, size_t n, RKEventRef event, void *u) { (void)event, (void)u; presses(v, self, list, n, phase); }
hook_touch_row(began, 0)
hook_touch_row(ended, 2)
hook_touch_row(cancelled, 2)
static void hook_RKResponderMethods_touches_moved(Visit *v, RKResponderRef self, const RKTouchRef *list, size_t n, RKEventRef event, void *u) { (void)event, (void)u; touches(v, self, list, n, 1); }
static void hook_RKResponderMethods_presses_changed(Visit *v, RKResponderRef self, const RKPressRef *list, size_t n, RKEventRef event, void *u) { (void)event, (void)u; presses(v, self, list, n, 1); }

static void *motion_receiver(void) {
    RKWindowRef window = NULL;
    RKResponderRef first = NULL;
    (void)!rk_context_get_key_window((RKContextRef)pool[POOL_CONTEXT][0], &window);
    if (window) (void)!rk_window_get_first_responder(window, &first);
    return first ? (void *)first : (void *)window;
}
/* An extension's ended or cancelled of the shake before is running, and calls the scene's own method later: that one hears of this beginning first. */
static bool end_above(const Visit *visit) {
    for (const Visit *v = visit->outer; v; v = v->outer)
        if ((v->row == ROW_RKResponderMethods_motion_ended || v->row == ROW_RKResponderMethods_motion_cancelled) && v->self == visit->self && !v->token->own) return true;
    return false;
}
static void motion(Visit *visit, void *self, bool begins) {
    if (!visit->token->own) return;
    Entry *e = entry_of(KEEP_MOTION, self, self);
    if (begins) {
        if (forwarding != 0 || motion_receiver() != self) return;
        const bool early = end_above(visit);
        if (e && e->open && early) e->muddled = true;
        opens(KEEP_MOTION, self, self, visit);
        if (early && (e = entry_of(KEEP_MOTION, self, self))) e->muddled = true;
        return;
    }
    /* What a deed passes on by hand is no close; what the library ends inside another call by hand is one. */
    const bool by_hand = forwarding == 2 && function_now() >= 0 && strstr(functions[function_now()].name, "motion");
    if (e && e->open) {
        if (!by_hand) e->open = false;
    } else if (forwarding < 2 && began_above(visit, ROW_RKResponderMethods_motion_began) && (e = made_entry(KEEP_MOTION, self, self))) e->early = true;
}
static void hook_RKResponderMethods_motion_began(Visit *v, RKResponderRef self, RKEventSubtype m, RKEventRef event, void *u) { (void)m, (void)event, (void)u; motion(v, self, true); }
static void hook_RKResponderMethods_motion_ended(Visit *v, RKResponderRef self, RKEventSubtype m, RKEventRef event, void *u) { (void)m, (void)event, (void)u; motion(v, self, false); }
static void hook_RKResponderMethods_motion_cancelled(Visit *v, RKResponderRef self, RKEventSubtype m, RKEventRef event, void *u) { (void)m, (void)event, (void)u; motion(v, self, false); }

/* ---- Recognisers: by the state that an action of the scene sees ---- */

static void hook_rk_gesture_recognizer_add_action_function(Visit *visit, RKGestureRecognizerRef self, void *u) {
    RKGestureRecognizerState state = RKGestureRecognizerStatePossible;
    (void)u;
    if (!visit->token->own || rk_gesture_recognizer_get_state(self, &state) != RKStatusOK) return;
    Entry *e = entry_of(KEEP_RECOGNIZER, self, self);
    switch (state) {
    case RKGestureRecognizerStateBegan: opens(KEEP_RECOGNIZER, self, self, visit); break;
    case RKGestureRecognizerStateChanged:
        if (!e || !e->open) grievance(KEEP_RECOGNIZER, "changed and not begun", visit, e);
        break;
    case RKGestureRecognizerStateEnded: if (e && e->open) e->open = false; break; /* else a discrete one */
    case RKGestureRecognizerStateCancelled: closes(KEEP_RECOGNIZER, self, self, visit); break;
    default: grievance(KEEP_RECOGNIZER, "an action in state possible or failed", visit, e);
    }
}

/* ---- Controls ---- */

static void hook_after_RKControlMethods_begin_tracking(Visit *v, RKControlRef self, RKTouchRef touch, RKEventRef event, void *u, bool answer) {
    (void)touch, (void)event, (void)u;
    const Entry *e = entry_of(KEEP_TRACKING, self, self);
    if (e && e->open && e->begun_at > v->number) return; /* a touch inside the question has begun another: this one is cancelled as soon as it is answered */
    if (v->token->own && answer && forwarding < 2 && alive(self)) opens(KEEP_TRACKING, self, self, v);
}
static void hook_after_RKControlMethods_continue_tracking(Visit *v, RKControlRef self, RKTouchRef touch, RKEventRef event, void *u, bool answer) {
    (void)v, (void)touch, (void)event, (void)u;
    Entry *e = entry_of(KEEP_TRACKING, self, self);
    if (!answer && e) e->open = false, e->muddled = forwarding == 2; /* the answer of an extension over the scene's own method counts, too */
}
static void tracking_ends(Visit *v, void *self) {
    Entry *e = entry_of(KEEP_TRACKING, self, self);
    if (v->token->own && e) e->open = false;
}
static void hook_RKControlMethods_end_tracking(Visit *v, RKControlRef self, RKTouchRef touch, RKEventRef event, void *u) { (void)touch, (void)event, (void)u; tracking_ends(v, self); }
static void hook_RKControlMethods_cancel_tracking(Visit *v, RKControlRef self, RKEventRef event, void *u) { (void)event, (void)u; tracking_ends(v, self); }
static void hook_rk_control_add_action_function(Visit *v, RKControlRef self, RKControlEvents events, RKEventRef event, void *u) {
    (void)event, (void)u;
    if (!v->token->own) return;
    if (forwarding == 2) { /* sent by hand */
        opens(KEEP_EDITING, self, self, NULL); /* muddled, whatever it was */
        return;
    }
    if (events & RKControlEventEditingDidBegin) opens(KEEP_EDITING, self, self, v);
    if (events & RKControlEventEditingDidEnd) closes(KEEP_EDITING, self, self, v);
}

/* ---- Scroll views: by a delegate of the scene ---- */

static void scroll_row(Visit *v, int kind, void *self, bool begins) {
    if (!v->token->own) return;
    if (begins) opens(kind, self, self, v);
    else closes(kind, self, self, v);
}
static void hook_RKScrollViewDelegate_will_begin_dragging(Visit *v, RKScrollViewRef self, void *u) { (void)u; scroll_row(v, KEEP_DRAG, self, true); }
static void hook_RKScrollViewDelegate_did_end_dragging(Visit *v, RKScrollViewRef self, bool will, void *u) { (void)u, (void)will; scroll_row(v, KEEP_DRAG, self, false); }
static void hook_RKScrollViewDelegate_will_begin_decelerating(Visit *v, RKScrollViewRef self, void *u) { (void)u; scroll_row(v, KEEP_DECELERATION, self, true); }
static void hook_RKScrollViewDelegate_did_end_decelerating(Visit *v, RKScrollViewRef self, void *u) { (void)u; scroll_row(v, KEEP_DECELERATION, self, false); }
static void hook_RKScrollViewDelegate_will_begin_zooming(Visit *v, RKScrollViewRef self, RKViewRef view, void *u) { (void)u, (void)view; scroll_row(v, KEEP_ZOOM, self, true); }
static void hook_RKScrollViewDelegate_did_end_zooming(Visit *v, RKScrollViewRef self, RKViewRef view, double scale, void *u) { (void)u, (void)view, (void)scale; scroll_row(v, KEEP_ZOOM, self, false); }

/* ---- Instances, drops, plugins ---- */

static void *born[4096];
static int born_count;
static void hook_RKClassDesc_instance_init(Visit *v, RKObjectRef object, void *instance, void *u) {
    (void)instance, (void)u;
    if (!v->token->own) return;
    for (int i = 0; i < ended_count; i++)
        if (ended[i] == object) complain("dead", "an ended object is made again", "instance_init");
    if (born_count < 4096) born[born_count++] = object;
}
static void hook_after_RKClassDesc_instance_deinit(Visit *v, RKObjectRef object, void *instance, void *u) {
    (void)instance, (void)u;
    if (!v->token->own) return;
    for (int i = 0; i < ended_count; i++)
        if (ended[i] == object) complain("deinit", "instance_deinit runs twice", "instance_deinit");
    if (ended_count < 4096) ended[ended_count++] = object;
}
static void look_for_gone(void) { /* between calls from outside: what has ended is closed */
    for (int i = 0; i < entry_count; i++) {
        Entry *e = &entries_kept[i];
        if (e->kind <= KEEP_PRESS && e->open && !e->muddled && !is_changed(e->by) && !alive(e->object)) grievance(e->kind, "gone without its close", NULL, e);
    }
}
static void finish_account(const char *when) {
    for (int i = 0; i < entry_count; i++)
        if (entries_kept[i].open && !entries_kept[i].muddled && !is_changed(entries_kept[i].by)) grievance(entries_kept[i].kind, when, NULL, &entries_kept[i]);
}
static void finish_drops(void) {
    for (int i = 0; i < token_count; i++)
        if (tokens[i].expected && !tokens[i].dropped) {
            char signature[160];
            snprintf(signature, sizeof signature, "a drop was not called: %s", tokens[i].function >= 0 ? functions[tokens[i].function].name : "of the scene");
            complain("dropped-once", signature, "token %d", i);
        }
    for (int i = 0; i < born_count; i++) {
        bool gone = born_count >= 4096 || ended_count >= 4096;
        for (int k = 0; k < ended_count && !gone; k++) gone = ended[k] == born[i];
        if (!gone) complain("deinit", "instance_init without instance_deinit", "an object of the scene");
    }
}

#endif
