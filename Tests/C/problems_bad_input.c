/* rk_problems() (SPEC 357): bad input, a ring that is too small, recordings without notes. */
#include <math.h>
#include <stddef.h>

#include "problem_stage.h"

static void test_bad_input(void) {
    Stage s = scene();
    RKProblem bad = RK_INIT(RKProblem), wide[3];
    RKExplanationStep step = RK_INIT(RKExplanationStep);
    struct {
        RKProblem problem;
        uint64_t later;
    } larger[2];
    char text[8];
    size_t count = 99, length = 0;
    RKControlRef save = button(&s, s.view, rect(100, 100, 50, 50));
    touch_at(&s, 1, 1, 95, 120);
    touch_at(&s, 2, 2, 300, 300);
    EXPECT_STATUS(rk_problems(NULL, 0, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 2, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 1, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 0, NULL), RKStatusInvalidArgument);
    memset(wide, 0, sizeof wide);
    EXPECT_STATUS(rk_problems(s.context, 0, wide, 3, &count), RKStatusStructSize);
    wide[0].struct_size = 8;
    EXPECT_STATUS(rk_problems(s.context, 0, wide, 3, &count), RKStatusStructSize);
    EXPECT(count == 99);
    OK(rk_problems(s.context, 0, NULL, 0, &count));
    EXPECT(count == 2);
    /* Room for one; larger elements. */
    wide[0].struct_size = sizeof *wide;
    OK(rk_problems(s.context, 0, wide, 1, &count));
    EXPECT(count == 1 && wide[0].kind == RKProblemKindNearMiss && wide[1].struct_size == 0);
    memset(larger, 0xff, sizeof larger);
    larger[0].problem.struct_size = sizeof *larger;
    OK(rk_problems(s.context, 0, &larger[0].problem, 2, &count));
    EXPECT(count == 2 && larger[1].problem.kind == RKProblemKindTapUnheard && larger[1].problem.struct_size == sizeof *larger && larger[0].later == UINT64_MAX);
    larger[1].later = 0;
    OK(rk_problem_describe(s.context, &larger[1].problem, RKProblemPartSentence, NULL, 0, &length));
    larger[1].later = 1;
    EXPECT_STATUS(rk_problem_describe(s.context, &larger[1].problem, RKProblemPartSentence, NULL, 0, &length), RKStatusStructNewer);
    wide[0].struct_size = offsetof(RKProblem, window);
    EXPECT_STATUS(rk_problems(s.context, 0, wide, 2, &count), RKStatusStructSize);
    wide[0].struct_size = sizeof *wide;
    /* Texts. */
    EXPECT_STATUS(rk_problem_describe(s.context, NULL, RKProblemPartSentence, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, &bad, RKProblemPartSentence, NULL, 0, &length), RKStatusInvalidArgument); /* no kind */
    EXPECT_STATUS(rk_problem_describe(s.context, wide, (RKProblemPart)4, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, wide, (RKProblemPart)-1, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, wide, RKProblemPartHelp, text, sizeof text, &length), RKStatusBufferTooSmall);
    EXPECT(length > sizeof text);
    wide[0].struct_size = 4;
    EXPECT_STATUS(rk_problem_describe(s.context, wide, RKProblemPartSentence, NULL, 0, &length), RKStatusStructSize);
    EXPECT_STATUS(rk_problem_steps(s.context, wide, &step, 1, &count), RKStatusStructSize);
    EXPECT_STATUS(rk_problem_steps(s.context, NULL, &step, 1, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_steps(s.context, &bad, &step, 1, &count), RKStatusInvalidArgument);
    /* The victim has gone: the texts name it as such, and the record explains. */
    OK(rk_view_remove_from_superview(RK_VIEW(save)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(save)));
    read_problems(s.context, 0);
    EXPECT(found == 2 && problems[0].kind == RKProblemKindNearMiss);
    EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartSentence), "the Button that ended was missed by 5 pt") != NULL);
    EXPECT(text_of(s.context, &problems[0], RKProblemPartExplanation)[0] != 0);
    OK(rk_problem_steps(s.context, &problems[0], &step, 1, &count));
    EXPECT(count == 1 && step.reason == RKReasonNoteBesideControl && step.value == 5 && step.limit == 12);
    /* The trace is off: no list. What was read before is still described. */
    bad = problems[0];
    OK(rk_trace_stop(s.context));
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 0, &count), RKStatusNotFound);
    EXPECT(strstr(rk_last_error(), "rk_trace_start") != NULL);
    EXPECT(text_of(s.context, &bad, RKProblemPartSentence)[0] != 0 && text_of(s.context, &bad, RKProblemPartExplanation)[0] != 0);
    OK(rk_problem_steps(s.context, &bad, &step, 1, &count));
    end(&s);
}

/* A ring that has lost the beginning: what it still holds is judged. */
static void test_ring(void) {
    Stage s = scene();
    int k;
    button(&s, s.view, rect(100, 100, 50, 50));
    OK(rk_trace_start(s.context, 64));
    for (k = 0; k < 100; k++) touch_at(&s, 1 + k, 1 + k, 95, 120);
    read_problems(s.context, 0);
    /* The list has that, too: what it knows begins with the oldest record. */
    EXPECT(found == 2 && problems[1].kind == RKProblemKindTraceIncomplete && problems[1].value == 64 && problems[1].severity == RKProblemSeverityHint);
    EXPECT(problems[1].time > 50 && strncmp(text_of(s.context, &problems[1], RKProblemPartSentence), "the trace has only its latest 64 records", 40) == 0);
    EXPECT(problems[0].kind == RKProblemKindNearMiss && problems[0].count > 1 && problems[0].count < 20);
    end(&s);
}

