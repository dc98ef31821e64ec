/* What a program has put together, or kept for too long: records, problems, steps and findings with any numbers, about objects of every kind, some of which have
 * ended or belong to another context. A text may be poor, but each call returns, with a text or with a status (SPEC 357, 358).
 * At random; problems_bad_input tries each kind of problem with each reason.
 *
 *   forged [CALLS] [SEED]
 */
#include <math.h>

#include "check.h"

static uint64_t seed;
static unsigned below(unsigned most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % most;
}
/* Numbers that enumerations, counts and handles have, and those where conversions end. */
static double number(void) {
    static const double numbers[] = {-1, -0.0, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 44, 100, 700, 12345, 65535, 65536, 2147483647.0, -2147483648.0, 4294967295.0, 4e9, 9.3e18, -9.3e18, 1.8e19, 1e300, -1e300, HUGE_VAL, -HUGE_VAL, NAN, 1e-320};
    return below(3) ? numbers[below(sizeof numbers / sizeof *numbers)] : (below(2000) - 1000.0) / (1 + below(64));
}

enum { MOST = 48 };
static RKContextRef context, other_context;
static RKObjectRef objects[MOST];
static unsigned count, own_count; /* the own ones first */
static void have(RKObjectRef object) { objects[count++] = object; }
/* Mostly objects that are alive. */
static RKObjectRef any(void) { return objects[below(below(20) ? own_count : count)]; }
static RKReason reasons[1000];
static unsigned reason_count;
/* Mostly one that there is. */
static RKReason reason(void) { return below(20) ? reasons[below(reason_count)] : (RKReason)below(1000); }
static RKPoint place(void) {
    RKPoint at;
    at.x = number(), at.y = number();
    return at;
}

static void make_objects(void) {
    static const char *const views[] = {"View", "Control", "Button", "Switch", "Slider", "Stepper", "PageControl", "TextField", "ScrollView", "Label", "ImageView"};
    static const char *const recognizers[] = {"Tap", "LongPress", "Pan", "Swipe", "Pinch", "Rotation", "ScreenEdgePan", "Hover"};
    RKClassRef cls = NULL;
    RKViewRef view = NULL, first = NULL;
    RKGestureRecognizerRef recognizer = NULL;
    RKWindowRef window = NULL;
    RKApplicationRef application = NULL;
    size_t k;
    OK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    OK(rk_window_make_key_and_visible(window));
    have(RK_OBJECT(window));
    for (k = 0; k < sizeof views / sizeof *views; k++) {
        OK(rk_class_find(context, views[k], &cls));
        OK(rk_view_create(context, cls, rect(10, 10, 100, 100), &view));
        OK(rk_view_add_subview(RK_VIEW(window), view));
        have(RK_OBJECT(view));
        if (!first) first = view;
    }
    for (k = 0; k < sizeof recognizers / sizeof *recognizers; k++) {
        OK(rk_class_find(context, recognizers[k], &cls));
        OK(rk_gesture_recognizer_create(context, cls, &recognizer));
        OK(rk_view_add_gesture_recognizer(k % 2 ? first : RK_VIEW(window), recognizer));
        have(RK_OBJECT(recognizer));
    }
    OK(rk_context_get_application(context, &application));
    if (application) have(RK_OBJECT(application));
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
    have(RK_OBJECT(view));
    OK(rk_release(RK_OBJECT(view)));
    have(NULL);
    own_count = count;
    OK(rk_view_create(other_context, NULL, rect(0, 0, 1, 1), &view));
    have(RK_OBJECT(view));
}

static void touch_somewhere(double time) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = below(3), sample.location.x = below(320), sample.location.y = below(480), sample.phase = RKTouchPhaseBegan;
    (void)!rk_context_send_touches(context, time, &sample, 1);
    sample.phase = RKTouchPhaseMoved, sample.location.x += below(40);
    (void)!rk_context_send_touches(context, time + 0.05, &sample, 1);
    sample.phase = RKTouchPhaseEnded;
    (void)!rk_context_send_touches(context, time + 0.1, &sample, 1);
}

