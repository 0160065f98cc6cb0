"""An assistive technology: reads vitrine's window through AT-SPI, and operates it.

read_window.py WINDOW, under a session bus with an accessibility bus; WINDOW is the program
vitrine-window. Run in the folder of this file's scenes.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 20  # seconds for one thing to happen


def wait_for(what, condition):
    """Returns the first true value of a condition; events come in meanwhile."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            value = condition()
        except GLib.Error:  # The other side is still coming up, or going.
            value = None
        if value:
            return value
        time.sleep(0.02)
    raise SystemExit(f"check-accessibility: waited in vain for {what}")


def expect(what, actual, expected):
    if actual != expected:
        raise SystemExit(f"check-accessibility: {what} is {actual!r}, not {expected!r}")


def children(node):
    return [node.get_child_at_index(i) for i in range(node.get_child_count())]


def application():
    found = [c for c in children(Atspi.get_desktop(0)) if c and c.get_name() == "Vitrine"]
    return found[0] if found else None


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def has(node, state):
    return node.get_state_set().contains(state)


def outline(node):
    """Role and name of a part and of all parts inside."""
    return (node.get_role_name(), node.get_name(), [outline(child) for child in children(node)])


class Events:
    """The events of a window since they were last taken."""

    def __init__(self, *kinds):
        self.seen = []
        self.listener = Atspi.EventListener.new(self.note)
        for kind in kinds:
            self.listener.register(kind)

    def note(self, event):
        self.seen.append((event.type, event.source.get_name(), event.detail1, event.detail2))

    def wait(self, kind, name):
        def find():
            return [event for event in self.seen if event[0].startswith(kind) and event[1] == name]

        found = wait_for(f"{kind} of “{name}”, got {self.seen}", find)
        self.seen.clear()
        return found[-1]


def part_at(node, x, y):
    """The name of the innermost part at a place of the window."""
    found = Atspi.Component.get_accessible_at_point(node, x, y, Atspi.CoordType.WINDOW)
    return found and found.get_name()


def press(node, name):
    names = [node.get_action_name(i) for i in range(node.get_n_actions())]
    expect(f"the actions of “{node.get_name()}”", name in names, True)
    node.do_action(names.index(name))


def check_outline(frame):
    expect("the outline", outline(frame), (
        "frame", "Vitrine", [("alert", "Sign In", [
            ("heading", "Sign In", []),
            ("static", "Enter the name and password of your account.", []),
            ("entry", "Name", []),
            ("password text", "Password", []),
            ("push button", "Sign In", []),
            ("push button", "Later", []),
            ("push button", "Cancel", []),
        ])]))


