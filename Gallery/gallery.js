"use strict";

// The page: all components, the search, and what the keys do.
(() => {
  const $ = (id) => document.getElementById(id);
  const { components } = vitrineData;
  const search = $("search");
  const pageTitles = {
    alerts: "Alerts", "activity-views": "Activity Views", sidebars: "Sidebars",
    "color-pickers": "Color Pickers",
  };
  const tiles = [];
  const sections = [];

  // The tiles.

  function grouped(list, key) {
    const groups = new Map();
    for (const item of list) {
      const name = key(item);
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(item);
    }
    return groups;
  }

  // Light and dark of the same stand side by side, in the kit's order.
  function paired(list) {
    return [...grouped(list, (component) => component.title).values()].flatMap((group) =>
      group.sort((a, b) => Number(a.appearance === "dark") - Number(b.appearance === "dark")));
  }

  function tile(component) {
    const [width, height] = component.pixels.map((pixels) => pixels / vitrineData.scale);
    const image = Describe.element("img", {
      class: "picture", alt: "", loading: "lazy", decoding: "async", width, height,
      style: `--w: ${width}; --h: ${height}`,
    });
    const link = Describe.element("a", {
      class: "tile", href: Viewer.address(component), title: Describe.plain(component.name),
      "aria-label": `${Describe.plain(component.name)}, ${Describe.size(...component.size)}`,
    },
    Describe.element("span", { class: "frame" }, image),
    Describe.element("span", { class: "title" }, component.title),
    Describe.element("span", { class: "about" },
      [component.appearance, Describe.size(...component.size)].filter(Boolean).join(" · ")));
    const entry = { component, link, image, words: words(component) };
    tiles.push(entry);
    return Describe.element("li", {}, link);
  }

  function words(component) {
    return `${Describe.plain(component.name)} ${component.family} ${component.page}`.toLowerCase();
  }

  function family(name, list) {
    const heading = Describe.element("h3", {}, name, Describe.element("span", {}, String(list.length)));
    const grid = Describe.element("ul", { class: "grid" }, ...paired(list).map(tile));
    return Describe.element("section", { class: "family", "aria-label": name }, heading, grid);
  }

  function build() {
    const contents = Describe.element("ul");
    for (const [page, list] of grouped(components, (component) => component.page)) {
      const title = pageTitles[page] || page;
      const families = [...grouped(list, (component) => component.family)]
        .map(([name, members]) => family(name, members));
      const section = Describe.element("section", { class: "kit-page", id: page, tabindex: "-1" },
        Describe.element("h2", {}, title, Describe.element("span", {}, String(list.length))), ...families);
      const link = Describe.element("a", { href: `#${page}` }, title,
        Describe.element("span", {}, String(list.length)));
      contents.append(Describe.element("li", {}, link));
      sections.push({ section, families, item: contents.lastChild });
      $("components").append(section);
    }
    $("contents").append(contents);
    $("components").append(Describe.element("p", { class: "nothing", hidden: "" },
      "Nothing has that name. ", Describe.element("button", { type: "button" }, "Show all")));
    $("components").querySelector(".nothing button").addEventListener("click", () => {
      search.value = "";
      filter();
      search.focus();
    });
  }

  function showPictures() {
    for (const { component, image, link } of tiles) {
      const backdrop = Backdrops.show(image, component);
      link.style.setProperty("--backdrop", backdrop.color || "var(--stage)");
    }
  }

  // The search: every word has to be in the name.

  function filter() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { link, words } of tiles) {
      const isWanted = wanted.every((word) => words.includes(word));
      link.parentElement.hidden = !isWanted;
      if (isWanted) count += 1;
    }
    for (const { section, families, item } of sections) {
      for (const part of families) part.hidden = !part.querySelector("li:not([hidden])");
      section.hidden = families.every((part) => part.hidden);
      item.hidden = section.hidden;
    }
    $("components").querySelector(".nothing").hidden = count > 0;
    $("count").textContent = count === components.length
      ? `${count} components` : `${count} of ${components.length} components`;
  }

  function visible() {
    return tiles.filter(({ link }) => !link.parentElement.hidden);
  }

  // The keys.

  // The tile in a direction; up and down look for the nearest in the next row.
  function neighbour(link, key) {
    const list = visible().map((entry) => entry.link);
    const at = list.indexOf(link);
    if (key === "ArrowLeft") return list[at - 1];
    if (key === "ArrowRight") return list[at + 1];
    const here = link.getBoundingClientRect();
    const down = key === "ArrowDown";
    const others = (down ? list.slice(at + 1) : list.slice(0, at).reverse())
      .map((other) => ({ other, rect: other.getBoundingClientRect() }))
      .filter(({ rect }) => (down ? rect.top > here.top + 1 : rect.top < here.top - 1));
    const row = others.filter(({ rect }) => Math.abs(rect.top - others[0].rect.top) < 1);
    const distance = ({ rect }) => Math.abs(rect.left - here.left);
    return row.reduce((best, entry) => (!best || distance(entry) < distance(best) ? entry : best), null)?.other;
  }

  function move(event) {
    const focused = document.activeElement;
    if (focused === search) {
      if (event.key !== "ArrowDown") return false;
      visible()[0]?.link.focus();
      return true;
    }
    if (focused.matches("input")) return false;
    const target = focused.matches(".tile") ? neighbour(focused, event.key) : null;
    if (focused.matches(".tile") && !target) {
      if (event.key === "ArrowUp") search.focus();
      return true;
    }
    if (!target && focused !== document.body) return false;
    (target || visible()[0]?.link)?.focus();
    return true;
  }

  function pageKey(event) {
    if (event.key.startsWith("Arrow")) return move(event);
    if (event.key === "Escape" && document.activeElement === search) {
      search.value = "";
      filter();
      return true;
    }
    if (event.key === "/" && document.activeElement !== search) {
      search.focus();
      search.select();
      return true;
    }
    return false;
  }

  function isTyping(target) {
    return target.matches("input[type=search], textarea");
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = Viewer.component !== null;
    if (isOpen ? Viewer.key(event) : pageKey(event)) {
      event.preventDefault();
    } else if (!isTyping(event.target)) {
      if (event.key === "b") Backdrops.cycle();
      if (event.key === "d") setTheme(!isDark());
    }
  });

  // Light and dark.

  function isDark() {
    const { theme } = document.documentElement.dataset;
    return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function setTheme(dark) {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    $("theme").setAttribute("aria-pressed", String(dark));
    try {
      localStorage.setItem("vitrine-theme", dark ? "dark" : "light");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  function restoreTheme() {
    let stored = null;
    try {
      stored = localStorage.getItem("vitrine-theme");
    } catch {
      // The system's choice holds.
    }
    if (stored) setTheme(stored === "dark");
    $("theme").setAttribute("aria-pressed", String(isDark()));
  }

  // Addresses: #/NAME opens a component, #PAGE is a place on the page.

  function followAddress() {
    const name = decodeURI(location.hash.slice(1));
    const found = components.find((component) => `/${Describe.plain(component.name)}` === name);
    if (found) Viewer.open(found);
    else Viewer.close();
  }

  Viewer.connect(() => visible().map((entry) => entry.component), () => {
    const name = decodeURI(location.hash.slice(2));
    history.replaceState(null, "", location.pathname + location.search);
    const entry = tiles.find(({ component }) => Describe.plain(component.name) === name);
    entry?.link.focus();
    entry?.link.scrollIntoView({ block: "nearest" });
  });

  build();
  restoreTheme();
  for (const place of document.querySelectorAll("[data-backdrops]")) Backdrops.addPicker(place);
  Backdrops.onChange(showPictures);
  showPictures();
  search.addEventListener("input", filter);
  $("theme").addEventListener("click", () => setTheme(!isDark()));
  window.addEventListener("hashchange", followAddress);
  filter();
  followAddress();
})();
