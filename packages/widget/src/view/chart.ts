import { html, nothing, svg, type TemplateResult } from 'lit';

/** The line of a session. */
export interface ChartInput {
  /** Net after each round, in smallest units; the line begins at 0 before the first. */
  readonly totals: readonly number[];
  /** What the line shows, in words. */
  readonly summary: string;
  /** Printed beside the zero line. */
  readonly zero: string;
}

/** The drawing's own units; it is stretched to the width that it gets. */
const WIDTH = 300;
const HEIGHT = 120;
/** Room above the highest and below the lowest point. */
const MARGIN = 8;

/** A line drawn in the chart's units, and the height of its zero line. */
export interface ChartLine {
  readonly line: string;
  readonly area: string;
  readonly zero: number;
}

/**
 * Points of the line from 0 on, evenly spaced over the width. The scale takes in zero; a line that never
 * leaves zero runs through the middle.
 */
export function chartLine(totals: readonly number[]): ChartLine {
  const points = [0, ...totals];
  const highest = Math.max(...points);
  const lowest = Math.min(...points);
  const range = highest - lowest;
  const y = (total: number) =>
    range === 0 ? HEIGHT / 2 : MARGIN + ((highest - total) / range) * (HEIGHT - 2 * MARGIN);
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0;
  const line = points.map((total, i) => `${i ? 'L' : 'M'}${round(i * step)} ${round(y(total))}`).join('');
  const zero = round(y(0));
  return { line, area: `${line}L${round((points.length - 1) * step)} ${zero}L0 ${zero}z`, zero };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The line of the total with its zero, and its meaning as text: shown in the panel, only read on the felt, where the
 * total stands beside it. The line runs from left to right in every language.
 */
export function chartView({ totals, summary, zero }: ChartInput): TemplateResult {
  const drawing = chartLine(totals);
  return html`<figure class="plot" part="chart">
    <figcaption class="plot-summary">${summary}</figcaption>
    <svg class="scale" aria-hidden="true">
      <text y="${round((drawing.zero / HEIGHT) * 100)}%" dy=".35em">${zero}</text>
    </svg>
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <path class="area" d=${drawing.area}></path>
      <path class="zero" vector-effect="non-scaling-stroke" d="M0 ${drawing.zero}H${WIDTH}"></path>
      ${
        totals.length > 0
          ? svg`<path class="line" vector-effect="non-scaling-stroke" d=${drawing.line}></path>`
          : nothing
      }
    </svg>
  </figure>`;
}
