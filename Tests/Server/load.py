#!/usr/bin/env python3
"""Sends good and bad requests to a server at once and tells how it bore that.

    Tests/Server/load.py http://127.0.0.1:8027/ [--pid PID] [--seconds 10] [--clients 16]

Fails on any answer that is not what the request deserves.
"""

import argparse
import collections
import http.client
import json
import random
import socket
import threading
import time
import urllib.parse

ALERT = {"alert": {"title": "Delete “Trip.mov”?", "message": "You can’t undo this action.",
                   "buttons": [{"label": "Delete", "role": "destructive"},
                               {"label": "Cancel", "role": "cancel"}]}}
JSON = {"Content-Type": "application/json"}


def body(value):
    return json.dumps(value).encode()


# What is sent, and the statuses that are right. 503 is right for pictures: a queue may be full.
REQUESTS = [
    ("POST", "draw", body({"draw": "Alerts/Light/Default", "scale": 2}), JSON, {200, 503}),
    ("POST", "draw", body({"draw": "Alerts/Dark/Buttons Stacked", "scale": 1}), JSON, {200, 503}),
    ("POST", "draw", body({"draw": ALERT, "scale": 1}), JSON, {200, 503}),
    ("GET", "", None, {}, {200}),
    ("GET", "health", None, {}, {200}),
    ("GET", "pictures/alerts-light-default.blue.png", None, {}, {200, 503}),
    ("POST", "draw", b"{", JSON, {400, 503}),
    ("POST", "draw", b"[" * 60000, JSON, {400, 503}),
    ("POST", "draw", b"\xff\xfe\x00", JSON, {400, 503}),
    ("POST", "draw", body({"draw": "No Such Thing"}), JSON, {400, 503}),
    ("POST", "draw", body({"draw": "Alerts/Light/Default", "size": "1e300x1e300"}), JSON, {400, 503}),
    ("POST", "draw", body(dict(ALERT, backdrop="/etc/passwd")), JSON, {400, 503}),
    ("POST", "draw", b"x" * 200000, JSON, {413}),
    ("POST", "draw", b"a=1", {"Content-Type": "text/plain"}, {415}),
    ("DELETE", "", None, {}, {405}),
    ("GET", "../../etc/passwd", None, {}, {404}),
]


def memory(pid):
    """Resident and peak memory in MB."""
    if pid is None:
        return None
    with open(f"/proc/{pid}/status") as lines:
        fields = dict(line.split(":", 1) for line in lines)
    return [int(fields[name].split()[0]) // 1024 for name in ("VmRSS", "VmHWM")]


def be_rude(address, until):
    """Opens connections and never finishes a request."""
    kept = []
    while time.monotonic() < until:
        try:
            connection = socket.create_connection(address, timeout=5)
            connection.sendall(random.choice([b"", b"GET / HT", b"POST /draw HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]))
            kept = kept[-20:] + [connection]
        except OSError:
            pass
        time.sleep(0.05)


def ask(address, until, counts, wrong, times):
    connection = http.client.HTTPConnection(*address, timeout=60)
    generator = random.Random(threading.get_ident())
    while time.monotonic() < until:
        method, path, content, fields, right = generator.choice(REQUESTS)
        started = time.monotonic()
        try:
            connection.request(method, "/" + path, content, fields)
            answer = connection.getresponse()
            data = answer.read()
        except (OSError, http.client.HTTPException) as error:
            wrong.append(f"{method} /{path}: {error!r}")
            connection.close()
            continue
        times.append(time.monotonic() - started)
        counts[answer.status] += 1
        if answer.status not in right:
            wrong.append(f"{method} /{path}: {answer.status} {data[:200]!r}")
        elif answer.status >= 400 and "error" not in json.loads(data):
            wrong.append(f"{method} /{path}: no error in {data[:200]!r}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--pid", type=int)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=16)
    options = parser.parse_args()
    parts = urllib.parse.urlsplit(options.url)
    address = (parts.hostname, parts.port)

    before = memory(options.pid)
    until = time.monotonic() + options.seconds
    counts, wrong, times = collections.Counter(), [], []
    threads = [threading.Thread(target=ask, args=(address, until, counts, wrong, times))
               for _ in range(options.clients)]
    threads += [threading.Thread(target=be_rude, args=(address, until)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    times.sort()
    total = sum(counts.values())
    print(f"{total / options.seconds:.0f} requests a second, {options.clients} clients")
    print("statuses:", ", ".join(f"{status}: {count}" for status, count in sorted(counts.items())))
    print(f"time to answer: median {times[total // 2] * 1000:.0f} ms, "
          f"99 % {times[total * 99 // 100] * 1000:.0f} ms, worst {times[-1] * 1000:.0f} ms")
    if before:
        print(f"memory in MB (now, peak): before {before}, after {memory(options.pid)}")
    for line in wrong[:20]:
        print("wrong:", line)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
