"""Uses vitrine's window as a person does: with xdotool's mouse and keyboard, under Xvfb.

use_window.py WINDOW TOOL SHOTS: the programs vitrine-window and vitrine, and a folder for
screenshots. Run in the folder of this file's scenes, with DISPLAY set.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import time

PATIENCE = 30  # seconds for one thing to happen
WINDOW, TOOL, SHOTS = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])


def fail(message):
    raise SystemExit(f"check-window: {message}; see {SHOTS}")


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        fail(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def wait_for(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    fail(f"waited in vain for {what}")


def drawn(scene, name, *options, scale=1):
    """The picture that the tool draws of a scene."""
    path = SHOTS / f"{name}-drawn.png"
    run(TOOL, "draw", str(scene), "--scale", str(scale), "-o", str(path), *options)
    return path


class Window:
    """A window with a scene, or with the demonstration."""

    def __init__(self, name, *words, scale=1, redirection="", environment=None):
        self.name = name
        self.shots = 0
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" {redirection}', "sh", WINDOW, *words, "--scale", str(scale)],
            env=os.environ | (environment or {}), stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if redirection else None, text=True)
        self.id = wait_for("the window", self.find)

    def find(self):
        self.expect_alive()
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Vitrine$"],
            capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else None

    def expect_alive(self):
        if self.process.poll() is not None:
            fail(f"{self.name}: the program ended with status {self.process.returncode}")

    def shot(self):
        self.expect_alive()
        path = SHOTS / f"{self.name}-{self.shots}.png"
        run("import", "-window", self.id, str(path))
        return path

    def next_shot(self):
        self.shots += 1
        return self.shot()

    def wait_until_like(self, picture):
        """Waits until the window shows a picture, pixel for pixel."""
        def is_like():
            compared = subprocess.run(
                ["compare", "-metric", "AE", str(self.shot()), str(picture), "null:"],
                capture_output=True, text=True)
            return compared.returncode == 0
        wait_for(f"{self.name} to look like {picture.name}", is_like)

    def wait_until_unlike(self, shot, what):
        def changed():
            return subprocess.run(
                ["compare", "-metric", "AE", str(self.next_shot()), str(shot), "null:"],
                capture_output=True).returncode == 1
        wait_for(f"{self.name}: {what}", changed)

    def wait_for_rest(self):
        """Waits until two screenshots are the same."""
        def same():
            first = self.next_shot().read_bytes()
            time.sleep(0.3)
            return first == self.next_shot().read_bytes()
        wait_for(f"{self.name} to rest", same)

    def move(self, x, y):
        run("xdotool", "mousemove", "--window", self.id, str(x), str(y))
        time.sleep(0.05)

    def click(self, x, y, times=1):
        self.move(x, y)
        run("xdotool", "click", "--repeat", str(times), "--delay", "60", "1")

    def drag(self, start, end):
        self.move(*start)
        run("xdotool", "mousedown", "1")
        for step in range(1, 6):
            self.move(*(a + (b - a) * step // 5 for a, b in zip(start, end)))
        run("xdotool", "mouseup", "1")

    def type(self, text):
        run("xdotool", "type", "--delay", "30", text)

    def key(self, *keys):
        run("xdotool", "key", "--delay", "30", *keys)

    def expect_end(self, output):
        """Waits for the program's end, in peace and with these words."""
        try:
            told, _ = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            fail(f"{self.name}: the window does not close")
        if told != output or self.process.returncode != 0:
            fail(f"{self.name}: status {self.process.returncode} and {told!r}, not {output!r}")


def clicks_and_drags():
    """At rest the window is the tool's picture; a press that leaves its button is none."""
    window = Window("question", "question.json")
    picture = drawn("question.json", "question")
    window.wait_until_like(picture)
    delete, cancel = (270, 390), (131, 390)
    window.drag(delete, (200, 120))
    time.sleep(1)
    window.wait_until_like(picture)
    # From button to button the press slides along.
    window.drag(delete, cancel)
    window.expect_end("“Cancel” was pressed\n")


def presses_show():
    window = Window("press", "question.json")
    picture = drawn("question.json", "press")
    window.wait_until_like(picture)
    window.move(270, 390)
    run("xdotool", "mousedown", "1")
    window.wait_until_unlike(picture, "a pressed button looks pressed")
    run("xdotool", "mouseup", "1")
    window.expect_end("“Delete” was pressed\n")


def typing():
    """Words are typed, chosen by mouse and keys, copied and pasted."""
    window = Window("rename", "rename.json")
    window.wait_for_rest()
    window.click(100, 357, times=2)  # “Summer”
    window.type("Winter")
    window.key("ctrl+a", "ctrl+c", "End")
    window.type(" / ")
    window.key("ctrl+v", "shift+Home", "Right", "BackSpace")
    window.next_shot()
    window.key("Return")
    window.expect_end(
        "“OK” was pressed\n  Name: “Winter by the sea / Winter by the se”\n")


def resizing():
    window = Window("resize", "question.json")
    scene = json.loads(pathlib.Path("question.json").read_text())
    scene["screen"] = {"width": 700, "height": 500}
    larger = SHOTS / "larger.json"
    larger.write_text(json.dumps(scene))
    picture = drawn(larger, "resize")
    run("xdotool", "windowsize", "--sync", window.id, "700", "500")
    window.wait_until_like(picture)
    window.key("Escape")
    window.expect_end("“Cancel” was pressed\n")