/* Notes are no decisions: a recording has none, and a replay of what was recorded before they existed has the same decisions. */
static size_t decisions;
static bool count_bytes(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)userdata;
    decisions += count;
    return true;
}
static size_t recorded_bytes(bool traced) {
    Stage s = scene();
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    button(&s, s.view, rect(100, 100, 50, 50));
    if (!traced) OK(rk_trace_stop(s.context));
    decisions = 0;
    desc.writer = count_bytes;
    OK(rk_recorder_start(s.context, &desc));
    touch_at(&s, 1, 1, 95, 120);
    (void)!send(s.context, 2, 1, RKTouchPhaseMoved, 0, 0);
    down(&s, 3, 1, 10, 10);
    move(&s, 3.001, 1, 300, 10);
    up(&s, 4, 1, 300, 10);
    OK(rk_recorder_stop(s.context));
    if (traced) {
        read_problems(s.context, 0);
        EXPECT(found == 3);
    }
    end(&s);
    return decisions;
}
static void test_recording(void) { EXPECT(recorded_bytes(true) == recorded_bytes(false) && decisions > 100); }

/* Each kind has its name, and no other number one. */
static void test_names(void) {
    static const struct { int kind; const char *name; } names[] = {
        {1, "tapUnheard"}, {2, "nearMiss"}, {3, "covered"}, {4, "outside"}, {5, "notInteractive"}, {6, "controlDisabled"}, {7, "swallowed"}, {8,
        "trackingCancelled"}, {9, "withheld"}, {10, "textRefused"}, {11, "touchLost"}, {12, "scrollUnmoved"}, {13, "eventsIgnored"}, {14, "eventUnheard"}, {20, "failedNarrowly"},
        {21, "longWait"}, {22, "recognizerDisabled"}, {23, "recognizerUnheard"}, {24, "recognizerDetached"}, {25, "alwaysPrevented"}, {26,
        "recognizerFailed"}, {30, "beganAgain"}, {31, "neverBegan"}, {32, "notEnded"}, {33, "velocitySpike"}, {34, "timeBackwards"}, {35, "inputDropped"},
        {36, "postRefused"}, {40, "actionLost"}, {41, "diagnostic"}, {42, "traceIncomplete"}};
    size_t k = 0;
    int kind;
    for (kind = -2; kind < 200; kind++) {
        const char *name = rk_problem_kind_name((RKProblemKind)kind);
        if (k < sizeof names / sizeof *names && names[k].kind == kind) EXPECT_TEXT(name, names[k++].name);
        else EXPECT(name == NULL);
    }
    EXPECT(k == sizeof names / sizeof *names);
}

/* What a program has put together, or kept for too long: texts may be poor, no number leads astray. */
static void test_forged(void) {
    static const double values[] = {-1, 0, 1, 2, 3, 5, 700, 12345, 4e9, 1e300, HUGE_VAL, NAN};
    static const RKProblemPart parts[] = {RKProblemPartSentence, RKProblemPartWhere, RKProblemPartHelp, RKProblemPartExplanation};
    Stage s = scene();
    const RKObjectRef objects[] = {NULL, RK_OBJECT(s.view), RK_OBJECT(button(&s, s.view, rect(100, 100, 50, 50)))};
    const size_t value_count = sizeof values / sizeof *values;
    RKExplanationStep steps[4];
    size_t k, object, part, length, described = 0;
    int kind, reason;
    touch_at(&s, 1, 1, 95, 120);
    for (reason = 0; reason < 1000; reason++) {
        if (!rk_reason_name((RKReason)reason)) continue;
        for (k = 0; k < value_count; k++) for (object = 0; object < 3; object++) {
            RKTraceRecord record = RK_INIT(RKTraceRecord);
            record.reason = (RKReason)reason, record.value = values[k], record.point.x = values[value_count - 1 - k], record.point.y = values[k];
            record.object = objects[object], record.other = objects[2 - object];
            OK(rk_trace_describe(s.context, &record, NULL, 0, &length));
        }
        for (kind = 1; kind <= RKProblemKindTraceIncomplete; kind++) for (k = 0; k < value_count; k++) {
            RKProblem problem = RK_INIT(RKProblem);
            if (!rk_problem_kind_name((RKProblemKind)kind)) continue;
            problem.kind = (RKProblemKind)kind, problem.reason = (RKReason)reason, problem.value = values[k], problem.limit = values[value_count - 1 - k];
            problem.victim = objects[(k + (size_t)kind) % 3], problem.culprit = objects[k % 3];
            problem.unit = (RKUnit)(k % 4), problem.count = k, problem.sequence = k % 2 ? UINT64_MAX : 0;
            for (part = 0; part < 4; part++) OK(rk_problem_describe(s.context, &problem, parts[part], NULL, 0, &length));
            steps->struct_size = sizeof *steps;
            OK(rk_problem_steps(s.context, &problem, steps, 4, &length));
            described++;
        }
    }
    EXPECT(described > 50000);
    end(&s);
}

int main(void) {
    test_names();
    test_forged();
    test_bad_input();
    test_ring();
    test_recording();
    return check_done("problems_bad_input");
}
