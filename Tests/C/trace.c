/* The trace: why a touch went where it went, as records and as sentences. */
#include "check.h"

/* What a program sees that was compiled with a later header, whose record is longer. */
typedef struct LaterRecord {
    RKTraceRecord known;
    uint64_t unknown[2];
} LaterRecord;

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef hidden, hit;
    RKTraceRecord records[64], stop = RK_INIT(RKTraceRecord);
    LaterRecord later[4];
    size_t count = 0, i, more = 0;
    bool on = false, saw_hidden = false, saw_taken = false;
    char text[512];
    uint64_t last = 0;

    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    hidden = add_view(context, NULL, RK_VIEW(window), "cover", rect(0, 0, 100, 100));
    OK(rk_view_set_hidden(hidden, true));

    OK(rk_trace_is_on(context, &on));
    EXPECT(!on);
    OK(rk_explain(RK_OBJECT(hidden), text, sizeof text, NULL));
    EXPECT(strstr(text, "cover got no touch: the trace holds none") != NULL && strstr(text, "it is hidden (SPEC 32)") != NULL);
    EXPECT_STATUS(rk_trace_start(context, 0), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_trace_start(context, 16777217), RKStatusLimitReached);
    OK(rk_trace_start(context, 64));
    OK(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &hit));
    EXPECT(hit == RK_VIEW(window));

    OK(rk_trace_read(context, 0, NULL, 0, &count));
    EXPECT(count >= 3 && count <= 64);
    records[0].struct_size = 0;
    EXPECT_STATUS(rk_trace_read(context, 0, records, 64, &count), RKStatusStructSize);
    for (i = 0; i < 64; i++) records[i] = stop;
    OK(rk_trace_read(context, 0, records, 64, &count));
    for (i = 0; i < count; i++) {
        EXPECT(records[i].sequence == last + 1); /* oldest first, without gaps */
        last = records[i].sequence;
        OK(rk_trace_describe(context, &records[i], text, sizeof text, NULL));
        EXPECT(text[0] != 0);
        EXPECT(rk_reason_name(records[i].reason) != NULL);
        if (records[i].reason == RKReasonHitHidden && records[i].object == RK_OBJECT(hidden)) {
            saw_hidden = true;
            EXPECT(records[i].rule == 32 && records[i].other == RK_OBJECT(window));
            EXPECT(strstr(text, "cover") && strstr(text, "hidden") && strstr(text, "SPEC 32"));
        }
        if (records[i].reason == RKReasonHitTaken) saw_taken = records[i].object == RK_OBJECT(window);
    }
    EXPECT(saw_hidden && saw_taken);
    OK(rk_explain(RK_OBJECT(hidden), text, sizeof text, NULL));
    EXPECT(strstr(text, "hidden") != NULL);

    /* Only what came later; with the caller's stride, and the rest of a longer record zero. */
    OK(rk_trace_read(context, last, NULL, 0, &more));
    EXPECT(more == 0);
    memset(later, 0xab, sizeof later);
    later[0].known.struct_size = (uint32_t)sizeof(LaterRecord);
    OK(rk_trace_read(context, last - 2, &later[0].known, 4, &more));
    EXPECT(more == 2);
    EXPECT(later[0].known.sequence == last - 1 && later[1].known.sequence == last);
    EXPECT(later[1].known.reason == RKReasonHitTaken);

    /* The ring keeps the newest. */
    OK(rk_trace_start(context, 4));
    for (i = 0; i < 20; i++) OK(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &hit));
    OK(rk_trace_read(context, 0, NULL, 0, &count));
    EXPECT(count == 4);
    OK(rk_trace_clear(context));
    OK(rk_trace_read(context, 0, NULL, 0, &count));
    EXPECT(count == 0);
    OK(rk_trace_stop(context));
    EXPECT(rk_reason_name((RKReason)12345) == NULL);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
    return check_done("trace");
}
