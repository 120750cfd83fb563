import { css } from 'lit';

/** Tabs, and what the panels hold. */
export const panels = css`
  .side {
    border-block-start: 1px solid var(--_line);
    min-inline-size: 0;
  }

  .tabs,
  .panel {
    padding-inline: max(var(--_pad), (100% - var(--_column)) / 2);
  }

  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    border-block-end: 1px solid var(--_line);
  }

  .tab {
    min-inline-size: 44px;
    min-block-size: 44px;
    color: var(--_muted);
    font-size: 14px;
    font-weight: 550;
  }

  h3.tab {
    line-height: 44px;
  }

  h3.tab,
  .tab[aria-selected='true'] {
    color: var(--_ink);
  }

  .tab[aria-selected='true'] {
    box-shadow: inset 0 -3px var(--_action);
  }

  .panel {
    padding-block: 8px 14px;
  }

  .panel:focus-visible {
    outline-offset: -3px;
  }

  /* A page without a doctype takes color and font of its tables from nowhere but itself. */
  table {
    inline-size: 100%;
    border-collapse: collapse;
    color: inherit;
    font: inherit;
    font-size: 14px;
  }

  th,
  td {
    border-block-end: 1px solid var(--_line);
    padding: 5px 0;
    padding-inline-start: 8px;
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  tr:last-child > * {
    border-block-end: 0;
  }

  thead th,
  thead tr:last-child > * {
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: 12px;
    line-height: 1.25;
    vertical-align: bottom;
  }

  .register :is(th, td):is(:nth-child(2), :nth-child(3)) {
    text-align: start;
  }

  .pays td,
  .register .result,
  .register td:nth-child(n + 4) {
    white-space: nowrap;
  }

  .register-detail {
    display: block;
    color: var(--_muted);
    font-size: 12px;
    line-height: 1.3;
  }

  .exports {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block-start: 10px;
  }

  .statistics {
    margin-block-start: 12px;
    border-block-start: 1px solid var(--_line);
  }

  .export {
    min-block-size: 44px;
    border: 1.5px solid var(--_edge);
    border-radius: 12px;
    padding-inline: 14px;
    font-size: 14px;
    font-weight: 600;
  }

  .hit > * {
    background: linear-gradient(var(--_ink), var(--_ink)) bottom / 100% 2px no-repeat var(--_sunk);
    font-weight: 700;
  }

  .paid {
    font-weight: 700;
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }

  .hit .paid {
    text-decoration: none;
  }

  .figures {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 16px;
  }

  .figure {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    border-block-end: 1px solid var(--_line);
    padding-block: 10px;
  }

  .figure:last-child {
    border: 0;
  }

  .number {
    grid-area: 1 / 1 / 3;
    font-size: 22px;
    font-weight: 650;
    white-space: nowrap;
  }

  .figure dt {
    grid-area: 1 / 2;
    font-size: 14px;
  }

  .meaning {
    grid-area: 2 / 2;
    color: var(--_muted);
    font-size: 13px;
  }

  .caption {
    text-wrap: pretty;
    padding-block-start: 8px;
    color: var(--_muted);
    font-size: 13px;
  }

  .rules,
  .fairness {
    font: 15px/1.5 var(--_voice);
  }

  .rules li {
    margin-block-end: 8px;
    margin-inline-start: 20px;
    padding-inline-start: 2px;
  }

  .facts {
    margin-block-start: 8px;
    font: 13px/1.4 var(--_font);
  }

  .facts dt {
    color: var(--_muted);
  }

  .field {
    display: grid;
    gap: 4px;
    margin-block-start: 8px;
    color: var(--_muted);
    font: 13px/1.4 var(--_font);
  }

  /* Sixteen pixels: phones zoom into fields with smaller letters. */
  .field :is(input, textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    margin: 0;
    border: 1.5px solid var(--_edge);
    border-radius: 10px;
    padding: 8px 10px;
    background: var(--_sunk);
    color: var(--_ink);
    font:
      16px/1.4 ui-monospace,
      monospace;
  }

  .field textarea {
    resize: vertical;
  }

  .proof {
    margin-block: 14px 4px;
    border-block-start: 1px solid var(--_line);
    padding-block-start: 10px;
  }

  .proof h3 {
    font-size: 16px;
    font-weight: 600;
  }

  .proof .export {
    margin-block-start: 10px;
    font: 600 14px/1.4 var(--_font);
  }

  .facts dd {
    margin-block-end: 8px;
    overflow-wrap: anywhere;
  }

  code {
    font-family: ui-monospace, monospace;
  }
`;
