/* Actions with types of their own along the responder chain, in extensions, and when they or memory end. */
#include "action_stage.h"

/* ---- Sending ---- */

static void plain(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)userdata; log_add("plain(%s,%s,%d)", name_of(RK_OBJECT(self)), name_of(sender), event != NULL); }
static void alone(RKObjectRef self, void *userdata) { EXPECT(userdata == &mark); log_add("alone(%s)", name_of(self)); }
static void sender(RKObjectRef self, RKObjectRef from, void *userdata) { EXPECT(userdata == &mark); log_add("sender(%s,%s)", name_of(self), name_of(from)); }
static void both(RKObjectRef self, RKObjectRef from, RKEventRef event, void *userdata) { EXPECT(userdata == &mark); log_add("both(%s,%s,%d)", name_of(self), name_of(from), event != NULL); }
static bool answers(RKObjectRef self, RKObjectRef from, void *userdata) { EXPECT(userdata == &mark); log_add("answers(%s,%s)", name_of(self), name_of(from)); return true; }
static void number(RKObjectRef self, int32_t value, void *userdata) { EXPECT(userdata == &mark); log_add("number(%s,%d)", name_of(self), (int)value); }

static bool sends(RKApplicationRef app, const char *selector, RKViewRef target, RKViewRef from) {
    bool done = false;
    OK(rk_application_send_action(app, selector, RK_OBJECT(target), RK_OBJECT(from), NULL, &done));
    return done;
}

static void sending(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc actions[2];
    RKApplicationRef app;
    RKClassRef inner_class, outer_class, sub;
    RKWindowRef window;
    RKViewRef outer, inner, child;
    RKObjectRef no_sender = NULL;
    int32_t three = 3;
    void *arguments[2];
    char text[16];
    bool can;
    actions[0].selector = "plain:", actions[0].function = plain;
    actions[1].selector = "a:b:c:", actions[1].function = plain;
    desc.name = "Outer", desc.superclass = "View", desc.actions = actions, desc.action_count = 2;
    OK(rk_class_define(context, &desc, &outer_class));
    desc.name = "Inner", desc.actions = NULL, desc.action_count = 0;
    OK(rk_class_define(context, &desc, &inner_class));
    desc.name = "Sub", desc.superclass = "Outer";
    OK(rk_class_define(context, &desc, &sub));
    OK(rk_context_get_application(context, &app));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    outer = add_view(context, sub, RK_VIEW(window), "outer", rect(0, 0, 100, 100));
    inner = add_view(context, inner_class, outer, "inner", rect(0, 0, 50, 50));
    child = add_view(context, NULL, inner, "child", rect(0, 0, 10, 10));
    /* Living instances of a subclass, too. */
    OK(add(outer_class, "alone", "v", (void (*)(void))alone));
    OK(add(outer_class, "sender:", "v@", (void (*)(void))sender));
    OK(add(outer_class, "both:event:", "v@@", (void (*)(void))both));
    OK(add(outer_class, "answers:", "B@", (void (*)(void))answers));
    OK(add(outer_class, "number:", "v@", (void (*)(void))sender));
    OK(add(inner_class, "number:", "vi", (void (*)(void))number));
    EXPECT(sends(app, "plain:", NULL, child) && sends(app, "alone", NULL, child) && sends(app, "sender:", NULL, child) && sends(app, "both:event:", NULL, child));
    EXPECT_LOG("plain(outer,child,0) alone(outer) sender(outer,child) both(outer,child,0)");
    EXPECT(sends(app, "answers:", outer, NULL));
    EXPECT_LOG("answers(outer,nothing)");
    /* Inner's takes an int: sendAction passes it by, and it does not implement the selector when it is the target. */
    EXPECT(sends(app, "number:", NULL, child));
    EXPECT_LOG("sender(outer,child)");
    EXPECT(!sends(app, "number:", inner, child));
    OK(rk_responder_can_perform_action(RK_RESPONDER(inner), "number:", NULL, &can));
    EXPECT(!can);
    OK(rk_object_responds_to(RK_OBJECT(inner), "number:", &can));
    EXPECT(can);
    arguments[0] = &three;
    OK(rk_invoke(RK_OBJECT(inner), "number:", "vi", arguments, NULL));
    EXPECT_LOG("number(inner,3)");
    /* Those of the class's table, by their colons. */
    arguments[0] = &child;
    OK(rk_invoke(RK_OBJECT(outer), "plain:", "v@", arguments, NULL));
    arguments[0] = &no_sender;
    OK(rk_invoke(RK_OBJECT(outer), "plain:", NULL, arguments, NULL));
    EXPECT_LOG("plain(outer,child,0) plain(outer,nothing,0)");
    OK(rk_object_get_action_encoding(RK_OBJECT(outer), "plain:", text, sizeof text, NULL));
    EXPECT_TEXT(text, "v@");
    EXPECT_STATUS(rk_invoke(RK_OBJECT(outer), "plain:", "v", arguments, NULL), RKStatusEncoding);
    EXPECT_STATUS(rk_invoke(RK_OBJECT(outer), "a:b:c:", NULL, arguments, NULL), RKStatusEncoding);
    EXPECT_STATUS(rk_object_get_action_encoding(RK_OBJECT(outer), "a:b:c:", text, sizeof text, NULL), RKStatusEncoding);
    /* A subclass's comes first. */
    OK(add(sub, "alone", "v", (void (*)(void))alone));
    OK(add(sub, "plain:", "vi", (void (*)(void))number));
    EXPECT(!sends(app, "plain:", outer, NULL));
    OK(rk_release(RK_OBJECT(window)));
    log_clear();
}

