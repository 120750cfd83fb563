import { css } from 'lit';

/** The host as a box, the frame that shuts out what it would inherit from the page, and the bar above the table. */
export const frame = css`
  /* A size container has no width of its own: inside shrink-to-fit boxes it takes this one, but never overflows. */
  :host {
    display: block;
    container: cs / inline-size;
    contain-intrinsic-inline-size: 480px;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  :host([hidden]) {
    display: none !important;
  }

  /* Of ::before and ::after only those that are there: named for all, browsers work out two more styles per element. */
  *,
  :is(.arc, .place, .chip-button)::before,
  :is(.slot, .plus-sign, .tick, .chip-button)::after {
    box-sizing: border-box;
  }

  /* Five cards and their gaps are the column that everything keeps to. */
  .frame {
    --_width: min((100cqi - 2px - 2 * var(--_pad) - 4 * var(--_gap)) / 5, var(--_card-max));
    --_column: calc(5 * var(--_width) + 4 * var(--_gap));

    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow: clip;
    break-inside: avoid;
    border: 1px solid var(--_line);
    border-radius: 16px;
    background: var(--_paper);
    color: var(--_ink);
    font: 15px/1.4 sans-serif;
    font-family: var(--_font);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: start;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    touch-action: manipulation;
  }

  p,
  h2,
  h3,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  b {
    font-weight: 650;
  }

  button {
    margin: 0;
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  [aria-disabled='true'] {
    cursor: default;
  }

  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .hidden-text,
  .felt .plot-summary {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 16px;
    padding: 7px var(--_pad) 8px;
  }

  /* The first line is shared by title and balance, whatever the second needs: the title breaks, and a large balance too. */
  .title {
    grid-area: 1 / 1 / auto / 3;
    font: 600 17px/22px var(--_voice);
    overflow-wrap: anywhere;
  }

  .round {
    grid-area: 2 / 1;
    color: var(--_muted);
    font-size: 12.5px;
    line-height: 18px;
    white-space: nowrap;
  }

  .remark {
    grid-column: 1 / -1;
    margin-block-start: 4px;
    border-inline-start: 3px solid var(--_edge);
    padding-inline-start: 8px;
    font-size: 13px;
  }

  .mark {
    margin-inline-start: 4px;
    border: 1px solid var(--_edge);
    border-radius: 4px;
    padding: 0 5px;
    color: var(--_ink);
  }

  .balance {
    grid-area: 1 / 3;
    font-size: 17px;
    line-height: 22px;
    text-align: end;
  }

  .balance-label {
    margin-inline-end: 0.25em;
    color: var(--_muted);
    font-size: 12.5px;
  }

  .ticks {
    grid-area: 2 / 2 / auto / -1;
    position: relative;
    display: flex;
    gap: 2px;
    justify-content: end;
    justify-self: end;
    inline-size: 100%;
    max-inline-size: 220px;
    block-size: 12px;
  }

  .tick {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 16px;
  }

  .tick::after {
    content: '';
    position: absolute;
    inset: 4px 0;
    border-radius: 1px;
    background: var(--_line);
  }

  .tick.won::after {
    inset: 0 0 5px;
    background: var(--_won);
  }

  .tick.lost::after {
    inset: 5px 0 0;
    background: var(--_lost);
  }

  .tick.push::after {
    background: var(--_muted);
  }

  .tick.now::after {
    inset: 3px 0;
    border: 1.5px solid var(--_ink);
    background: none;
  }

  .footer ::slotted(*) {
    display: block;
    border-block-start: 1px solid var(--_line);
    padding: 10px var(--_pad);
  }
`;
