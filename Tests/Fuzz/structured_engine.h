/* Visits of callbacks and calls of functions: what happens before and after each. Included before the generated callbacks, after the account. */
#ifndef STRUCTURED_ENGINE_H
#define STRUCTURED_ENGINE_H

static Call *call_now;
static int function_now(void) { return call_now ? call_now->function : -1; }
static int made_in(void) { return call_now ? call_now->made_in : -1; }
static int function_is_limited(int function) { return function >= 0 && functions[function].limited; }
static int function_extends(int function) { return function == FUNCTION_rk_class_extend; }
/* A call that asks more than ENDLESS callbacks of its own is without end; one that asks for each point of an area has more of them. Calls inside the callbacks of others
 * multiply and do end: after MANY callbacks of one call from outside, callbacks do nothing any more, and what is on the stack runs out. */
enum { ENDLESS = 500000, ENDLESS_IN_AREA = 5000000, MANY = 1500000, DEEP = 400 };
static bool asks_for_points(const Call *c) { return c->function == FUNCTION_rk_hit_map || c->function == FUNCTION_rk_window_audit; }

/* ---- Callbacks ---- */

typedef struct Wish { int row, deed, occurrence; } Wish;
static Wish wishes[WISHES];
static int wishes_done[WISHES];
static int obsession_row = -1, obsession_mode, obsession_functions[2], obsession_depth;
static int inside_row[256];
static int reproduction(int number, void *self);

/* Whether a method is laid over a built-in class: what has ended is still one of that (SPEC 349). */
static bool over_built_in(const Token *token) {
    static const char begins[] = "extension of ";
    char name[64];
    size_t length;
    if (!token->cls || rk_class_get_name(token->cls, name, sizeof name, &length) != RKStatusOK || strncmp(name, begins, sizeof begins - 1) != 0) return false;
    for (int i = 0; i < CLASS_NAMES; i++)
        if (strcmp(class_names[i], name + sizeof begins - 1) == 0) return true;
    return false;
}
static void enter(Visit *visit, int row, void *self, void *userdata) {
    memset(visit, 0, sizeof *visit);
    visit->number = visits++;
    visit->row = row;
    visit->ordinal = (int)visits_of_piece;
    visit->self = self;
    visit->outer = visit_now;
    visit->saved_forwarding = forwarding;
    if (forwarding == 1 && visit_now && visit_now->row != row) forwarding = 0; /* no part of what is passed on, but the library's own call inside it */
    static Token none;
    visit->token = (Token *)userdata >= tokens && (Token *)userdata < tokens + TOKENS ? userdata : &none;
    shared->entered[row]++;
    if (shared->recording && visit->number < LINES) shared->answers[visit->number] = row, shared->where[visit->number].piece = tape_piece, shared->where[visit->number].ordinal = visit->ordinal;
    static Call nothing;
    Call *asking = call_now ? call_now : &nothing;
    if (visits_of_piece++ == 0) nothing.callbacks = 0;
    if (++asking->callbacks > ENDLESS && (!asks_for_points(asking) || asking->callbacks > ENDLESS_IN_AREA))
        complain("endless", "a call leads to callbacks without end", "%s, in %s", row_names[row], call_now ? functions[call_now->function].name : "the end");
    size_t length = strlen(row_names[row]);
    bool drop = length > 5 && strcmp(row_names[row] + length - 5, "_drop") == 0;
    if (visit->token != &none) {
        char signature[160];
        snprintf(signature, sizeof signature, "%s after the drop of its userdata%s", row_names[row], ending ? ", in rk_context_destroy" : "");
        if (visit->token->dropped) complain(drop ? "dropped-once" : "drop", drop ? "a drop is called twice" : signature, "%s", row_names[row]);
        if (visit->token->refused) complain("drop", "a callback of a call that failed", "%s", row_names[row]);
    }
    if (self)
        for (int i = 0; i < ended_count; i++)
            if (ended[i] == self && !over_built_in(visit->token)) complain("dead", ending ? "a method of an object that has ended, in rk_context_destroy" : "a method of an object that has ended", "%s", row_names[row]);
    if (self && !drop && !alive(self)) complain("dead", "the receiver's handle is not accepted", "%s", row_names[row]);
#ifdef STRUCTURED_TRACE
    printf("%*s%d %s %p%s\n", depth * 2, "", visit->number, row_names[row], self, visit->token->own ? "" : " (not the scene's)");
#endif
    visit_now = visit;
    if (++depth == DEEP) muddle_all();
    inside_row[row]++;
}

