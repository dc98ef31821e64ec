// why_not.cpp - why a button is not hit, why it did not fire, and what went wrong in a session.
//
//     c++ -std=c++17 why_not.cpp $(pkg-config --cflags --libs responderkit) -o why_not && ./why_not
#include <responderkit/responderkit.hpp>

#include <cstdio>

int main() {
    const rk::Context context;
    context.startTrace(1000);
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.setName("window");
    const rk::View panel(context, rk::rect(0, 0, 320, 100));
    panel.setName("panel");
    const rk::Button button(context, rk::rect(20, 80, 80, 44));
    button.setName("button");
    button.on(rk::ControlEvents::TouchUpInside, [] { std::printf("fired\n"); });
    window.addSubview(panel);
    panel.addSubview(button);

    std::printf("%s\n", button.explainPoint({50, 110}).c_str());
    for (const rk::ExplanationStep &step : button.explainPointSteps({50, 110})) std::printf("%s: %g pt\n", rk::reasonName(step.reason()), step.value());

    context.down(1, {50, 90}, 1);
    button.setEnabled(false);
    context.up(1, {50, 90}, 1.1);
    std::printf("%s\n", button.explain().c_str());

    for (const rk::AuditFinding &finding : window.audit()) std::printf("%s\n", context.describe(finding).c_str());
    for (const rk::Problem &problem : context.problems()) std::printf("%s: %s\n", name(problem.severity()), context.describe(problem, rk::ProblemPart::Sentence).c_str());
}
