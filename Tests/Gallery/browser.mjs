// A small driver of Chromium over its debugging pipe: real keys, real pointer, screenshots.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const keyCodes = {
  ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Enter: 13, Escape: 27, Tab: 9,
  Home: 36, End: 35, Backspace: 8,
};

export class Browser {
  static async start(program) {
    const profile = mkdtempSync(join(tmpdir(), "vitrine-chromium-"));
    const child = spawn(program, [
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--hide-scrollbars", "--force-color-profile=srgb", `--user-data-dir=${profile}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    const browser = new Browser(child, profile);
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true }, null);
    browser.session = sessionId;
    await browser.send("Page.enable");
    await browser.send("Runtime.enable");
    await browser.send("Log.enable");
    await browser.send("Page.addScriptToEvaluateOnNewDocument", {
      // Shifts that follow a key or a click are what it asked for.
      source: `window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            for (const { node, previousRect, currentRect } of entry.sources) {
              window.shifts.push([
                node?.id || node?.className || node?.nodeName, previousRect.y, currentRect.y,
              ].join(" "));
            }
          }
        }).observe({ type: "layout-shift", buffered: true });`,
    });
    return browser;
  }

  constructor(child, profile) {
    Object.assign(this, { child, profile, next: 1, session: null, errors: [] });
    this.pending = new Map();
    this.waiting = new Map();
    let rest = "";
    child.stdio[4].setEncoding("utf8");
    child.stdio[4].on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
    child.on("exit", () => {
      for (const { reject } of this.pending.values()) reject(new Error("Chromium ended"));
    });
  }

  receive({ id, method, params, result, error }) {
    if (id) {
      const { resolve, reject } = this.pending.get(id);
      this.pending.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
      return;
    }
    if (method === "Runtime.exceptionThrown") {
      this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === "Log.entryAdded" && params.entry.level === "error") {
      this.errors.push(`${params.entry.text} ${params.entry.url ?? ""}`);
    }
    this.waiting.get(method)?.();
    this.waiting.delete(method);
  }

  send(method, params = {}, sessionId = this.session) {
    const id = this.next++;
    const message = { id, method, params };
    if (sessionId) message.sessionId = sessionId;
    this.child.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  event(method) {
    return new Promise((resolve) => this.waiting.set(method, resolve));
  }

  async open(url, width, height, { isDark = false, isPhone = false } = {}) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 1, mobile: isPhone,
    });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
    await this.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }],
    });
    // Another address of the same page would not be loaded anew.
    await this.navigate("about:blank");
    await this.navigate(url);
  }

  async navigate(url) {
    const loaded = this.event("Page.loadEventFired");
    await this.send("Page.navigate", { url });
    await loaded;
  }

  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  async key(key, modifiers = 0) {
    const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const code = keyCodes[key] ?? key.toUpperCase().charCodeAt(0);
    const event = { key, modifiers, windowsVirtualKeyCode: code, ...(text ? { text } : {}) };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code });
    await this.settle();
  }

  async type(text) {
    for (const character of text) await this.key(character);
  }

  async point(x, y) {
    await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await this.settle();
  }

  async click(x, y) {
    await this.point(x, y);
    const event = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...event });
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...event });
    await this.settle();
  }

  async tap(x, y) {
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.settle();
  }

  // The middle of an element, scrolled into view.
  async middle(selector) {
    return this.run(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()`);
  }

  // The middle of a layer in the viewer.
  place(layer) {
    return this.run(`(() => {
      const index = Describe.layers(Viewer.component).findIndex(({ name }) => name === ${JSON.stringify(layer)});
      const { x, y, width, height } = Describe.layers(Viewer.component)[index];
      const { left, top, width: wide } = document.getElementById("canvas").getBoundingClientRect();
      const zoom = wide / (Viewer.component.pixels[0] / vitrineData.scale);
      const { margin } = Viewer.component;
      return [left + (x + margin + width / 2) * zoom, top + (y + margin + height / 2) * zoom];
    })()`);
  }

  async clickOn(selector) {
    await this.click(...(await this.middle(selector)));
  }

  async tapOn(selector) {
    await this.tap(...(await this.middle(selector)));
  }

  // Waits until the page has drawn what it was told.
  settle() {
    return this.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
  }

  // Waits until an expression holds, for ten seconds.
  async until(expression) {
    for (let count = 0; count < 200; count += 1) {
      if (await this.run(expression)) return;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    throw new Error(`this never came true: ${expression}`);
  }

  // Waits until the pictures in view are there.
  pictures() {
    return this.run(`Promise.all([...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width && bottom > 0 && top < innerHeight && image.getAttribute("src");
    }).map((image) => image.decode().catch(() => { throw new Error("no picture at " + image.src); })))
      .then((list) => list.length)`);
  }

  async screenshot(path) {
    await this.settle();
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(path, Buffer.from(data, "base64"));
  }

  async close() {
    const ended = new Promise((resolve) => this.child.once("exit", resolve));
    await this.send("Browser.close", {}, null).catch(() => {});
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