static void make_call(int function) {
    if (token_count < TOKENS || !defines(function)) (void)functions[function].call();
}
static void one_deed(Visit *visit, int function, int deed) {
    shared->matrix[visit->row][deed]++;
    deed_depth++;
    make_call(function);
    deed_depth--;
}
static int function_for(int deed) {
    static short listed[DEEDS][FUNCTIONS];
    static int counted[DEEDS];
    if (!counted[0])
        for (int i = 0; i < FUNCTIONS; i++) listed[functions[i].deed][counted[functions[i].deed]++] = (short)i;
    return listed[deed][below((unsigned)counted[deed])];
}
static bool forbidden(int row) { return row_forbidden[row] != NULL; } /* to call the library */

static void choose(Visit *visit);
static void deeds(Visit *visit) {
    int at = tape_at, ordinal = visit->ordinal;
    uint64_t further = tape_further;
    visit->answer = 0;
    if (reproducing) {
        visit->answer = reproduction(visit->number, visit->self);
        return;
    }
    if (forbidden(visit->row) || visits_of_piece > MANY || (ordinal < MUTABLE && tape->muted[tape_piece][ordinal / 8] >> ordinal % 8 & 1)) return;
    tape_at = PIECE;
    tape_further = choices_of_visit(ordinal);
    choose(visit);
    tape_at = at;
    tape_further = further;
}
static void choose(Visit *visit) {
    for (int i = 0; i < WISHES; i++)
        if (wishes[i].row == visit->row && wishes_done[i] >= 0 && wishes_done[i]++ == wishes[i].occurrence) {
            wishes_done[i] = -1;
            one_deed(visit, function_for(wishes[i].deed), wishes[i].deed);
        }
    if (obsession_mode && obsession_row == visit->row) {
        bool deeper = depth > obsession_depth;
        if (obsession_mode == 2 || deeper) {
            if (deeper) obsession_depth = depth;
            obsessed++;
            for (int i = 0; i < 2; i++)
                if (obsession_functions[i] >= 0) tape_further = mixed(tape->header[8] * 77u + tape->header[9] + (unsigned)i), one_deed(visit, obsession_functions[i], functions[obsession_functions[i]].deed);
            obsessed--;
        }
        return;
    }
    if (deeds_left <= 0 || deed_depth >= 7) return;
    unsigned how = one_byte();
    if (how < (deed_depth == 0 ? 30u : 60u)) {
        int n = how < 6 ? 2 : 1;
        while (n-- > 0 && deeds_left > 0) {
            deeds_left--;
            int deed = (int)below(DEEDS);
            one_deed(visit, function_for(deed), deed);
        }
    } else if (how > 240) visit->answer = 1 + (int)below(7);
    if (visit->answer && visit->number < LINES) {
        char line[60];
        snprintf(line, sizeof line, "answer = %d;", visit->answer);
        write_line(visit->number, line);
    }
}
static bool goes_up(Visit *visit) {
    if (!visit->token->cls) return false;
    visit->depth = forwarding;
    if (row_forwards[visit->row] && visit->token->own && forwarding == 0) forwarding = 1;
    return true;
}
static void came_down(Visit *visit, RKStatus status) {
    forwarding = visit->depth;
    if (status != RKStatusTooDeep) return; /* no stack was left to go up */
    if (visit->self) muddle(visit->self); /* an extension has heard, and the scene's own method below it has not */
    if (visit->row == ROW_RKApplicationMethods_send_event || visit->row == ROW_RKWindowMethods_send_event) events_kept = true;
}
static void leave(Visit *visit) {
    size_t length = strlen(row_names[visit->row]);
    if (length > 5 && strcmp(row_names[visit->row] + length - 5, "_drop") == 0) visit->token->dropped = true;
    inside_row[visit->row]--;
    depth--;
    visit_now = visit->outer;
    forwarding = visit->saved_forwarding;
}
static bool answer_bool(Visit *visit, bool answer, int inherited) {
    if (!inherited) answer = true;
    if (visit->row == ROW_RKControlMethods_begin_tracking && visit->answer) return answer; /* the account reads it */
    return visit->answer ? visit->answer % 2 == 0 : answer;
}
static void *other_object(Visit *visit, int which) {
    int n = used[which] ? used[which] : 1;
    void *object = pool[which][visit->answer * 7 % n];
    return alive(object) ? object : NULL;
}
static RKViewRef answer_RKViewRef(Visit *visit, RKViewRef answer, int inherited) {
    if (!inherited) return (RKViewRef)(visit->answer ? other_object(visit, POOL_VIEW) : pool[POOL_VIEW][4]);
    return visit->answer > 2 ? (RKViewRef)other_object(visit, POOL_VIEW) : visit->answer ? NULL : answer;
}
static RKResponderRef answer_RKResponderRef(Visit *visit, RKResponderRef answer, int inherited) {
    (void)inherited;
    return visit->answer > 4 ? (RKResponderRef)other_object(visit, POOL_VIEW) : visit->answer > 2 ? NULL : answer;
}
static RKStatus answer_RKStatus(Visit *visit, RKStatus answer, int inherited) { return (void)inherited, visit->answer > 5 ? RKStatusNoMemory : answer; }

