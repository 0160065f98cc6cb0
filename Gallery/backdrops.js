"use strict";

// What lies behind the components.
//
// The browser can put any colour behind most pictures. Where glass or a blend reads what lies
// behind, the picture has to be drawn over it: there is one for each fixed backdrop, and a server
// draws others.
const Backdrops = (() => {
  const bay = "url(pictures/backdrop.png) center / cover";
  const fixed = vitrineData.backdrops;
  const listeners = [];
  const drawn = new Map();
  const isServed = location.protocol.startsWith("http");
  let chosen = { id: "auto", color: null };

  function byId(id) {
    return fixed.find((backdrop) => backdrop.id === id);
  }

  function channels(color) {
    return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  }

  // The fixed colour nearest to another.
  function nearest(color) {
    const wanted = channels(color);
    const distance = (backdrop) => channels(backdrop.color)
      .reduce((sum, channel, at) => sum + (channel - wanted[at]) ** 2, 0);
    return fixed.filter((backdrop) => backdrop.color)
      .reduce((best, backdrop) => (distance(backdrop) < distance(best) ? backdrop : best));
  }

  // What is behind a component: a fixed backdrop, or a colour of one's own.
  function behind(component) {
    if (chosen.id === "auto") return byId(component.appearance === "dark" ? "black" : "white");
    if (chosen.id !== "custom") return byId(chosen.id);
    return { id: "custom", title: chosen.color, color: chosen.color };
  }

  // Shows a component's picture over what is chosen; a colour of one's own that is not drawn yet
  // is replaced by the nearest fixed one.
  function show(image, component) {
    let backdrop = behind(component);
    if (component.readsBackdrop) {
      const own = drawn.get(`${component.name} ${backdrop.color}`);
      if (backdrop.id === "custom" && !own) backdrop = nearest(backdrop.color);
      set(image, own || `pictures/${component.slug}.${backdrop.id}.png`);
      image.style.background = "none";
    } else {
      set(image, `pictures/${component.slug}.png`);
      image.style.background = backdrop.color || bay;
    }
    return backdrop;
  }

  function set(image, source) {
    if (image.getAttribute("src") !== source) image.src = source;
  }

  // Has a server draw what `show` had to replace; returns what to tell the person.
  async function drawExactly(component) {
    const backdrop = behind(component);
    if (backdrop.id !== "custom" || !component.readsBackdrop) return "";
    const substitute = nearest(backdrop.color).title.toLowerCase();
    if (!isServed) {
      return `Drawn over ${substitute}: this component reads what lies behind it, so a colour of ` +
        "your own has to be drawn. Open the gallery with ./run for that.";
    }
    const key = `${component.name} ${backdrop.color}`;
    if (drawn.has(key)) return "";
    try {
      const response = await fetch("draw", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          draw: component.name, scale: vitrineData.scale, margin: component.margin,
          backdrop: backdrop.color,
        }),
      });
      if (!response.ok) throw new Error((await response.json()).error);
      drawn.set(key, URL.createObjectURL(await response.blob()));
      return "";
    } catch (error) {
      return `Drawn over ${substitute}: ${error.message}`;
    }
  }

  function choose(id, color = null) {
    chosen = { id, color: color || chosen.color };
    for (const listener of listeners) listener();
  }

  function cycle() {
    const ids = ["auto", ...fixed.map((backdrop) => backdrop.id)];
    choose(ids[(ids.indexOf(chosen.id) + 1) % ids.length]);
    return chosen.id === "auto" ? "Automatic" : byId(chosen.id).title;
  }

  function swatch(group, id, title, background) {
    const input = Describe.element("input", {
      type: "radio", name: `backdrop-${group}`, value: id, "aria-label": title,
    });
    input.addEventListener("change", () => choose(id));
    return Describe.element("label", { class: `swatch ${id}`, title, style: `--chip: ${background}` }, input);
  }

  // Fills an element with the choice; every one of them shows the same.
  function addPicker(place) {
    const group = place.dataset.backdrops;
    place.setAttribute("role", "radiogroup");
    place.setAttribute("aria-label", "Backdrop");
    place.setAttribute("aria-keyshortcuts", "b");
    place.append(swatch(group, "auto", "Automatic backdrop (b)", "linear-gradient(135deg, #fff 50%, #000 50%)"));
    for (const { id, title, color } of fixed) place.append(swatch(group, id, title, color || bay));
    const own = Describe.element("input", { type: "color", value: "#34c759", "aria-label": "Another colour" });
    own.addEventListener("input", () => choose("custom", own.value));
    own.addEventListener("click", () => choose("custom", own.value));
    place.append(Describe.element("label", { class: "swatch own", title: "Another colour" }, own));
    const mark = () => {
      for (const input of place.querySelectorAll("input[type=radio]")) input.checked = input.value === chosen.id;
      own.parentElement.classList.toggle("chosen", chosen.id === "custom");
      if (chosen.color) own.value = chosen.color;
    };
    listeners.push(mark);
    mark();
  }

  return {
    show, behind, drawExactly, cycle, addPicker,
    onChange: (listener) => listeners.push(listener),
  };
})();
