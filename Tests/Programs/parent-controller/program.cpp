// A cell that finds the controller it works for, without a link of its own: next responder by next responder, until one is a controller of
// the wanted class.
#include "../shared.hpp"

struct ShopController : rk::Subclass<rk::ViewController> {};

static rk::Made<ShopController> findShop(const rk::Responder &from) {
    for (rk::Responder responder = from; responder; responder = responder.nextResponder()) {
        const auto shop = responder.as<ShopController>();
        std::printf("  %s: %s\n", nameOf(responder).c_str(), shop ? "it is a shop" : "no shop");
        if (shop) return shop;
    }
    return {};
}

int main() {
    const rk::Context context;
    context.application().setName("application");
    const rk::Window window = makeWindow(context);
    const rk::View screen(context, rk::rect(0, 0, 320, 480));
    screen.setName("screen");
    const auto shop = rk::make<ShopController>(context);
    shop.setName("shop");
    shop.setView(screen);
    window.setRootViewController(shop);
    const rk::View list = put(screen, "list", rk::View(context, rk::rect(0, 50, 320, 400)));
    const rk::ViewController page(context);
    page.setName("page");
    page.setView(list);
    shop.addChild(page);
    const rk::View cell = put(list, "cell", rk::View(context, rk::rect(0, 0, 320, 50)));
    const rk::View toast = put(window, "toast", rk::View(context, rk::rect(0, 440, 320, 40)));

    std::printf("the cell's shop:\n");
    std::printf("%s\n", nameOf(findShop(cell)).c_str());
    std::printf("the toast's shop:\n");
    std::printf("%s\n", nameOf(findShop(toast)).c_str());
    std::printf("the cell's nearest controller: %s\n", nameOf(cell.Responder::viewController()).c_str());
    std::printf("the toast's nearest controller: %s\n", nameOf(toast.Responder::viewController()).c_str());
}