/* ---- Disturbances ---- */

static int deep, dropped;
static RKStatus last;
static void recurse(RKObjectRef self, void *userdata) {
    (void)userdata;
    deep++;
    last = rk_invoke(self, "recurse", "v", NULL, NULL);
}
static void suicide(RKObjectRef self, void *userdata) { (void)userdata; OK(rk_release(self)); EXPECT(rk_object_is_alive(self)); }
static void drop(void *userdata) { EXPECT(userdata == &dropped); dropped++; }

static void disturbances(void) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    RKGestureRecognizerRef tap;
    RKClassRef tap_class;
    RKViewRef other;
    bool answer;
    OK(add(cls, "recurse", "v", (void (*)(void))recurse));
    OK(rk_invoke(RK_OBJECT(view), "recurse", "v", NULL, NULL));
    EXPECT(deep > 100);
    OK(add(cls, "suicide", "v", (void (*)(void))suicide));
    OK(rk_view_create(context, cls, rect(0, 0, 1, 1), &other));
    OK(rk_invoke(RK_OBJECT(other), "suicide", "v", NULL, NULL));
    EXPECT(!rk_object_is_alive(RK_OBJECT(other)));
    /* Recognisers have actions too, and classes that are the library's own. */
    OK(rk_class_find(context, "Tap", &tap_class));
    OK(add(tap_class, "alone", "v", (void (*)(void))alone));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_object_responds_to(RK_OBJECT(tap), "alone", &answer));
    EXPECT(answer);
    OK(rk_invoke(RK_OBJECT(tap), "alone", "v", NULL, NULL));
    EXPECT_LOG("alone()");
    desc.selector = "dropped", desc.encoding = "v", desc.function = (void (*)(void))alone, desc.userdata = &dropped, desc.drop = drop;
    OK(rk_class_add_action(cls, &desc));
    EXPECT_STATUS(rk_class_add_action(cls, &desc), RKStatusAlreadyExists);
    EXPECT(dropped == 0);
}

/* ---- Extensions ---- */