static int described, refused;
/* Described, or refused because of an argument. */
static void account(RKStatus status) {
    described += status == RKStatusOK;
    refused += status != RKStatusOK;
    EXPECT(status == RKStatusOK || status == RKStatusInvalidArgument || status == RKStatusWrongContext || status == RKStatusStaleHandle || status == RKStatusNoMemory);
}

static void forge_record(void) {
    RKTraceRecord record = RK_INIT(RKTraceRecord);
    size_t length;
    record.reason = reason(), record.value = number(), record.point = place(), record.object = any(), record.other = any();
    record.touch_id = (int64_t)below(5) - 1, record.time = number(), record.rule = below(400), record.depth = below(3), record.sequence = below(1200);
    account(rk_trace_describe(context, &record, NULL, 0, &length));
}
static void forge_problem(void) {
    static const RKProblemPart parts[] = {RKProblemPartSentence, RKProblemPartWhere, RKProblemPartHelp, RKProblemPartExplanation};
    RKProblem problem = RK_INIT(RKProblem);
    RKExplanationStep steps[12];
    size_t length, k;
    problem.kind = (RKProblemKind)below(44), problem.reason = reason(), problem.value = number(), problem.limit = number(), problem.point = place();
    problem.victim = any(), problem.culprit = any(), problem.window = any(), problem.unit = (RKUnit)below(8), problem.count = below(3);
    problem.touch_id = (int64_t)below(5) - 1, problem.time = number(), problem.first_time = number(), problem.rule = below(400);
    problem.sequence = below(2) ? below(1200) : 0, problem.first_sequence = below(1200), problem.severity = (RKProblemSeverity)below(5);
    for (k = 0; k < sizeof parts / sizeof *parts; k++) account(rk_problem_describe(context, &problem, parts[k], NULL, 0, &length));
    memset(steps, 0, sizeof steps);
    steps->struct_size = sizeof *steps;
    account(rk_problem_steps(context, &problem, steps, 12, &length));
}
static void forge_step(void) {
    RKExplanationStep step = RK_INIT(RKExplanationStep);
    size_t length;
    step.reason = reason(), step.value = number(), step.limit = number(), step.unit = (RKUnit)below(8);
    step.subject = any(), step.culprit = any(), step.time = number(), step.rule = below(400);
    account(rk_explanation_step_describe(context, &step, NULL, 0, &length));
}
static void forge_finding(void) {
    RKAuditFinding finding = RK_INIT(RKAuditFinding);
    size_t length;
    finding.kind = (RKAuditKind)below(40), finding.subject = any(), finding.culprit = any(), finding.decider = any();
    finding.area.origin = place(), finding.area.size.width = number(), finding.area.size.height = number();
    finding.value = number(), finding.limit = number(), finding.tolerance = number(), finding.unit = (RKAuditUnit)below(6);
    account(rk_audit_describe(context, &finding, NULL, 0, &length));
}

int main(int argc, char **argv) {
    const int calls = argc > 1 ? atoi(argv[1]) : 25000;
    int k;
    seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 4;
    printf("forged: seed %llu\n", (unsigned long long)seed);
    fflush(stdout);
    for (k = 0; k < 1000; k++) if (rk_reason_name((RKReason)k)) reasons[reason_count++] = (RKReason)k;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_create(NULL, &other_context));
    make_objects();
    OK(rk_trace_start(context, 1000));
    for (k = 0; k < 30; k++) touch_somewhere(1 + k);
    for (k = 0; k < calls; k++) {
        forge_record();
        forge_problem();
        forge_step();
        forge_finding();
    }
    EXPECT(described > calls && refused > calls);
    OK(rk_context_destroy(other_context));
    OK(rk_context_destroy(context));
    return check_done("forged");
}
