import { css } from 'lit';

/** The felt after the last round, and the line of the session wherever it is drawn. */
export const finished = css`
  /* So high that the button below stays where it was during the rounds. */
  .finished {
    display: grid;
    gap: 4px;
    align-content: center;
    inline-size: 100%;
    min-block-size: calc(var(--_width) * 2.8 + 284px);
    padding-block: 10px 8px;
    text-align: center;
  }

  .verdict {
    font: 500 26px/1.2 var(--_voice);
  }

  .total {
    font-size: 44px;
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }

  .finished-note {
    color: var(--_felt-muted);
    font-size: 14px;
  }

  .plot {
    --_plot-line: var(--_action);
    --_plot-zero: var(--_edge);
    --_plot-text: var(--_muted);

    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    position: relative;
    margin-block-start: 14px;
    direction: ltr;
  }

  .felt .plot {
    --_plot-line: var(--_brass);
    --_plot-zero: var(--_felt-line);
    --_plot-text: var(--_felt-muted);
  }

  .plot-summary {
    grid-column: 1 / -1;
    margin-block-end: 14px;
    unicode-bidi: plaintext;
    text-align: start;
    font: 15px/1.5 var(--_voice);
  }

  .scale,
  .chart {
    display: block;
    inline-size: 100%;
    block-size: 150px;
    overflow: visible;
  }

  .scale text {
    fill: var(--_plot-text);
    font: 12px var(--_font);
  }

  .chart .area {
    fill: var(--_plot-line);
    opacity: 0.13;
  }

  .chart .zero {
    stroke: var(--_plot-zero);
    stroke-dasharray: 3 4;
  }

  .chart .line {
    fill: none;
    stroke: var(--_plot-line);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
`;
