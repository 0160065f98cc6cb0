// Uses the gallery as a person would: by pointer, by keyboard alone, and on a phone.
//
//   node Tests/Gallery/check.mjs CHROMIUM INDEX.html [FOLDER for screenshots]
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, page, folder] = process.argv.slice(2);
const url = page.includes("://") ? page : pathToFileURL(page).href;
if (folder) mkdirSync(folder, { recursive: true });
const browser = await Browser.start(program);

const run = (expression) => browser.run(expression);
const text = (selector) => run(`document.querySelector(${JSON.stringify(selector)}).textContent.trim()`);
const isOpen = () => run(`document.getElementById("viewer").open`);
const focused = () => run(`document.activeElement.getAttribute("title") || document.activeElement.id || document.activeElement.tagName`);
const shown = () => run(`document.querySelectorAll(".tile").length - document.querySelectorAll("li[hidden] > .tile").length`);

async function shot(name) {
  await browser.pictures();
  if (folder) await browser.screenshot(`${folder}/${name}.png`);
}

async function isStill() {
  assert.deepEqual(await run("window.shifts"), [], "the layout shifts");
}

// No element may reach beyond the window sideways.
async function fits() {
  assert.ok(await run("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways");
}

const checks = {
  async "by pointer"() {
    await browser.open(url, 1600, 1000);
    await shot("1600-grid");
    assert.equal(await shown(), 119);
    await isStill();
    await fits();
    await browser.clickOn("#search");
    await browser.type("sidebar dark header");
    assert.equal(await shown(), 1);
    assert.equal(await text("#count"), "1 of 119 components");
    await browser.clickOn("#search");
    for (let count = 0; count < 30; count += 1) await browser.key("Backspace");
    assert.equal(await shown(), 119);
    await browser.clickOn('.tile[title="Alerts/Light/Default"]');
    assert.ok(await isOpen());
    await shot("1600-viewer");

    const title = await browser.place("Title");
    await browser.point(...title);
    assert.match(await text("#details"), /^Titletext/);
    assert.match(await text("#details"), /30, 22  ·  240 × 22|· +\d+ × \d+/);
    assert.match(await text("#details"), /SFPro-Semibold 17/);
    assert.match(await text("#details"), /specs\/alerts\.txt:\d+/);
    await browser.click(...title);
    await browser.point(...(await browser.place("Description")));
    assert.match(await text("#distances"), /^Title – Description.*down10$/);
    await browser.click(...(await browser.place("Description")));
    await browser.point(5, 5);
    assert.match(await text("#distances"), /^Title – Description.*down10$/);
    assert.equal(await run(`document.querySelectorAll(".box.picked").length`), 2);
    await shot("1600-distances");

    await browser.clickOn('#viewer .swatch.bay input');
    assert.match(await run("image.src"), /alerts-light-default\.bay\.png$/);
    await shot("1600-bay");
    for (let count = 0; count < 7; count += 1) await browser.clickOn("#zoom-in");
    assert.equal(await text("#zoom-level"), "2400 %");
    assert.equal(await run("getComputedStyle(image).imageRendering"), "pixelated");
    assert.equal(await run("image.clientWidth"), await run("canvas.clientWidth"));
    await shot("1600-pixels");
    await browser.clickOn("#close");
    assert.ok(!(await isOpen()));
  },

  async "by keyboard alone"() {
    await browser.open(url, 1024, 768, { isDark: true });
    await shot("1024-grid");
    await isStill();
    await fits();
    await browser.key("/");
    assert.equal(await focused(), "search");
    await browser.type("alerts light");
    await browser.key("ArrowDown");
    assert.equal(await focused(), "Alerts/Light/Default");
    await browser.key("ArrowRight");
    assert.equal(await focused(), "Alerts/Light/Buttons Stacked");
    await browser.key("ArrowDown");
    await browser.key("ArrowUp");
    assert.equal(await focused(), "Alerts/Light/Buttons Stacked");
    await browser.key("ArrowLeft");
    await browser.key("Enter");
    assert.ok(await isOpen());
    await browser.key("b");
    assert.match(await run("image.src"), /alerts-light-default\.white\.png$/);
    await browser.key("b");
    assert.match(await run("image.src"), /alerts-light-default\.grey\.png$/);
    await browser.key("ArrowDown");
    await browser.key("ArrowDown");
    await browser.key("Enter");
    await browser.key("ArrowDown");
    await browser.key("Enter");
    assert.match(await text("#distances"), /^Title – Description.*down10$/);
    await browser.key("+");
    assert.notEqual(await text("#zoom-level"), "100 %");
    await browser.key("0");
    assert.equal(await text("#zoom-level"), "100 %");
    await shot("1024-viewer");
    await browser.key("ArrowRight");
    assert.equal(await text("#viewer-name"), "Alerts/Light/Buttons Stacked");
    await browser.key("ArrowLeft");
    // Everything can be reached, and the focus stays in the dialog.
    const reached = new Set();
    for (let count = 0; count < 24; count += 1) {
      await browser.key("Tab");
      const id = await run("document.activeElement.dataset.copy || document.activeElement.id");
      reached.add(id.startsWith("layer-") ? "layer" : id);
    }
    for (const id of ["close", "zoom-in", "stage", "layer", "command", "swift"]) {
      assert.ok(reached.has(id), `Tab does not reach ${id}`);
    }
    assert.ok(await run(`document.getElementById("viewer").contains(document.activeElement) || document.activeElement === document.body`));
    await browser.key("Escape");
    assert.ok(!(await isOpen()));
    assert.equal(await focused(), "Alerts/Light/Default");
    await browser.key("d");
    assert.equal(await run("document.documentElement.dataset.theme"), "light");
  },

  async "copying"() {
    await browser.open(`${url}#/Alerts/Light/1%20Primary`, 1024, 768);
    const copied = {};
    await run(`navigator.clipboard.writeText = async (words) => { window.words = words; }; 0`);
    for (const kind of ["name", "command", "css", "swift"]) {
      await browser.clickOn(`[data-copy=${kind}]`);
      copied[kind] = await run("window.words");
    }
    assert.equal(copied.name, "Alerts/\u{100EC3}/Light/1 Primary");
    assert.equal(copied.command, './run draw "Alerts//Light/1 Primary" --backdrop "#FFFFFF" -o alerts-light-1-primary.png');
    assert.match(copied.css, /width: 120px;\n {2}height: 48px;/);
    assert.match(copied.css, /border-radius: 24px;/);
    assert.match(copied.swift, /ofComponent: "Alerts\/\/Light\/1 Primary"/);
  },

  // Glass over it has to be drawn: a server does, a page from the file system says that it cannot.
  async "a colour of one's own"() {
    await browser.open(`${url}#/Alerts/Light/Default`, 1024, 768);
    await browser.pictures();
    await run(`(() => {
      const input = document.querySelector("#viewer .own input");
      input.value = "#30b050";
      input.dispatchEvent(new Event("input"));
    })()`);
    if (url.startsWith("file:")) {
      assert.match(await text("#stage-note"), /^Drawn over grey: /);
      assert.match(await run("image.src"), /alerts-light-default\.grey\.png$/);
    } else {
      await browser.until(`image.src.startsWith("blob:")`);
      assert.equal(await text("#stage-note"), "");
    }
    await shot("1024-own-colour");
    await run(`location.hash = Viewer.address(vitrineData.components.find((component) => !component.readsBackdrop)); 0`);
    await browser.settle();
    assert.match(await run("image.style.background"), /rgb\(48, 176, 80\)/);
    assert.equal(await text("#stage-note"), "");
  },

  async "on a phone"() {
    await browser.open(url, 390, 844, { isPhone: true });
    await shot("390-grid");
    await isStill();
    await fits();
    assert.equal(await run(`getComputedStyle(document.querySelector(".grid")).gridTemplateColumns.split(" ").length`), 1);
    await browser.tapOn('.tile[title="Alerts/Light/Default"]');
    assert.ok(await isOpen());
    await shot("390-viewer");
    await browser.tap(...(await browser.place("Title")));
    await browser.tap(...(await browser.place("Description")));
    assert.match(await text("#distances"), /down10$/);
    await shot("390-distances");
    assert.ok(await run("viewer.scrollWidth <= innerWidth"), "the viewer scrolls sideways");
    await browser.tapOn("#close");
    assert.ok(!(await isOpen()));
  },

  async "every picture"() {
    await browser.open(url, 1600, 1000);
    const missing = await run(`Promise.all(vitrineData.components.flatMap((component) => [
      "pictures/" + component.slug + ".png",
      ...(component.readsBackdrop
        ? vitrineData.backdrops.map(({ id }) => "pictures/" + component.slug + "." + id + ".png") : []),
    ].map((source) => new Promise((done) => {
      const image = new Image();
      image.onload = () => done(image.naturalWidth === component.pixels[0]
        && image.naturalHeight === component.pixels[1] ? null : source);
      image.onerror = () => done(source);
      image.src = source;
    })))).then((list) => list.filter(Boolean))`);
    assert.deepEqual(missing, []);
  },
};

let failures = 0;
try {
  for (const [name, check] of Object.entries(checks)) {
    browser.errors = [];
    try {
      await check();
      assert.deepEqual(browser.errors, []);
      console.log(`ok: ${name}`);
    } catch (error) {
      failures += 1;
      console.log(`failed: ${name}: ${error.message}\n${error.stack.split("\n").filter((line) => line.includes("check.mjs"))[0] ?? ""}`);
    }
  }
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
