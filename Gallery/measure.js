"use strict";

// Distances between two layers.
const Measure = (() => {
  // An interval's distance from another: a gap, or two differences of edges where they overlap.
  function along(a, b) {
    if (b.from >= a.to) return { gap: [a.to, b.from] };
    if (a.from >= b.to) return { gap: [b.to, a.from] };
    return { starts: [a.from, b.from], ends: [a.to, b.to] };
  }

  // The middle of what two intervals share, or of the second one.
  function middle(a, b) {
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    return to > from ? (from + to) / 2 : (b.from + b.to) / 2;
  }

  function interval(layer, axis) {
    return axis === "x"
      ? { from: layer.x, to: layer.x + layer.width }
      : { from: layer.y, to: layer.y + layer.height };
  }

  const words = { x: ["left edges", "right edges"], y: ["top edges", "bottom edges"] };

  // Returns what lies between two layers along both axes: `{axis, word, value, from, to, at,
  // isGap}`, in points. `at` is the place across the axis.
  function between(a, b) {
    const result = [];
    for (const axis of ["x", "y"]) {
      const across = axis === "x" ? "y" : "x";
      const at = middle(interval(a, across), interval(b, across));
      const { gap, starts, ends } = along(interval(a, axis), interval(b, axis));
      const add = (word, [from, to], isGap) => result.push({
        axis, word, at, isGap, from: Math.min(from, to), to: Math.max(from, to), value: Math.abs(to - from),
      });
      if (gap) {
        add(axis === "x" ? "across" : "down", gap, true);
      } else {
        add(words[axis][0], starts, false);
        add(words[axis][1], ends, false);
      }
    }
    return result;
  }

  // Which of them are worth a line on the picture: gaps, or all edges where there is no gap.
  function lines(distances) {
    const gaps = distances.filter((distance) => distance.isGap);
    return (gaps.length ? gaps : distances).filter((distance) => distance.value > 0.001);
  }

  return { between, lines };
})();
