"""Two text fields: a tap begins editing, text and keys change it, a delegate refuses digits, the return key leads to the next field."""

import responderkit as rk
from shared import make_window, put, tap


class Delegate:
    def did_begin_editing(self, field):
        print(f"  editing of {field.name} begins")

    def did_end_editing(self, field, reason):
        print(f'  editing of {field.name} ends with "{field.text}"')

    def should_change_characters(self, field, limits, replacement):
        refused = any(character.isdigit() for character in replacement)
        if refused:
            print(f'  refused: "{replacement}"')
        return not refused

    def should_return(self, field):
        print(f"  return in {field.name}")
        if field is town:
            field.resign_first_responder()
        else:
            town.become_first_responder()
        return False


def type_text(time, text):
    if not context.insert_text(text, time):
        print(f'  not taken: "{text}"')


def add(name, y):
    field = put(window, name, rk.TextField((20, y, 280, 40), delegate=Delegate()))
    field.add_action(lambda: print(f'  {name} is "{field.text}"'), rk.ControlEvents.EDITING_CHANGED)
    return field


with rk.Context() as context:
    window = make_window()
    person = add("person", 20)
    town = add("town", 80)

    type_text(1, "x")
    print("a tap into the first field:")
    tap(context, 100, 40, 2)
    type_text(3, "Ada")
    type_text(4, " Löve")
    type_text(5, "42")
    context.delete_backward(6)
    print("a word back, and text put there:")
    person.move(rk.TextDirection.BACKWARD, rk.TextGranularity.WORD)
    type_text(7, "v. ")
    print("a word selected and replaced:")
    person.move(rk.TextDirection.FORWARD, rk.TextGranularity.WORD, extend=True)
    type_text(8, "N.")
    print("the return key:")
    type_text(9, "\n")
    type_text(10, "London")
    type_text(11, "\n")
    type_text(12, "x")
    print("set by the program:")
    person.text = "Grace"
    print(f'  {person.name} is "{person.text}"')
