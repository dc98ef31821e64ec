// The responder chain of a button, printed: views, the controllers whose views they are, the window, the application and its delegate.
#include "../shared.hpp"

static void printChain(const rk::Responder &from) {
    for (const rk::Responder &one : from.chain()) std::printf("  %s %s\n", one.objectClass().name().c_str(), nameOf(one).c_str());
}

int main() {
    const rk::Context context;
    const rk::Application application = context.application();
    application.setName("application");
    const rk::Window window = makeWindow(context);
    const rk::ViewController root(context), page(context);
    root.setName("root");
    page.setName("page");
    const rk::View screen(context, rk::rect(0, 0, 320, 480)), content(context, rk::rect(0, 100, 320, 380));
    screen.setName("screen");
    root.setView(screen);
    window.setRootViewController(root);
    page.setView(content);
    root.addChild(page);
    put(screen, "content", content);
    const rk::Button button = put(content, "button", rk::Button(context, rk::rect(20, 20, 100, 44)));

    std::printf("from the button:\n");
    printChain(button);
    const rk::Responder delegate(context);
    delegate.setName("delegate");
    application.setDelegate(delegate);
    std::printf("from the window, with an application delegate:\n");
    printChain(window);
    content.removeFromSuperview();
    std::printf("from the button, its page removed:\n");
    printChain(button);
}
