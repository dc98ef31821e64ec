// Two text fields: a tap begins editing, text and keys change it, a delegate refuses digits, the return key leads to the next field.
#include "../shared.hpp"

struct Form : rk::TextFieldDelegate {
    rk::TextField person, town;
    void didBeginEditing(const rk::TextField &field) override { std::printf("  editing of %s begins\n", field.name().c_str()); }
    void didEndEditing(const rk::TextField &field, rk::TextEndReason) override { std::printf("  editing of %s ends with \"%s\"\n", field.name().c_str(), field.text().c_str()); }
    bool shouldChangeCharacters(const rk::TextField &, size_t, size_t, std::string_view replacement) override {
        if (replacement.find_first_of("0123456789") == std::string_view::npos) return true;
        std::printf("  refused: \"%s\"\n", std::string(replacement).c_str());
        return false;
    }
    bool shouldReturn(const rk::TextField &field) override {
        std::printf("  return in %s\n", field.name().c_str());
        if (field == town) field.resignFirstResponder();
        else town.becomeFirstResponder();
        return false;
    }
    rk::TextField add(const rk::Window &window, const char *name, double y) {
        const rk::TextField field = put(window, name, rk::TextField(window.context(), rk::rect(20, y, 280, 40)));
        field.on(rk::ControlEvents::EditingChanged, [](rk::TextField &sender) { std::printf("  %s is \"%s\"\n", sender.name().c_str(), sender.text().c_str()); });
        field.setDelegate(*this);
        return field;
    }
};

static void type(const rk::Context &context, double time, const char *text) {
    if (!context.insertText(time, text)) std::printf("  not taken: \"%s\"\n", text);
}

int main() {
    Form form; // lives longer than the fields that it is the delegate of
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    form.person = form.add(window, "person", 20);
    form.town = form.add(window, "town", 80);

    type(context, 1, "x");
    std::printf("a tap into the first field:\n");
    tap(context, 100, 40, 2);
    type(context, 3, "Ada");
    type(context, 4, " Löve");
    type(context, 5, "42");
    context.deleteBackward(6);
    std::printf("a word back, and text put there:\n");
    form.person.move(rk::TextDirection::Backward, rk::TextGranularity::Word);
    type(context, 7, "v. ");
    std::printf("a word selected and replaced:\n");
    form.person.move(rk::TextDirection::Forward, rk::TextGranularity::Word, true);
    type(context, 8, "N.");
    std::printf("the return key:\n");
    type(context, 9, "\n");
    type(context, 10, "London");
    type(context, 11, "\n");
    type(context, 12, "x");
    std::printf("set by the program:\n");
    form.person.setText("Grace");
    std::printf("  %s is \"%s\"\n", form.person.name().c_str(), form.person.text().c_str());
}