def dense():
    """With two pixels in a point everything is twice as large, the places of clicks too."""
    window = Window("dense", "question.json", scale=2)
    window.wait_until_like(drawn("question.json", "dense", scale=2))
    window.click(540, 780)
    window.expect_end("“Delete” was pressed\n")


def colours():
    """A drag over the grid tells its last colour, and only that."""
    window = Window("colours", "colour.json")
    window.wait_until_like(drawn("colour.json", "colours"))
    window.drag((130, 440), (39, 379))
    window.wait_for_rest()
    window.key("Escape")
    window.expect_end("colour #FEFFFE 80 %\n")


def demonstration():
    """One example after the other, until Escape chooses to quit."""
    window = Window("demonstration")
    window.wait_for_rest()
    chooser = window.next_shot()
    window.key("Tab", "space")
    window.wait_until_unlike(chooser, "an example comes")
    window.wait_for_rest()
    window.key("Escape")
    window.wait_for_rest()
    window.next_shot()
    window.key("Escape")
    window.expect_end("“Cancel” was pressed\n")


def appearance():
    """The window is dark or light as the desktop is, from the start and when that changes."""
    portal = subprocess.Popen(
        ["/usr/bin/python3", "portal.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    portal.stdout.readline()
    try:
        window = Window("appearance", "question.json", "--appearance", "auto")
        window.wait_until_like(drawn("question.json", "dark", "--appearance", "dark"))
        portal.stdin.write("light\n")
        portal.stdin.flush()
        window.wait_until_like(drawn("question.json", "light"))
        window.key("Escape")
        window.expect_end("“Cancel” was pressed\n")
    finally:
        portal.kill()


def still_pictures():
    """What cannot run yet is shown as the tool draws it, until the program is told to end."""
    scene = {"activityView": {"title": "Trip"}, "screen": {"width": 402, "height": 700}}
    path = SHOTS / "still.json"
    path.write_text(json.dumps(scene))
    window = Window("still", str(path))
    window.wait_until_like(drawn(path, "still"))
    window.process.terminate()
    window.expect_end("")


def oversized():
    """A window that is larger than a picture can be shows a part, and comes back."""
    window = Window("oversized", "question.json")
    picture = drawn("question.json", "oversized")
    window.wait_until_like(picture)
    for width, height in ((20000, 100), (9000, 8000), (402, 640)):
        run("xdotool", "windowsize", window.id, str(width), str(height))
        time.sleep(1)
    window.wait_until_like(picture)
    window.key("Escape")
    window.expect_end("“Cancel” was pressed\n")


def answers_that_cannot_be_told():
    """What cannot be written is an error: the file is closed, or there is no room."""
    for name, redirection in (("closed", ">&-"), ("full", ">/dev/full")):
        window = Window(name, "question.json", redirection=redirection)
        window.wait_until_like(drawn("question.json", name))
        window.key("Escape")
        try:
            _, said = window.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            fail(f"{name}: the window does not close")
        if window.process.returncode != 1 or "standard output: cannot be written" not in said:
            fail(f"{name}: status {window.process.returncode} and {said!r}")


def desktop_that_ends():
    """A window outlives the session bus whose appearance it follows."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    address = bus.stdout.readline().strip()
    window = Window("outlives", "question.json", "--appearance", "auto",
                    environment={"DBUS_SESSION_BUS_ADDRESS": address})
    window.wait_until_like(drawn("question.json", "outlives"))
    bus.kill()
    bus.wait()
    time.sleep(1)
    window.key("Escape")
    window.expect_end("“Cancel” was pressed\n")


def processor_time(process):
    return sum(map(int, pathlib.Path(f"/proc/{process.pid}/stat").read_text().split()[13:15]))


def no_desktop():
    """Without a desktop there is an error, but for those who ask for a window that is not seen;
    that rests in peace and can be told to end."""
    bare = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run([WINDOW, "question.json"], env=bare, capture_output=True, text=True,
                          timeout=PATIENCE)
    if done.returncode != 1 or "run it on a desktop, or under Xvfb" not in done.stderr:
        fail(f"no desktop: status {done.returncode} and {done.stderr!r}")
    for driver in ("dummy", "offscreen"):
        process = subprocess.Popen([WINDOW, "question.json"], env=bare | {"SDL_VIDEODRIVER": driver})
        time.sleep(3)
        spans = []
        for _ in range(2):
            before = processor_time(process)
            time.sleep(4)
            spans.append(processor_time(process) - before)
        process.send_signal(signal.SIGTERM)
        if process.wait(timeout=PATIENCE) != 0:
            fail(f"{driver}: status {process.returncode}")
        # A tenth of a processor for looking for events a thousand times a second.
        if max(spans) > 40 * os.sysconf("SC_CLK_TCK") / 100:
            fail(f"{driver}: a window at rest takes {spans} ticks in 4 s")


for test in (clicks_and_drags, presses_show, typing, resizing, dense, colours, demonstration,
             appearance, still_pictures, oversized, answers_that_cannot_be_told,
             desktop_that_ends, no_desktop):
    test()
    print(f"{test.__name__}: passed")
