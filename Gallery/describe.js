"use strict";

// What a component and its layers are, in words and in code.
const Describe = (() => {
  const mark = "\u{100EC3}";

  // A layer of the data as an object; frames are in the component's coordinates.
  function layers(component) {
    if (component.known) return component.known;
    const parents = [];
    component.known = component.layers.map((row, index) => {
      const [depth, name, x, y, width, height, look, source] = row;
      const [file, line, text] = vitrineData.sources[source];
      const layer = {
        index, depth, name: plain(name), x, y, width, height, look: vitrineData.looks[look],
        file, line, text, parent: parents[depth - 1] || null,
      };
      parents[depth] = layer;
      return layer;
    });
    return component.known;
  }

  // The kit's mark for building blocks has no glyph in common fonts.
  function plain(name) {
    return name.replaceAll(`/${mark}/`, "/");
  }

  function number(value) {
    return String(Math.round(value * 100) / 100).replace("-", "−");
  }

  function percent(alpha) {
    return alpha === undefined || alpha === 1 ? "" : ` ${number(alpha * 100)} %`;
  }

  function size(width, height) {
    return `${number(width)} × ${number(height)}`;
  }

  // CSS.

  function css(value) {
    return String(Math.round(value * 1000) / 1000);
  }

  function px(value) {
    return value === 0 ? "0" : `${css(value)}px`;
  }

  function cssColor(hex, alpha = 1) {
    if (alpha === 1) return hex;
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    return `rgb(${red} ${green} ${blue} / ${css(alpha * 100)}%)`;
  }

  function cssGradient(gradient) {
    const [x, y] = [gradient.to[0] - gradient.from[0], gradient.to[1] - gradient.from[1]];
    const angle = (Math.atan2(x, -y) * 180) / Math.PI;
    const stops = gradient.stops.map((stop) =>
      `${cssColor(stop.color, stop.alpha)} ${css(stop.at * 100)}%`);
    return `linear-gradient(${css(angle)}deg, ${stops.join(", ")})`;
  }

  function cssFill(fill) {
    if (fill.gradient) return cssGradient(fill.gradient);
    if (!fill.color) return null;
    return cssColor(fill.color, fill.alpha);
  }

  function cssCorners(layer) {
    const radii = layer.look.corners?.radii ?? [0];
    if (radii === "max") {
      return [["border-radius", px(Math.min(layer.width, layer.height) / 2)]];
    }
    if (radii.every((radius) => radius === 0)) return [];
    return [["border-radius", new Set(radii).size === 1 ? px(radii[0]) : radii.map(px).join(" ")]];
  }

  function cssShadow(shadow, inset) {
    const lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map(px).join(" ");
    return `${inset ? "inset " : ""}${lengths} ${cssColor(shadow.color, shadow.alpha)}`;
  }

  // CSS lists the topmost first, the kit the bottommost.
  function drawn(list = []) {
    return list.filter((item) => item.drawn !== false).reverse();
  }

  function cssBackground(look) {
    const fills = drawn(look.fills).map(cssFill).filter(Boolean);
    if (fills.length === 0) return [];
    if (look.kind === "text") return [["color", fills[0]]];
    const images = fills.map((fill, at) =>
      fill.startsWith("linear") || at === fills.length - 1
        ? fill : `linear-gradient(${fill} 0 0)`);
    return [["background", images.join(", ")]];
  }

  function cssText(look) {
    if (look.kind !== "text") return [];
    const weights = { Regular: 400, Medium: 500, Semibold: 600, Bold: 700 };
    const weight = weights[look.font.split("-")[1]] || 400;
    const height = look.lineHeight ? `/${px(look.lineHeight)}` : "";
    const rules = [["font", `${weight} ${px(look.fontSize)}${height} -apple-system, Inter, sans-serif`]];
    if (look.align !== "left") rules.push(["text-align", look.align]);
    if (look.transform) rules.push(["text-transform", look.transform]);
    return rules;
  }

  function cssFilter(look) {
    const filter = look.glass || look.backgroundBlur;
    if (!filter) return [];
    const parts = [`blur(${px(filter.radius)})`];
    if (filter.saturation !== 1) parts.push(`saturate(${css(filter.saturation)})`);
    if (filter.brightness !== undefined && filter.brightness !== 1) {
      parts.push(`brightness(${css(filter.brightness)})`);
    }
    return [["backdrop-filter", parts.join(" ")]];
  }

  function cssStack(look) {
    if (!look.stack) return [];
    const { axis, gap, padding, justify, align } = look.stack;
    const rules = [["display", "flex"]];
    if (axis === "vertical") rules.push(["flex-direction", "column"]);
    if (gap && justify !== "between") rules.push(["gap", px(gap)]);
    if (padding?.some((side) => side !== 0)) rules.push(["padding", padding.map(px).join(" ")]);
    if (justify) rules.push(["justify-content", justify === "between" ? "space-between" : justify]);
    if (align) rules.push(["align-items", align]);
    return rules;
  }

  // What CSS can say of a layer; blends and glass are its nearest words.
  function cssOf(layer) {
    const { look } = layer;
    const shadows = [
      ...drawn(look.shadows).map((shadow) => cssShadow(shadow, false)),
      ...drawn(look.innerShadows).map((shadow) => cssShadow(shadow, true)),
    ];
    const borders = drawn(look.borders).filter((border) => border.color);
    const blends = { "plus-lighter": "plus-lighter", "plus-darker": "multiply" };
    const rules = [
      ["width", px(layer.width)], ["height", px(layer.height)], ...cssStack(look), ...cssText(look),
      ...cssBackground(look), ...cssFilter(look),
      ...cssCorners(layer),
      ...(look.kind === "oval" ? [["border-radius", "50%"]] : []),
      ...borders.slice(0, 1).map((border) =>
        ["border", `${px(border.width)} solid ${cssColor(border.color, border.alpha)}`]),
      ...(shadows.length ? [["box-shadow", shadows.join(", ")]] : []),
      ...(look.opacity === undefined ? [] : [["opacity", css(look.opacity)]]),
      ...(look.blend ? [["mix-blend-mode", blends[look.blend] || look.blend]] : []),
      ...(look.clip ? [["overflow", "hidden"]] : []),
    ];
    const body = rules.map(([name, value]) => `  ${name}: ${value};\n`).join("");
    return `/* ${layer.name}, ${layer.file}:${layer.line} */\n.${className(layer.name)} {\n${body}}\n`;
  }

  function className(name) {
    const words = name.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join("-");
    return /^[a-z]/.test(words) ? words : `layer-${words}`;
  }

  // Commands and Swift.

  // The mark is left out, its slashes doubled: the tool reads that.
  function commandName(component) {
    return component.name.replaceAll(`/${mark}/`, "//");
  }

  function command(component, color) {
    const parts = [`./run draw "${commandName(component)}"`];
    if (color) parts.push(`--backdrop "${color}"`);
    if (component.margin > 0) parts.push(`--margin ${component.margin}`);
    return `${parts.join(" ")} -o ${component.slug}.png`;
  }

  function swift(component) {
    const lines = ["import Vitrine", "", "var options = ComponentOptions()", "options.scale = 2"];
    if (component.margin > 0) lines.push(`options.margin = ${component.margin}`);
    lines.push(
      "let renderer = try Renderer()",
      "let picture = try renderer.picture(",
      `  ofComponent: "${commandName(component)}", options)`,
      `try picture.write(to: "${component.slug}.png")`);
    return lines.join("\n") + "\n";
  }

  // Details.

  function element(name, attributes = {}, ...children) {
    const result = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "style") result.style.cssText = value;
      else if (value !== null) result.setAttribute(key, value);
    }
    result.append(...children);
    return result;
  }

  function paint(fill) {
    const background = fill.gradient ? cssFill(fill)
      : fill.color ? `linear-gradient(${cssFill(fill)} 0 0)` : null;
    const words = fill.gradient
      ? fill.gradient.stops.map((stop) => stop.color + percent(stop.alpha)).join(" → ")
      : fill.color ? fill.color + percent(fill.alpha) : fill.image || "picture";
    const item = element("div", { class: "paint" });
    item.append(
      element("span", { class: "chip", style: background ? `--chip: ${background}` : "" }),
      element("code", {}, words));
    const notes = [];
    if (fill.blend && fill.blend !== "normal") notes.push(fill.blend);
    if (fill.drawn === false) notes.push("not drawn");
    if (fill.swatch) notes.push(fill.swatch);
    if (notes.length) item.append(element("small", {}, notes.join(" · ")));
    return item;
  }

  function effect(words, item) {
    const result = paint(item);
    result.prepend(element("span", { class: "effect" }, words));
    return result;
  }

  function glass(filter) {
    return Object.entries(filter).map(([name, value]) => `${name} ${number(value)}`).join(", ");
  }

  function stack(look) {
    const { axis, gap, padding, justify, align } = look.stack;
    const parts = [axis];
    if (gap !== undefined) parts.push(`gap ${number(gap)}`);
    if (padding) parts.push(`padding ${padding.map(number).join(" ")}`);
    if (justify) parts.push(`justify ${justify}`);
    if (align) parts.push(`align ${align}`);
    return parts.join(", ");
  }

  function corners({ radii, smoothing }) {
    const all = radii === "max" ? "capsule"
      : new Set(radii).size === 1 ? number(radii[0]) : radii.map(number).join(" ");
    return smoothing ? `${all}, smoothing ${number(smoothing)}` : all;
  }

  // The rows of a layer's details: a word, and what stands behind it.
  function rows(layer) {
    const { look, parent } = layer;
    const result = [["Frame", `${number(layer.x)}, ${number(layer.y)}  ·  ${size(layer.width, layer.height)}`]];
    if (parent) {
      result.push(["In parent", `${number(layer.x - parent.x)}, ${number(layer.y - parent.y)}`]);
    }
    if (look.kind === "text") {
      const height = look.lineHeight ? ` / ${number(look.lineHeight)}` : "";
      result.push(["Text", look.text], ["Font", `${look.font} ${number(look.fontSize)}${height}, ${look.align}`]);
      if (look.textStyle) result.push(["Text style", look.textStyle]);
    }
    if (look.master) result.push(["Master", plain(look.master)]);
    if (look.textColor) result.push(["Text colour", paint(look.textColor)]);
    if (look.fills) result.push(["Fills", ...[...look.fills].reverse().map(paint)]);
    if (look.borders) {
      result.push(["Borders", ...[...look.borders].reverse().map((border) =>
        effect(`${number(border.width)}, ${border.position}`, border))]);
    }
    for (const [word, list] of [["Shadows", look.shadows], ["Inner shadows", look.innerShadows]]) {
      if (!list) continue;
      result.push([word, ...[...list].reverse().map((shadow) => effect(
        `${number(shadow.x)}, ${number(shadow.y)}, blur ${number(shadow.blur)}, spread ${number(shadow.spread)}`,
        shadow))]);
    }
    if (look.glass) result.push(["Glass", glass(look.glass)]);
    if (look.backgroundBlur) result.push(["Blur", glass(look.backgroundBlur)]);
    if (look.corners) result.push(["Corners", corners(look.corners)]);
    if (look.stack) result.push(["Stack", stack(look)]);
    if (look.sizing) result.push(["Takes", `width ${look.sizing.width}, height ${look.sizing.height}`]);
    if (look.resize) {
      result.push(["Follows", `width ${look.resize.width}, height ${look.resize.height}`]);
    }
    if (look.stroke) result.push(["Stroke", number(look.stroke)]);
    if (look.opacity !== undefined) result.push(["Opacity", `${number(look.opacity * 100)} %`]);
    if (look.blend) result.push(["Blend", look.blend]);
    if (look.clip) result.push(["Clips", "its children"]);
    if (look.style) result.push(["Style", look.style]);
    for (const [word, of] of [["Not the kit’s", look.marks], ["In its master", look.masterMarks]]) {
      if (!of) continue;
      result.push([word, Object.entries(of).map(([name, kind]) => `${name} ${kind}`).join(", ")]);
    }
    return result;
  }

  function details(layer) {
    const list = element("dl");
    for (const [word, ...values] of rows(layer)) {
      list.append(element("dt", {}, word), element("dd", {}, ...values));
    }
    return [
      element("h3", {}, layer.name, element("span", { class: "kind" }, layer.look.kind)), list,
      element("p", { class: "source" }, `${layer.file}:${layer.line}`),
      element("pre", {}, plain(layer.text)),
    ];
  }

  return { layers, plain, number, size, cssOf, command, commandName, swift, details, element };
})();