static int32_t answer_one(RKObjectRef self, void *userdata) { (void)self, (void)userdata; return 1; }
static int32_t answer_two(RKObjectRef self, void *userdata) { (void)self, (void)userdata; return 2; }
static RKClassRef leaving;
static int32_t leave(RKObjectRef self, void *userdata) { /* its own extension goes while it runs */
    (void)self, (void)userdata;
    OK(rk_class_remove_extension(leaving));
    EXPECT(dropped == 0);
    return 3;
}

static int32_t ask(RKObjectRef object) {
    int32_t answer = -1;
    OK(rk_invoke(object, "answer", "i", NULL, &answer));
    return answer;
}

static void extensions(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKActionDesc any;
    RKClassRef base, extension;
    RKViewRef object;
    int before = dropped;
    any.selector = "any:", any.function = plain;
    desc.name = "Extended", desc.superclass = "View";
    OK(rk_class_define(context, &desc, &base));
    OK(rk_view_create(context, base, rect(0, 0, 1, 1), &object));
    OK(add(base, "answer", "i", (void (*)(void))answer_one));
    EXPECT(ask(RK_OBJECT(object)) == 1);
    desc.name = NULL, desc.superclass = NULL, desc.actions = &any, desc.action_count = 1;
    OK(rk_class_extend(base, &desc, &extension));
    OK(rk_class_extend(base, &desc, &leaving));
    OK(add(extension, "answer", "i", (void (*)(void))answer_two));
    EXPECT(ask(RK_OBJECT(object)) == 2);
    action.selector = "answer", action.encoding = "i", action.function = (void (*)(void))leave, action.userdata = &dropped, action.drop = drop;
    OK(rk_class_add_action(leaving, &action));
    dropped = 0;
    EXPECT(ask(RK_OBJECT(object)) == 3);
    EXPECT(dropped == 1);
    EXPECT(ask(RK_OBJECT(object)) == 2);
    EXPECT_STATUS(rk_class_add_action(leaving, &action), RKStatusStaleHandle);
    OK(rk_class_remove_extension(extension));
    EXPECT(ask(RK_OBJECT(object)) == 1);
    OK(rk_release(RK_OBJECT(object)));
    dropped = before;
}

/* ---- Memory ---- */

static void scarce(void) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKContextRef poor;
    RKClassRef label;
    RKViewRef object;
    uint64_t limit, used;
    int failures = 0, before = dropped;
    OK(rk_context_create(NULL, &poor));
    OK(rk_view_create(poor, NULL, rect(0, 0, 1, 1), &object));
    OK(rk_context_get_memory_used(poor, &used));
    OK(rk_context_destroy(poor));
    action.selector = "answer", action.encoding = "i", action.function = (void (*)(void))answer_one, action.userdata = &dropped, action.drop = drop;
    for (limit = used;; limit += 8) {
        RKStatus status;
        bool answers_it = true;
        desc.memory_limit = limit;
        dropped = 0;
        OK(rk_context_create(&desc, &poor));
        OK(rk_class_find(poor, "Label", &label));
        OK(rk_view_create(poor, label, rect(0, 0, 1, 1), &object));
        status = rk_class_add_action(label, &action);
        OK(rk_object_responds_to(RK_OBJECT(object), "answer", &answers_it));
        EXPECT(answers_it == (status == RKStatusOK));
        if (status == RKStatusOK) EXPECT(ask(RK_OBJECT(object)) == 1); /* also when nothing is left to remember the encoding in */
        else EXPECT(status == RKStatusNoMemory);
        OK(rk_context_destroy(poor));
        EXPECT(dropped == (status == RKStatusOK));
        if (status == RKStatusOK) break;
        failures++;
    }
    EXPECT(failures > 3);
    dropped = before;
}

int main(void) {
    begin();
    sending();
    disturbances();
    extensions();
    scarce();
    OK(rk_context_destroy(context));
    EXPECT(dropped == 1);
    return check_done("actions");
}
