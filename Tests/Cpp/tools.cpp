// Input in one call, many at once, settings, traces, problems, audits, recordings: each function that reads or writes more than a property.
#include <responderkit/responderkit.hpp>

#include "check.hpp"

#include <array>
#include <cmath>
#include <functional>
#include <limits>
#if __cplusplus >= 202002L
#  include <span>
#endif

namespace {

struct World {
    rk::Context context;
    rk::Window window{context, rk::rect(0, 0, 320, 480)};
    World() { window.makeKeyAndVisible(); }
    template <class V> V put(const V &view, const char *name) const {
        view.setName(name);
        window.addSubview(view);
        return view;
    }
};

struct Keys : rk::Subclass<rk::View> {
    std::string heard;
    void pressesBegan(const rk::Presses &presses, const rk::Event &event) override {
        heard += presses.front().characters() + (contains(presses.front().modifierFlags(), rk::KeyModifierFlags::Shift) ? "+ " : " ");
        super::pressesBegan(presses, event);
        if (passes) nextResponder().sendPresses(rk::PressPhase::Began, presses, event);
    }
    void pressesEnded(const rk::Presses &, const rk::Event &) override { heard += "up "; }
    bool passes = false;
};

void input() {
    const World world;
    const rk::Context &context = world.context;
    const auto keys = world.put(rk::make<Keys>(context, rk::rect(0, 0, 100, 100)), "keys");
    const auto outer = rk::make<Keys>(context, rk::rect(0, 0, 100, 100));
    keys.setCanBecomeFirstResponder(true);
    keys.becomeFirstResponder();
    context.keyDown(1, "a", 1);
    context.keyUp(1, 1.5);
    context.keyDown(1, std::string("B"), 2, rk::KeyModifierFlags::Shift);
    context.keyUp(1, 2.5);
    EXPECT(keys->heard == "a up B+ up ");
    world.window.addSubview(outer);
    outer.addSubview(keys);
    keys.becomeFirstResponder();
    keys->passes = true;
    context.keyDown(1, "c", 3);
    context.keyUp(1, 3.5);
    EXPECT(outer->heard == "c c "); // once by super, once by sendPresses()

    // Merged samples, and where the finger will be.
    context.down(7, {200, 200}, 4);
    const std::array<rk::TouchSnapshot, 2> merged{rk::TouchSnapshot{4.02, {205, 200}}, rk::TouchSnapshot{4.04, {210, 200}}};
    rk::TouchSample sample = rk::finger(7, rk::TouchPhase::Moved, {215, 200});
    sample.coalesced = merged.data();
    sample.coalescedCount = merged.size();
    context.sendTouches(4.06, {sample});
    const rk::Touch touch = context.findTouch(7);
    EXPECT(touch.coalesced().size() == 3 && touch.coalesced()[0].location.x == 205 && touch.coalesced()[2].location.x == 215);
    const rk::TouchSnapshot next = touch.predicted(rk::PredictionModel::Linear, 0.02);
    EXPECT(std::abs(next.location.x - 220) < 1e-6 && std::abs(next.timestamp - 4.08) < 1e-9);

    // What a program fills in has C++'s enumerations, and its parts are kept with it.
    rk::TouchDetails details;
    details.estimatedProperties = details.estimatedPropertiesExpectingUpdates = rk::TouchProperties::Force;
    details.estimationUpdateIndex = 3;
    sample = rk::finger(7, rk::TouchPhase::Moved, {216, 200});
    sample.modifiers = rk::KeyModifierFlags::Command | rk::KeyModifierFlags::Shift;
    sample.details = &details;
    context.sendTouches(4.08, {sample});
    EXPECT(touch.estimatedProperties() == rk::TouchProperties::Force && touch.estimationUpdateIndex() == 3);
    rk::EstimationUpdate update;
    update.estimationUpdateIndex = 3;
    update.updatedProperties = rk::TouchProperties::Force;
    update.force = 0.5;
    context.sendEstimationUpdates(4.09, {update});
    EXPECT(touch.force() == 0.5 && touch.estimatedProperties() == rk::TouchProperties{});
#if __cplusplus >= 202002L
    context.sendTouches(4.1, {{.phase = rk::TouchPhase::Moved, .id = 7, .location = {217, 200}, .force = 2}});
    EXPECT(touch.location().x == 217 && touch.force() == 2);
#endif
    context.up(7, {215, 200}, 5);
    EXPECT(touch.isAlive() && !context.findTouch(7) && !context.findPress(1));
    EXPECT(std::string(name(rk::TouchPhase::Began)) == "Began" && std::string(name(static_cast<rk::TouchPhase>(99))).empty() && std::string(name(touch.phase())) == "Ended");

    const rk::TextField field = world.put(rk::TextField(context, rk::rect(0, 300, 100, 30)), "field");
    field.setText("ab");
    EXPECT(field.becomeFirstResponder());
    field.setMarkedText("xyz", 0, 3);
    EXPECT(field.text() == "abxyz" && field.markedRange() == std::make_tuple(size_t{2}, size_t{5}));
    field.unmarkText();
    EXPECT_ERROR(field.markedRange(), RKStatusNotFound, "no marked text");

    // What an observer receives of each call.
    std::string seen;
    context.setObserver([&seen](const rk::Object &object, const rk::Observation &call) {
        if (call.method() == rk::ObservedMethod::TouchesBegan) seen += object.objectClass().name() + " " + std::to_string(call.objects().size()) + " " + std::to_string(call.event().allTouches().size());
    });
    keys.removeFromSuperview();
    outer.removeFromSuperview();
    context.down(1, {200, 400}, 6);
    EXPECT(seen.find("Window 1 1") == 0);
    context.setObserver(nullptr);
}

// Many updates in one call.
void streams() {
    const World world;
    const rk::Context &context = world.context;
    struct Mover : rk::Subclass<rk::View> {
        void touchesMoved(const rk::Touches &touches, const rk::Event &event) override {
            ++moves;
            if (act) act(touches.front(), event);
        }
        int moves = 0;
        std::function<void(const rk::Touch &, const rk::Event &)> act;
    };
    const auto mover = world.put(rk::make<Mover>(context, rk::rect(100, 100, 100, 100)), "mover");
    mover.setMultipleTouchEnabled(true);
    const auto at = [](rk::TouchPhase phase, double x) { return rk::finger(5, phase, {x, 150}); };
    const std::array<double, 5> times{6, 6.1, 6.2, 6.2, 6.3};
    const std::array<rk::TouchSample, 5> stream{at(rk::TouchPhase::Began, 110), at(rk::TouchPhase::Moved, 111), at(rk::TouchPhase::Moved, 112), at(rk::TouchPhase::Moved, 113), at(rk::TouchPhase::Ended, 113)};
    EXPECT(context.sendTouchStream(times, stream) == 5 && mover->moves == 3 && context.time() == 6.3);
    EXPECT(context.sendTouchStream({}, {}) == 0);
    EXPECT_ERROR(context.sendTouchStream({1.0}, {}), RKStatusInvalidArgument, "timestamps are not as many as samples; give each sample its time");
    EXPECT_ERROR(context.sendTouchStream({7, 7}, {stream[0], stream[0]}), RKStatusAlreadyExists, "(the update that begins with timestamps[1], samples[1])");
    context.up(5, {0, 0}, 8);
    EXPECT_ERROR(context.stopTouchStream(), RKStatusNotFound, "stream is not running");
    mover->act = [&context](const rk::Touch &touch, const rk::Event &) {
        if (touch.location().x == 112) context.stopTouchStream();
    };
    EXPECT(context.sendTouchStream(times, stream) == 3 && mover->moves == 5);
    context.up(5, {0, 0}, 9);
    mover->act = [](const rk::Touch &touch, const rk::Event &) {
        if (touch.location().x == 112) throw std::runtime_error("at 112");
    };
    EXPECT_THROWS(context.sendTouchStream(times, stream), "at 112");
    EXPECT(mover->moves == 7 && static_cast<bool>(context.findTouch(5))); // no further update
    context.up(5, {0, 0}, 10); // and nothing is left over
    // The exception of a call inside belongs to that call: the stream continues.
    bool caught = false;
    mover->act = [&](const rk::Touch &touch, const rk::Event &) {
        if (touch.location().x != 112) return;
        try {
            context.down(5, {0, 0}, 10);
        } catch (const rk::Error &) {
            caught = true;
        }
    };
    EXPECT(context.sendTouchStream(times, stream) == 5 && caught && mover->moves == 10);
    // So does one of a stream inside; that one ends.
    size_t inner = 0;
    mover->act = [&](const rk::Touch &touch, const rk::Event &event) {
        if (touch.id() == 6) throw std::runtime_error("inside");
        if (touch.location().x != 112) return;
        const double now = event.timestamp();
        EXPECT_THROWS(inner = context.sendTouchStream({now, now, now}, {rk::finger(6, rk::TouchPhase::Began, {150, 150}), rk::finger(6, rk::TouchPhase::Moved, {151, 150}), rk::finger(6, rk::TouchPhase::Ended, {151, 150})}), "inside");
        EXPECT(static_cast<bool>(context.findTouch(6)));
        context.up(6, {0, 0}, now);
    };
    EXPECT(context.sendTouchStream(times, stream) == 5 && inner == 0 && mover->moves == 14);
}

void geometry() {
    rk::Point point = rk::Point{1, 2} + rk::Point{3, 4} * 2 - rk::Point{2, 2} / 2;
    EXPECT((point == rk::Point{6, 9}));
    point += {1, 0};
    point -= {0, 9};
    const rk::Point nowhere{std::numeric_limits<double>::quiet_NaN(), 0};
    EXPECT((point == rk::Point{7, 0} && point != rk::Point{7, 1} && point != nowhere && nowhere != nowhere));
    EXPECT(rk::rect(0, 0, 1, 2) == rk::rect(0, 0, 1, 2) && rk::rect(0, 0, 1, 2) != rk::rect(0, 0, 2, 1) && (rk::Size{1, 2} != rk::Size{1, 3}));
    EXPECT(rk::transformConcat(rk::transformMakeScale(2, 2), rk::transformMakeScale(0.5, 0.5)) == rk::transformIdentity());
    EXPECT((rk::EdgeInsets{1, 2, 3, 4} == rk::EdgeInsets{1, 2, 3, 4} && rk::EdgeInsets{1, 2, 3, 4} != rk::EdgeInsets{1, 2, 3, 5}));
}

void many() {
    const World world;
    const rk::Context &context = world.context;
    const std::vector<rk::Rect> frames{rk::rect(0, 0, 100, 100), rk::rect(10, 10, 20, 20), rk::rect(200, 0, 100, 100)};
    const std::array<int64_t, 3> superviews{-1, 0, -1};
    const std::vector<rk::View> made = context.createViews(frames, world.window, superviews);
    EXPECT(made.size() == 3 && made[1].superview() == made[0] && made[2].superview() == world.window);
    EXPECT(context.createViews({rk::rect(0, 200, 10, 10)}, world.window, {}, context.findClass("ImageView"))[0].objectClass().name() == "ImageView");
    EXPECT_ERROR(context.createViews(frames, world.window, {0}), RKStatusInvalidArgument, "superviews");
    EXPECT_ERROR(context.createViews(frames, made[0], std::array<int64_t, 3>{-1, 2, -1}), RKStatusInvalidArgument, "superviews");

    const std::array<rk::Point, 4> points{rk::Point{15, 15}, {50, 50}, {250, 50}, {160, 50}};
    const std::vector<rk::View> wanted{made[1], made[0], made[2], world.window};
    EXPECT(world.window.hitTestMany(points) == wanted);
#if __cplusplus >= 202002L
    EXPECT(world.window.hitTestMany(std::span(points).first(2)).size() == 2);
#endif
    EXPECT(world.window.hitTestMany({}).empty() && !world.window.hitTestMany({{-1, 0}})[0]);
    {
        rk::Snapshot taken = world.window.takeSnapshot(), snapshot = std::move(taken);
        made[1].setHidden(true);
        const std::vector<RKViewRef> hit = snapshot.hitTestMany(points);
        for (size_t k = 0; k < points.size(); k++) EXPECT(rk::borrow<rk::View>(hit[k]) == wanted[k] && snapshot.hitTest(points[k]) == hit[k]);
        made[1].setHidden(false);
        taken = world.window.takeSnapshot(true);
        EXPECT(snapshot.hitTest({-1, 0}) == nullptr && taken.hitTestMany({}).empty());
    }
    const std::vector<rk::View> map = world.window.hitMap(rk::rect(0, 0, 320, 100), 32, 10);
    EXPECT(map.size() == 320 && map[0] == made[0] && map[33] == made[1] && map[31] == world.window && map[25] == made[2]);
    EXPECT_ERROR(world.window.hitMap(rk::rect(0, 0, 1, 1), SIZE_MAX, 2), RKStatusLimitReached, "columns");
    EXPECT_ERROR(world.window.hitMap(rk::rect(0, 0, 1, 1), 0, 2), RKStatusInvalidArgument, "");

    made[0].setTransform3D({2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1});
    EXPECT(made[0].transform().a == 2 && made[0].transform().d == 3 && made[0].transform().tx == 5);
    EXPECT_ERROR(made[0].setTransform3D({1, 2, 3}), RKStatusInvalidArgument, "16");

    std::string undo = "undo manager";
    world.window.setValue("undo", &undo);
    EXPECT(made[1].findValue<std::string>("undo") == &undo && made[1].findValue<int>("nothing") == nullptr);
    world.window.setValue("undo", nullptr);
    EXPECT(made[1].findValue<std::string>("undo") == nullptr);
}

void settings() {
    const rk::Context context;
    const rk::Config key = rk::Config::DisabledControlsHitTestNil;
    EXPECT(context.config(key) == rk::configDefault(key) && std::string(rk::configName(key)) == "disabledControlsHitTestNil");
    context.setConfig(key, 1);
    EXPECT(context.config(key) == 1);
    EXPECT_ERROR(context.setConfig(key, 7), RKStatusInvalidArgument, "");
    EXPECT(std::string(rk::versionString()) == RK_VERSION_STRING && rk::abiVersion() == ((RK_ABI_MAJOR << 16) | RK_ABI_MINOR) && rk::runLoopTime() > 0);
    EXPECT(std::string(rk::problemKindName(rk::ProblemKind::NearMiss)) == "nearMiss" && std::string(rk::auditKindName(rk::AuditKind::CutOff)) == "cutOff");
    EXPECT(std::string(rk::statusName(RKStatusNotFound)) == "RKStatusNotFound" && std::string(rk::statusMessage(RKStatusNotFound)).size() > 3);
}

void reasons() {
    const World world;
    const rk::Context &context = world.context;
    EXPECT(!context.isTracing() && context.trace().empty());
    EXPECT_ERROR(context.problems(), RKStatusNotFound, "trace is off");
    context.startTrace(1000);
    const rk::View panel = world.put(rk::View(context, rk::rect(0, 0, 320, 100)), "panel");
    const rk::Button button(context, rk::rect(20, 80, 80, 44));
    button.setName("button");
    panel.addSubview(button);
    button.on(rk::ControlEvents::TouchUpInside, [] {});
    button.setEnabled(false);
    context.down(1, {50, 90}, 1);
    context.up(1, {50, 90}, 1.1);

    const std::vector<rk::TraceRecord> records = context.trace();
    EXPECT(context.isTracing() && !records.empty() && records.back().sequence() > records.front().sequence());
    EXPECT(!context.describe(records.front()).empty() && context.trace(records.back().sequence()).empty());
    bool disabled = false;
    for (const rk::ExplanationStep &step : button.explainSteps()) {
        disabled = disabled || step.reason() == rk::Reason::ControlDisabled;
        EXPECT(!context.describe(step).empty());
    }
    EXPECT(disabled && button.explain().find("disabled") != std::string::npos && !button.explainTouch(1).empty());
    EXPECT(button.explainPointSteps({50, 110}).back().subject() && button.explainPoint({50, 110}).find("panel") != std::string::npos);

    const std::vector<rk::Problem> problems = context.problems();
    EXPECT(problems.size() == 1 && problems[0].kind() == rk::ProblemKind::ControlDisabled && problems[0].victim() == button && problems[0].count() == 1 && problems[0].window() == world.window);
    EXPECT(context.describe(problems[0], rk::ProblemPart::Sentence).find("button") != std::string::npos && !context.problemSteps(problems[0]).empty());
    context.down(2, {200, 300}, 3);
    const size_t before = context.problems().size();
    EXPECT(context.problems(rk::ProblemFlags::InputEnded).size() == before + 1); // a finger that is down when the input has ended

    rk::AuditOptions options;
    options.flags = rk::AuditFlags::Detached;
    const std::vector<rk::AuditFinding> findings = world.window.audit();
    EXPECT(world.window.audit(options).size() == findings.size());
    bool cut = false;
    for (const rk::AuditFinding &one : findings) {
        cut = cut || (one.kind() == rk::AuditKind::CutOff && one.subject() == button && one.culprit() == panel && one.value() == 24 && one.unit() == rk::AuditUnit::Points);
        EXPECT(!context.describe(one).empty() && !one.decider());
    }
    EXPECT(cut);
    context.clearTrace();
    context.stopTrace();
    EXPECT(!context.isTracing() && context.trace().empty());
}

void recordings() {
    std::string written;
    size_t calls = 0;
    {
        const World world;
        world.context.record([&written](const void *bytes, size_t count) {
            written.append(static_cast<const char *>(bytes), count);
            return true;
        });
        world.context.down(1, {5, 5}, 1);
        world.context.markRecording("here");
        world.context.flushRecorder();
        EXPECT(written.find("here") != std::string::npos);
        world.context.stopRecorder();
        world.context.up(1, {5, 5}, 2);
        world.context.advance(5);
        // A writer that throws stops the recorder; the call that was running throws.
        const auto full = [&calls](const void *, size_t) -> bool {
            ++calls;
            throw std::runtime_error("no room");
        };
        EXPECT_THROWS(world.context.record(full), "no room");
        world.context.down(1, {5, 5}, 6);
    }
    EXPECT(written.size() > 100 && calls == 1);
}

void timers() {
    const rk::Context context;
    std::string heard;
    context.addTimer(2, [&heard](double time) { heard += "at " + std::to_string(static_cast<int>(time)) + " "; });
    const rk::Timer cancelled = context.addTimer(1, [&heard] { heard += "never "; });
    EXPECT(context.nextDeadline() == 1);
    cancelled.cancel();
    EXPECT(context.nextDeadline() == 2);
    context.advance(3);
    EXPECT(heard == "at 2 " && std::isinf(context.nextDeadline()));
    context.post([&heard] { heard += "posted "; });
    EXPECT(context.queueCount() == 1 && context.drain() == 1 && heard == "at 2 posted ");
}

}  // namespace

int main() {
    input();
    streams();
    geometry();
    many();
    settings();
    reasons();
    recordings();
    timers();
    return finished("tools");
}