def check_states(frame, alert, name, later, cancel):
    expect("the alert’s description", alert.get_description(),
           "Enter the name and password of your account.")
    expect("that the alert is modal", has(alert, Atspi.StateType.MODAL), True)
    for state in ("editable", "focusable", "focused", "enabled", "showing", "single-line"):
        expect(f"that Name is {state}", state in states(name), True)
    for state in ("enabled", "sensitive", "focusable"):
        expect(f"that Later is {state}", state in states(later), False)
    expect("the actions of Later", later.get_n_actions(), 0)
    inside = Atspi.Component.get_extents(cancel, Atspi.CoordType.WINDOW)
    whole = Atspi.Component.get_extents(frame, Atspi.CoordType.WINDOW)
    expect("the window’s size", (whole.width, whole.height), (402, 640))
    expect("Cancel’s height", inside.height, 48)
    expect("the part in the middle of Cancel", part_at(
        frame, inside.x + inside.width // 2, inside.y + inside.height // 2), "Cancel")


def check_text(name, events):
    expect("Name’s words", Atspi.Text.get_character_count(name), 0)
    Atspi.EditableText.set_text_contents(name, "Zoë 👋🏽")
    events.wait("object:text-changed:insert", "Name")
    wait_for("the words", lambda: Atspi.Text.get_text(name, 0, -1) == "Zoë 👋🏽")
    # Two scalars make the one hand that a person sees.
    expect("Name’s length", Atspi.Text.get_character_count(name), 6)
    wait_for("the caret", lambda: Atspi.Text.get_caret_offset(name) == 6)
    # However the other side counts, no character is cut in two.
    Atspi.EditableText.insert_text(name, 3, "é", 1)
    wait_for("inserted words", lambda: Atspi.Text.get_text(name, 0, -1) == "Zoëé 👋🏽")
    Atspi.EditableText.delete_text(name, 3, 4)
    Atspi.EditableText.insert_text(name, 3, "?", 1)
    wait_for("exchanged words", lambda: Atspi.Text.get_text(name, 0, -1) == "Zoë? 👋🏽")
    Atspi.EditableText.delete_text(name, 4, 7)
    wait_for("the rest", lambda: Atspi.Text.get_text(name, 0, -1) == "Zoë?")
    events.wait("object:text-changed:delete", "Name")


def check_quick_edits(name):
    """Edits are edits of what is there when they come, whatever could be seen of it before."""
    for offset, letter in enumerate("abcdef"):
        Atspi.EditableText.insert_text(name, offset, letter, 1)
    wait_for("all letters", lambda: Atspi.Text.get_text(name, 0, -1) == "abcdefZoë?")
    Atspi.EditableText.delete_text(name, 0, 3)
    Atspi.EditableText.delete_text(name, 0, 3)
    wait_for("their end", lambda: Atspi.Text.get_text(name, 0, -1) == "Zoë?")


def check_selection(field, count):
    """The caret and the selection can be put anywhere, and characters have places."""
    text = Atspi.Text
    expect("whether the caret moves", text.set_caret_offset(field, 1), True)
    wait_for("the caret", lambda: text.get_caret_offset(field) == 1)
    expect("whether words can be chosen", text.add_selection(field, 1, 3), True)
    wait_for("the selection", lambda: text.get_n_selections(field) == 1)
    chosen = text.get_selection(field, 0)
    expect("the selection", (chosen.start_offset, chosen.end_offset), (1, 3))
    expect("whether others can be", text.set_selection(field, 0, 0, -1), True)
    wait_for("all of it", lambda: text.get_selection(field, 0).end_offset == count)
    expect("whether they can be left", text.remove_selection(field, 0), True)
    wait_for("no selection", lambda: text.get_n_selections(field) == 0)
    window = Atspi.CoordType.WINDOW
    whole = Atspi.Component.get_extents(field, window)
    right = whole.x
    for offset in range(count):
        area = text.get_character_extents(field, offset, window)
        inside = whole.x <= right <= area.x and area.x + area.width <= whole.x + whole.width
        expect(f"that character {offset} follows in the field", inside, True)
        right = area.x + max(area.width - 1, 1)
        middle = area.x + area.width // 2, area.y + area.height // 2
        expect("the character there", text.get_offset_at_point(field, *middle, window), offset)
    expect("the character elsewhere", text.get_offset_at_point(field, 1, 1, window), -1)


def check_focus(name, password, events):
    Atspi.Component.grab_focus(password)
    events.wait("object:state-changed:focused", "Password")
    wait_for("Password’s focus", lambda: has(password, Atspi.StateType.FOCUSED))
    wait_for("Name to lose it", lambda: not has(name, Atspi.StateType.FOCUSED))
    Atspi.EditableText.set_text_contents(password, "secr")
    Atspi.EditableText.insert_text(password, 4, "e", 1)
    Atspi.EditableText.insert_text(password, Atspi.Text.get_caret_offset(password), "t", 1)
    expect("whether its caret moves", Atspi.Text.set_caret_offset(password, 2), True)
    expect("what can be read of Password", Atspi.Text.get_character_count(password), 0)


def first(node, role, name):
    """The first part inside of a role and name."""
    for child in children(node):
        if (child.get_role_name(), child.get_name()) == (role, name):
            return child
        found = first(child, role, name)
        if found:
            return found
    return None


class Window:
    """The window of a scene, as far as the alert or sheet in it."""

    def __init__(self, scene):
        self.process = subprocess.Popen(
            [sys.argv[1], scene, "--scale", "1"], stdout=subprocess.PIPE, text=True)
        root = wait_for("the application", application)
        self.frame = wait_for("the window", lambda: (children(root) or [None])[0])
        self.top = wait_for("what is in it", lambda: (children(self.frame) or [None])[0])

    def expect_end(self, output):
        told, _ = self.process.communicate(timeout=PATIENCE)
        expect("what the window printed", told, output)
        wait_for("the application to go", lambda: application() is None)


def form():
    window = Window("form.json")
    wait_for("the alert’s parts", lambda: len(children(window.top)) == 7)
    _, _, name, password, sign_in, later, cancel = children(window.top)
    events = Events(
        "object:text-changed", "object:state-changed:focused", "object:children-changed")
    check_outline(window.frame)
    check_states(window.frame, window.top, name, later, cancel)
    check_text(name, events)
    check_quick_edits(name)
    check_selection(name, 4)
    check_focus(name, password, events)
    press(sign_in, "click")
    events.wait("object:children-changed:remove", "Vitrine")
    window.expect_end("“Sign In” was pressed\n  Name: “Zoë?”\n  Password: 6 characters\n")


def colours():
    window = Window("colour.json")
    expect("the sheet’s role", window.top.get_role_name(), "dialog")
    slider = wait_for("the slider", lambda: first(window.top, "slider", "Opacity"))
    value = Atspi.Value
    expect("the opacity", value.get_current_value(slider), 80)
    expect("its range", (value.get_minimum_value(slider), value.get_maximum_value(slider),
                         value.get_minimum_increment(slider)), (0, 100, 1))
    events = Events("object:property-change:accessible-value", "object:state-changed:selected")
    value.set_current_value(slider, 39.7)
    events.wait("object:property-change:accessible-value", "Opacity")
    expect("the nearest opacity", value.get_current_value(slider), 40)
    press(slider, "increment")
    wait_for("a step", lambda: value.get_current_value(slider) == 41)
    spectrum = first(window.top, "page tab", "Spectrum")
    expect("that Grid is chosen", has(first(window.top, "page tab", "Grid"),
                                      Atspi.StateType.SELECTED), True)
    press(spectrum, "click")
    events.wait("object:state-changed:selected", "Spectrum")
    press(first(window.top, "push button", "Close"), "click")
    window.expect_end("colour #FF9500 40 %\ncolour #FF9500 41 %\n")


for test in (form, colours):
    test()
    print(f"an assistive technology reads and operates {test.__name__}")
