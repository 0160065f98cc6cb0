"use strict";

// One component, large: zoom, layers, distances.
const Viewer = (() => {
  const $ = (id) => document.getElementById(id);
  const dialog = $("viewer");
  const [stage, canvas, image, overlay] = ["stage", "canvas", "image", "overlay"].map($);
  const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];
  // At this many screen pixels a pixel of the picture is told from its neighbours.
  const gridFrom = 8;

  let component = null;
  let layers = [];
  let zoom = 1;
  let isFitted = true;
  let hovered = null;
  let current = 0;
  let picks = [];
  let neighbours = () => [];
  let onClose = () => {};

  // Opening and closing.

  function open(wanted) {
    component = wanted;
    layers = Describe.layers(component);
    [hovered, current, picks] = [null, 0, []];
    $("viewer-name").textContent = Describe.plain(component.name);
    if (!dialog.open) dialog.showModal();
    listLayers();
    // The picture is laid out before it is there, so that nothing moves when it comes.
    showPicture();
    fit();
    focusLayer(0);
    // Nothing is outlined before somebody points at it.
    hovered = null;
    update();
  }

  function close() {
    if (dialog.open) dialog.close();
  }

  function step(by) {
    const list = neighbours();
    const at = list.indexOf(component);
    if (list.length > 1) location.replace(address(list[(at + by + list.length) % list.length]));
  }

  function address(wanted) {
    return `#/${encodeURI(Describe.plain(wanted.name))}`;
  }

  // The picture.

  async function showPicture() {
    const shown = component;
    const own = () => Backdrops.behind(component).color;
    image.alt = `${Describe.plain(component.name)}, ${Describe.size(...component.size)} points`;
    const backdrop = Backdrops.show(image, component);
    stage.dataset.backdrop = backdrop.id;
    stage.style.setProperty("--backdrop", backdrop.color || "var(--stage)");
    $("stage-note").textContent = "";
    const note = await Backdrops.drawExactly(component);
    if (shown !== component) return;
    $("stage-note").textContent = note;
    if (note) return;
    Backdrops.show(image, component);
    if (own()) stage.style.setProperty("--backdrop", own());
  }

  function extent() {
    return component.pixels.map((pixels) => pixels / vitrineData.scale);
  }

  function setZoom(wanted, anchor) {
    const [width, height] = extent();
    const old = canvas.getBoundingClientRect();
    const view = stage.getBoundingClientRect();
    const point = anchor || { x: view.left + view.width / 2, y: view.top + view.height / 2 };
    const [x, y] = [(point.x - old.left) / zoom, (point.y - old.top) / zoom];
    zoom = wanted;
    canvas.style.width = `${width * zoom}px`;
    canvas.style.height = `${height * zoom}px`;
    canvas.style.setProperty("--pixel", `${zoom / vitrineData.scale}px`);
    canvas.classList.toggle("pixels", zoom > vitrineData.scale);
    canvas.classList.toggle("ruled", zoom / vitrineData.scale >= gridFrom);
    const now = canvas.getBoundingClientRect();
    stage.scrollLeft += now.left + x * zoom - point.x;
    stage.scrollTop += now.top + y * zoom - point.y;
    $("zoom-level").textContent = `${Describe.number(zoom * 100)} %`;
    drawOverlay();
  }

  function fit() {
    const [width, height] = extent();
    const room = Math.min((stage.clientWidth - 32) / width, (stage.clientHeight - 32) / height);
    isFitted = true;
    setZoom(Math.max(...steps.filter((value) => value <= Math.max(steps[0], Math.min(room, 4)))));
  }

  function zoomBy(direction, anchor) {
    const next = direction > 0
      ? steps.find((value) => value > zoom) : [...steps].reverse().find((value) => value < zoom);
    if (!next) return;
    isFitted = false;
    setZoom(next, anchor);
  }

  // Layers.

  function listLayers() {
    const list = $("layer-list");
    list.replaceChildren(...layers.map((layer) => {
      const row = Describe.element("button", {
        type: "button", role: "option", tabindex: "-1", id: `layer-${layer.index}`,
        "aria-selected": "false", style: `--depth: ${layer.depth}`,
      }, Describe.element("span", { class: `mark ${layer.look.kind}` }), layer.name);
      row.addEventListener("click", () => pick(layer.index));
      row.addEventListener("focus", () => { current = layer.index; hover(layer.index); });
      row.addEventListener("pointerenter", () => hover(layer.index));
      row.addEventListener("pointerleave", () => hover(null));
      return row;
    }));
  }

  function row(index) {
    return $(`layer-${index}`);
  }

  function focusLayer(index) {
    current = Math.max(0, Math.min(layers.length - 1, index));
    for (const option of $("layer-list").children) option.tabIndex = -1;
    row(current).tabIndex = 0;
    row(current).focus({ preventScroll: true });
    reveal(current);
  }

  // Where the list does not scroll by itself, the picture would be scrolled away.
  function reveal(index) {
    if (getComputedStyle($("layers")).overflowY === "auto") row(index).scrollIntoView({ block: "nearest" });
  }

  function hover(index) {
    if (hovered === index) return;
    hovered = index;
    update();
  }

  // The first pick, the second, and then a first one again.
  function pick(index) {
    if (picks.length === 2) picks = [index];
    else if (picks[0] === index) picks = [];
    else picks = [...picks, index];
    current = index;
    update();
    if (picks.length === 2) say(distanceWords().join("; "));
    else if (picks.length === 1) say(`${layers[index].name} is picked; pick another one to measure`);
  }

  // The smallest layer under a place is what somebody means; of equals the topmost.
  function layerAt(event) {
    const origin = canvas.getBoundingClientRect();
    const [x, y] = [
      (event.clientX - origin.left) / zoom - component.margin,
      (event.clientY - origin.top) / zoom - component.margin,
    ];
    let best = null;
    for (const layer of layers) {
      const isInside = x >= layer.x && y >= layer.y && x < layer.x + layer.width && y < layer.y + layer.height;
      if (!isInside) continue;
      if (!best || layer.width * layer.height <= best.width * best.height) best = layer;
    }
    return best ? best.index : null;
  }

  // What is measured: two picks, or one and what the pointer or the focus is on.
  function measured() {
    if (picks.length === 2) return picks.map((index) => layers[index]);
    if (picks.length === 1 && hovered !== null && hovered !== picks[0]) {
      return [layers[picks[0]], layers[hovered]];
    }
    return null;
  }

  function distanceWords() {
    const pair = measured();
    if (!pair) return [];
    return Measure.between(...pair).map(({ word, value }) => `${word} ${Describe.number(value)}`);
  }

  // Showing all that.

  function update() {
    for (const option of $("layer-list").children) {
      const index = Number(option.id.slice(6));
      option.setAttribute("aria-selected", String(picks.includes(index)));
      option.classList.toggle("hovered", index === hovered);
    }
    const shown = hovered ?? picks[picks.length - 1] ?? current;
    $("details").replaceChildren(...Describe.details(layers[shown]));
    showDistances();
    drawOverlay();
  }

  function showDistances() {
    const pair = measured();
    if (!pair) {
      $("distances").replaceChildren();
      return;
    }
    const list = Describe.element("dl");
    for (const { word, value } of Measure.between(...pair)) {
      list.append(Describe.element("dt", {}, word), Describe.element("dd", {}, Describe.number(value)));
    }
    $("distances").replaceChildren(
      Describe.element("h3", {}, `${pair[0].name} – ${pair[1].name}`), list);
  }

  function place(x) {
    return (x + component.margin) * zoom;
  }

  function box(index, name) {
    const layer = layers[index];
    const style = `left: ${place(layer.x)}px; top: ${place(layer.y)}px; ` +
      `width: ${layer.width * zoom}px; height: ${layer.height * zoom}px`;
    return Describe.element("div", { class: `box ${name}`, style },
      Describe.element("span", {}, `${layer.name}  ${Describe.size(layer.width, layer.height)}`));
  }

  function line({ axis, from, to, at, value }) {
    const style = axis === "x"
      ? `left: ${place(from)}px; width: ${(to - from) * zoom}px; top: ${place(at)}px`
      : `top: ${place(from)}px; height: ${(to - from) * zoom}px; left: ${place(at)}px`;
    return Describe.element("div", { class: `line ${axis}`, style },
      Describe.element("span", {}, Describe.number(value)));
  }

  function drawOverlay() {
    if (!component) return;
    const parts = picks.map((index) => box(index, "picked"));
    if (hovered !== null && !picks.includes(hovered)) parts.push(box(hovered, "hovered"));
    const pair = measured();
    if (pair) parts.push(...Measure.lines(Measure.between(...pair)).map(line));
    overlay.replaceChildren(...parts);
  }

  function say(text) {
    $("said").textContent = "";
    requestAnimationFrame(() => { $("said").textContent = text; });
  }

  // Copying.

  function text(kind) {
    const layer = layers[hovered ?? picks[picks.length - 1] ?? current];
    if (kind === "name") return component.name;
    if (kind === "command") return Describe.command(component, Backdrops.behind(component).color);
    return kind === "css" ? Describe.cssOf(layer) : Describe.swift(component);
  }

  async function copy(button) {
    const words = text(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      const area = Describe.element("textarea", { class: "unseen" });
      area.value = words;
      dialog.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      button.focus();
    }
    button.classList.add("done");
    say(`${button.textContent} copied`);
    setTimeout(() => button.classList.remove("done"), 1200);
  }

  // Pointer and keys.

  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") hover(layerAt(event));
  });
  stage.addEventListener("pointerleave", () => hover(null));
  stage.addEventListener("click", (event) => {
    const index = layerAt(event);
    if (index === null) {
      picks = [];
      update();
    } else {
      pick(index);
      reveal(index);
    }
  });
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(-Math.sign(event.deltaY), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  image.addEventListener("dragstart", (event) => event.preventDefault());

  for (const button of dialog.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copy(button));
  }
  $("previous").addEventListener("click", () => step(-1));
  $("next").addEventListener("click", () => step(1));
  $("zoom-in").addEventListener("click", () => zoomBy(1));
  $("zoom-out").addEventListener("click", () => zoomBy(-1));
  $("zoom-fit").addEventListener("click", fit);
  $("close").addEventListener("click", close);
  dialog.addEventListener("close", () => { component = null; onClose(); });

  // Returns whether the key meant something here.
  function key(event) {
    const isChoosing = event.target.matches("input");
    const isScrolling = event.target === stage;
    const moves = { ArrowLeft: () => step(-1), ArrowRight: () => step(1) };
    const inList = {
      ArrowUp: () => focusLayer(current - 1), ArrowDown: () => focusLayer(current + 1),
      Home: () => focusLayer(0), End: () => focusLayer(layers.length - 1),
    };
    const others = { "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: fit };
    const arrows = isChoosing || isScrolling ? {} : { ...moves, ...inList };
    const action = arrows[event.key] || others[event.key];
    if (!action) return false;
    action();
    return true;
  }

  new ResizeObserver(() => { if (component && isFitted) fit(); }).observe(stage);
  Backdrops.onChange(() => { if (component) showPicture(); });

  return {
    open, close, key, address,
    get component() { return component; },
    connect(list, closed) { [neighbours, onClose] = [list, closed]; },
  };
})();