static RKViewMethods few_methods;
static void hook_RKPluginEntry_init(Visit *visit, const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    (void)visit;
    *data = NULL;
    desc.view_methods = &few_methods;
    if (token_count + 2 >= TOKENS) return;
    desc.userdata = &tokens[token_count++];
    memset(desc.userdata, 0, sizeof(Token));
    if (host->extend_class(host, "View", &desc, &cls) == RKStatusOK) ((Token *)desc.userdata)->cls = cls;
    desc.name = "OfPlugin";
    desc.superclass = "View";
    desc.userdata = &tokens[token_count++];
    memset(desc.userdata, 0, sizeof(Token));
    if (host->register_class(host, &desc, &cls) == RKStatusOK) ((Token *)desc.userdata)->cls = cls;
    (void)!host->report(host, RKPluginSeverityInfo, "here");
}

/* ---- Functions ---- */

/* After it, what the account hears by may be another one, or none. */
static bool changes_hearers(int function) { return function == FUNCTION_rk_scroll_view_set_delegate || function == FUNCTION_rk_control_remove_action; }
static void begin(Call *c, int function) {
    size_t mark = arena_at;
    memset(c, 0, sizeof *c);
    c->mark = mark;
    c->function = function;
    c->token = -1;
    if (shared->recording) c->text = room_of(CALL_TEXT), c->text[0] = 0, say(c, "%s(", functions[function].name);
}
static void commit(Call *c) {
    if (c->text) {
        char line[CALL_TEXT + 60];
        snprintf(line, sizeof line, "%s(%s%s%s);", functions[c->function].forwards ? "pass" : "call", functions[c->function].name, c->text[strlen(functions[c->function].name) + 1] ? ", " : "", c->text + strlen(functions[c->function].name) + 1);
        write_line(visit_now ? visit_now->number : -1, line);
    }
    c->made_in = visit_now ? visit_now->row : -1;
    c->saved_forwarding = forwarding;
    forwarding = functions[c->function].forwards ? 2 : 0;
    c->visits_before = visits;
    snprintf(c->error, sizeof c->error, "%s", rk_last_error());
    if (c->token >= 0) tokens[c->token].expected = false;
    if (changes_hearers(c->function)) muddle(c->first);
    c->outer = call_now;
    call_now = c;
    calls_made++;
    shared->called[c->function]++;
}
static void adopt(int which, int slot);
/* Its class is being exchanged: the new class's instance_init runs, and what follows of what the old class heard goes to the new one. */
static bool is_being_changed(const void *object) {
    for (const Call *c = call_now; c; c = c->outer)
        if (c->function == FUNCTION_rk_object_set_class && c->first == object) return true;
    return false;
}
static bool in_a_destruction(void) {
    bool is = ending || destroying || function_now() == FUNCTION_rk_context_destroy;
    for (const Call *c = call_now; c; c = c->outer) is = is || c->function == FUNCTION_rk_context_destroy;
    return is;
}
static bool promised(const Function *f, RKStatus status) { /* by its own comment, or by base.h's words for many functions */
    if (status > 0 || status < -27) return false;
    if (f->promised >> -status & 1) return true;
    if (status == RKStatusTooDeep) return f->anyhow & ANYHOW_DEEP && depth > 64;
    if (status != RKStatusBusy) return false;
    return (f->anyhow & ANYHOW_CONTEXT_ENDS && in_a_destruction()) || (f->anyhow & ANYHOW_OBJECT_ENDS && visit_now);
}
static RKStatus end(Call *c, RKStatus status) {
    const Function *f = &functions[c->function];
    char signature[200];
    shared->statuses[c->function] |= status <= 0 && status > -32 ? 1u << -status : 0;
    call_now = c->outer;
    forwarding = c->saved_forwarding;
    if (!promised(f, status)) {
        snprintf(signature, sizeof signature, "%s returns %s, which its comment does not promise", f->name, rk_status_name(status));
        complain("status", signature, "%s: %s", rk_status_name(status), rk_last_error());
    }
    if (status == RKStatusOK) {
        calls_ok++;
        shared->succeeded[c->function]++;
        if (c->token >= 0) {
            tokens[c->token].expected = c->has_drop;
        }
    } else if (c->token >= 0) {
        if (tokens[c->token].dropped) snprintf(signature, sizeof signature, "%s failed and called drop", f->name), complain("drop", signature, "%s", rk_status_name(status));
        tokens[c->token].refused = true;
    }
    if (status != RKStatusOK && rk_last_error()[0] == 0) snprintf(signature, sizeof signature, "%s failed without a sentence", f->name), complain("error", signature, "%s", rk_status_name(status));
    if (status == RKStatusOK && visits == c->visits_before && strncmp(c->error, rk_last_error(), sizeof c->error - 1) != 0)
        snprintf(signature, sizeof signature, "%s succeeded and changed the sentence", f->name), complain("sentence", signature, "was: %s; is: %s", c->error, rk_last_error());
    for (int i = 0; i < c->out_count; i++) {
        int which = c->outs[i].pool;
        if (status != RKStatusOK && f->deed != DEED_asks) {
            for (size_t k = 0; k < c->outs[i].size; k++)
                if (c->outs[i].bytes[k] != 0xa5) { snprintf(signature, sizeof signature, "%s failed with %s and wrote to its result", f->name, rk_status_name(status)), complain("out", signature, "byte %zu", k); break; }
            continue;
        }
        if (status != RKStatusOK) continue;
        if (c->function == FUNCTION_rk_gesture_recognizer_add_action || c->function == FUNCTION_rk_control_add_action) {
            if (identifier_count < 16) memcpy(&identifiers[identifier_count++], c->outs[i].bytes, 8);
        }
        if (which == POOL_NONE) continue;
        void *object;
        memcpy(&object, c->outs[i].bytes, sizeof object);
        if (!object) continue;
        pool[which][c->outs[i].slot] = object;
        if (used[which] <= c->outs[i].slot) used[which] = c->outs[i].slot + 1;
        if (which == POOL_CONTEXT && context_count < 64) contexts_made[context_count++] = object;
        if (which == POOL_SNAPSHOT && snapshot_count < MOST_SNAPSHOTS) snapshots_taken[snapshot_count++] = object;
        if (which == POOL_CLASS && c->token >= 0) tokens[c->token].cls = object;
        if (f->deed == DEED_creates) adopt(which, c->outs[i].slot);
        if (c->plain_closure) {
            void (*function)(void) = NULL;
            char line[80];
            snprintf(line, sizeof line, "call_closure(%d);", c->outs[i].slot);
            write_line(visit_now ? visit_now->number : -1, line);
            if (rk_closure_get_function(object, &function) == RKStatusOK) ((void (*)(void *))function)(NULL);
        }
    }
    after_call(c, status);
    arena_at = c->mark;
    return status;
}

#endif
