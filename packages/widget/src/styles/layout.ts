import { css } from 'lit';

/** What changes with the width of the widget, never of the window. */
export const layout = css`
  /* With five places the lamps alone say whether the side bets are on. */
  @container cs (width < 480px) {
    .crowded {
      --_ring: 48px;
    }

    .crowded .spot {
      font-size: 11px;
    }

    .crowded .spot-figure {
      font-size: 12px;
    }

    .crowded .spot-state {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  /* Cards are less than 70 px wide: pips would be noise. */
  @container cs (width < 400px) {
    .full {
      display: none;
    }

    .compact {
      display: inline;
    }

    .spot-figure.meter {
      font-size: 12px;
    }

    /* A balance that finds no room beside the title takes a line of its own, and round and ticks the next. */
    .header {
      display: flex;
      flex-wrap: wrap;
    }

    .title {
      flex: 1 1 7em;
    }

    .balance {
      flex: none;
      margin-inline-start: auto;
    }

    .header::before {
      content: '';
      order: 1;
      flex-basis: 100%;
    }

    .round,
    .ticks,
    .remark {
      order: 2;
    }

    .ticks {
      flex: 1 1 40px;
      margin-inline-start: auto;
    }
  }

  @container cs (width < 340px) {
    .frame {
      --_pad: 10px;
      --_gap: 4px;
    }

    /* Amounts must not reach those beside them. */
    .spot,
    .spot-figure.meter {
      font-size: 11px;
    }

    .spot-figure {
      font-size: 13px;
    }

    .crowded .spot {
      font-size: 10px;
    }

    .tabs {
      gap: 0 12px;
    }

    .register :is(th, td):nth-child(5) {
      display: none;
    }

    .action {
      padding-inline: 8px;
      font-size: 15px;
    }

    /* Beside the shorter line. */
    .action-detail + .key {
      inset-block: auto 6px;
    }

    @media (hover: hover) and (pointer: fine) {
      .action-detail:not(:last-child) {
        padding-inline-end: 20px;
      }
    }
  }

  @container cs (width >= 480px) {
    .spot-figure {
      white-space: nowrap;
    }
  }

  @container cs (width >= 600px) {
    .frame {
      --_pad: 20px;
      --_gap: 10px;
      --_ring: 76px;
    }

    .header {
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      gap: 20px;
      padding-block: 12px;
    }

    .title {
      grid-area: 1 / 1;
      font-size: 20px;
    }

    .round {
      grid-area: 1 / 2;
      line-height: 22px;
    }

    .balance {
      grid-area: 1 / 4;
      font-size: 20px;
    }

    .ticks {
      grid-area: 1 / 3;
      block-size: 14px;
    }

    .felt {
      gap: 12px;
      padding-block: 14px 20px;
    }

    .hand {
      gap: 12px;
    }

    .hand-name,
    .hand-name.long {
      font-size: 20px;
    }

    .print {
      font-size: 15px;
    }

    .spot {
      font-size: 13px;
    }

    .spot-figure {
      font-size: 17px;
    }

    .rail {
      gap: 14px;
      min-block-size: 196px;
      padding-block: 16px;
    }

    .sentence {
      font-size: 21px;
      line-height: 26px;
    }

    .net {
      font-size: 28px;
      line-height: 30px;
    }

    .chips {
      gap: 8px;
      justify-content: start;
    }

    .seats {
      --_mini: 24px;

      font-size: 12.5px;
      line-height: 16px;
    }

    /* Six seats follow the arc. */
    .seat:is(:first-child, :last-child):nth-child(6n + 1):nth-last-child(6n),
    .seat:nth-child(6):last-child {
      translate: 0 -22px;
    }

    .seat:nth-child(2):nth-last-child(5),
    .seat:nth-child(5):nth-last-child(2) {
      translate: 0 -8px;
    }

    .finished {
      max-inline-size: 620px;
      min-block-size: calc(var(--_width) * 2.8 + 330px);
    }

    .scale,
    .chart {
      block-size: 220px;
    }

    .panel :is(.scale, .chart) {
      block-size: 150px;
    }
  }

  /* Two columns. The panel takes its height from the table and scrolls: a long register never stretches the page. */
  @container cs (width >= 1000px) {
    .frame {
      --_card-max: 96px;

      grid-template: auto auto 1fr / minmax(0, 1fr) 372px;
    }

    .frame.solo {
      grid-template-columns: minmax(0, 1fr);
    }

    .many {
      --_card-max: 84px;
    }

    .header,
    .footer {
      grid-column: 1 / -1;
    }

    .header {
      border-block-end: 1px solid var(--_line);
    }

    .felt,
    .rail {
      grid-column: 1;
    }

    .side {
      grid-column: 2;
      grid-row: 2 / 4;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      block-size: 0;
      min-block-size: 100%;
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
    }

    .tabs,
    .panel {
      padding-inline: var(--_pad);
    }

    .tabs {
      gap: 0 12px;
    }

    .tab {
      font-size: 13.5px;
    }

    .panel {
      overflow: auto;
      overscroll-behavior: auto;
    }

    th,
    td {
      padding-block: 8px;
    }
  }
`;
