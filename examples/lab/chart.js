// Charts as SVG. They are pictures for the eye; the words beside them say the same.
import { drawing } from './elements.js';

const HEIGHT = 260;
const EDGE = { left: 48, right: 20, top: 14, bottom: 30 };
/** Labels on the horizontal axis keep this distance. */
const LABEL_DISTANCE = 110;

/** Round steps for an axis from `from` to `to`, about `count` of them. */
function axisSteps(from, to, count) {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const steps = [];
  for (let at = Math.ceil(from / step) * step; at <= to + step / 1e6; at += step)
    steps.push(Number(at.toFixed(10)));
  return steps;
}

/** Places of a plot in a picture of this width: a function for each axis from values to coordinates. */
function scales(pictureWidth, { rangeX: [fromX, toX], rangeY: [fromY, toY] }) {
  const width = pictureWidth - EDGE.left - EDGE.right;
  const height = HEIGHT - EDGE.top - EDGE.bottom;
  return {
    width: pictureWidth,
    x: (value) => EDGE.left + ((value - fromX) / (toX - fromX)) * width,
    y: (value) => HEIGHT - EDGE.bottom - ((value - fromY) / (toY - fromY)) * height,
  };
}

function axes({ width, x, y }, { rangeX, rangeY, labelX, labelY }) {
  const [left, right] = [EDGE.left, width - EDGE.right];
  return [
    ...axisSteps(...rangeY, 4).flatMap((at) => [
      drawing('line', { class: 'grid', x1: left, x2: right, y1: y(at), y2: y(at) }),
      drawing('text', { class: 'axis', x: left - 8, y: y(at) + 4, 'text-anchor': 'end' }, labelY(at)),
    ]),
    ...axisSteps(...rangeX, width / LABEL_DISTANCE).map((at) =>
      drawing('text', { class: 'axis', x: x(at), y: HEIGHT - 8, 'text-anchor': 'middle' }, labelX(at)),
    ),
  ];
}

/** How each chart is drawn at a width: a picture that were scaled would have unreadable words on a phone. */
const drawings = new WeakMap();
const onResize = new ResizeObserver((entries) => {
  for (const { target } of entries) redraw(target);
});

function redraw(svg) {
  const width = Math.max(240, svg.clientWidth);
  svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  svg.replaceChildren(...drawings.get(svg)(width));
}

function show(svg, draw) {
  svg.setAttribute('aria-hidden', 'true');
  drawings.set(svg, draw);
  redraw(svg);
  onResize.observe(svg);
}

/** A line through points `[x, y]`, with marks `{ at: [x, y], words }`. */
export function drawLine(svg, line, marks, axis) {
  show(svg, (width) => {
    const scale = scales(width, axis);
    const points = line.map(([x, y]) => `${scale.x(x)},${scale.y(y)}`).join(' ');
    return [
      ...axes(scale, axis),
      drawing('polyline', { class: 'line', points }),
      ...marks.flatMap((mark) => markAt(scale, mark)),
    ];
  });
}

/** A dot and its words, to the side on which there is room. */
function markAt({ width, x, y }, { at, words }) {
  const [cx, cy] = [x(at[0]), y(at[1])];
  const place =
    cx < width * 0.6
      ? { x: cx + 10, y: cy + 16, 'text-anchor': 'start' }
      : { x: cx - 10, y: cy - 10, 'text-anchor': 'end' };
  return [
    drawing('circle', { class: 'mark', cx, cy, r: 5 }),
    drawing('text', { class: 'words', ...place }, words),
  ];
}

/** Bars `{ from, to, parts }`, a part being its kind, which is a class, and its height. A line marks zero. */
export function drawBars(svg, bars, axis) {
  show(svg, (width) => {
    const scale = scales(width, axis);
    const zero = scale.x(0);
    return [
      ...axes(scale, axis),
      ...bars.flatMap((bar) => barParts(scale, bar)),
      drawing('line', { class: 'zero', x1: zero, x2: zero, y1: EDGE.top, y2: HEIGHT - EDGE.bottom }),
    ];
  });
}

function barParts({ x, y }, { from, to, parts }) {
  const [left, right] = [x(from), x(to)];
  const gap = right - left > 5 ? 1 : 0;
  let below = 0;
  return parts.map(([kind, height]) => {
    const [bottom, top] = [y(below), y(below + height)];
    below += height;
    return drawing('rect', {
      class: `bar ${kind}`,
      x: left + gap / 2,
      y: top,
      width: right - left - gap,
      height: bottom - top,
    });
  });
}
