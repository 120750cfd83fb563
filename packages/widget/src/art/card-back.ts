import { html, type TemplateResult } from 'lit';

/** The field inside the card-colored border. */
const FIELD = { x: 6, y: 6, width: 88, height: 128, radius: 5 };

/** Scallops: half widths and heights of the outer and the inner arc; every second row is shifted by half a scallop. */
const OUTER = { radius: 10.25, height: 13.6 };
const INNER = { radius: 5.25, height: 7.5 };
const WIDTH = 2 * OUTER.radius;

/** The arcs of one scallop, from its left foot. */
const SCALLOP =
  `a${OUTER.radius} ${OUTER.height} 0 0 1 ${WIDTH} 0` +
  `m${INNER.radius - OUTER.radius - OUTER.radius} 0` +
  `a${INNER.radius} ${INNER.height} 0 0 1 ${2 * INNER.radius} 0`;

/** Left foot of the first scallop and top of the first row: placed so that the pattern is symmetrical. */
const ORIGIN = { x: FIELD.x + FIELD.width / 2 - 2.5 * WIDTH, y: 16 };
const ROWS = 10;
const COLUMNS = 6;

function scallops(): string {
  let path = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = -1; column < COLUMNS; column++) {
      const x = ORIGIN.x + column * WIDTH + (row % 2) * OUTER.radius;
      const y = ORIGIN.y + row * OUTER.height;
      path += `M${x} ${y.toFixed(1)}${SCALLOP}`;
    }
  }
  return path;
}

const SCALLOPS = scallops();

/** The back of a card: scallops of the sea in one path, without a pattern or an image that a policy could forbid. */
export function cardBack(): TemplateResult {
  return html`<svg class="back" viewBox="0 0 100 140" aria-hidden="true">
    <rect x=${FIELD.x} y=${FIELD.y} width=${FIELD.width} height=${FIELD.height} rx=${FIELD.radius}></rect>
    <svg
      x=${FIELD.x}
      y=${FIELD.y}
      width=${FIELD.width}
      height=${FIELD.height}
      viewBox="${FIELD.x} ${FIELD.y} ${FIELD.width} ${FIELD.height}"
    >
      <path d=${SCALLOPS}></path>
    </svg>
  </svg>`;
}
