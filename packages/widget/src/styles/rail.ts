import { css } from 'lit';

/** Below the table: what it says, and what one can do. */
export const rail = css`
  /* As high in every phase as the tallest usual one: the main button stays under the thumb. */
  .rail {
    display: flex;
    flex-direction: column;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: calc(var(--_column) + 2 * var(--_pad));
    min-block-size: 172px;
    margin-inline: auto;
    padding: 10px var(--_pad) 12px;
  }

  .rail.bare {
    min-block-size: 0;
  }

  .say {
    display: flow-root;
    min-block-size: 26px;
  }

  .deciding .say {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 2px 12px;
  }

  /* Without advice the room goes to the two buttons that matter most. */
  .deciding:not(:has(.advice)) .say {
    margin-block: auto;
  }

  .deciding:not(:has(.advice)) .action {
    min-block-size: 68px;
  }

  .deciding .two > .action[data-action='stop'] {
    grid-column: 1 / -1;
    min-block-size: 44px;
  }

  .sentence {
    font: 500 18px/24px var(--_voice);
    text-wrap: pretty;
  }

  .note {
    margin-block-start: 2px;
    color: var(--_muted);
    font-size: 13px;
    line-height: 1.4;
  }

  .aside {
    color: var(--_muted);
    font-size: 13px;
  }

  /* Beside the sentence, which goes on below where it is long. */
  .net {
    float: inline-end;
    margin-inline-start: 12px;
    font-size: 24px;
    font-weight: 700;
    line-height: 26px;
    text-align: end;
    white-space: nowrap;
  }

  .net-sign {
    font-size: 0.65em;
    vertical-align: 0.14em;
  }

  .net-label {
    display: block;
    color: var(--_muted);
    font-size: 12px;
    font-weight: 400;
    line-height: 1.3;
  }

  .net.won,
  .register .won .result {
    color: var(--_won);
  }

  .net.lost,
  .register .lost .result {
    color: var(--_lost);
  }

  .actions {
    display: grid;
    gap: 8px;
    margin-block-start: auto;
  }

  .two {
    grid-template-columns: 2fr 3fr;
  }

  .three {
    grid-template-columns: auto auto minmax(0, 1fr);
  }

  .action {
    position: relative;
    min-block-size: 52px;
    border: 1.5px solid var(--_edge);
    border-radius: 12px;
    padding: 6px 12px;
    background: var(--_paper);
    font-size: 16px;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
  }

  .action,
  .take-back {
    transition:
      translate calc(var(--_motion) * 0.18s) var(--_ease),
      border-color calc(var(--_motion) * 0.12s);
  }

  .action-label,
  .action-detail {
    display: block;
  }

  .action-detail {
    margin-block-start: 1px;
    font-size: 12.5px;
    font-weight: 500;
    opacity: 0.85;
  }

  .key {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 6px;
    display: none;
    border: 1px solid;
    border-radius: 4px;
    min-inline-size: 16px;
    padding: 0 3px;
    font: 500 11px/14px var(--_font);
    opacity: 0.75;
  }

  /* Under a label that has no second line; else in the corner. */
  .action-label + .key {
    position: static;
    inline-size: max-content;
    margin: 2px auto 0;
  }

  @media (hover: hover) and (pointer: fine) {
    .key {
      display: block;
    }

    .action:hover,
    .take-back:hover {
      border-color: var(--_ink);
    }

    .primary:hover {
      filter: brightness(1.12);
    }
  }

  :is(.action, .take-back):active {
    translate: 0 1px;
  }

  .primary {
    border-color: var(--_action);
    background: var(--_action);
    color: var(--_on-action);
  }

  .action[aria-disabled='true'],
  .take-back[aria-disabled='true'] {
    border-color: var(--_line);
    background: var(--_sunk);
    color: var(--_muted);
    filter: none;
    translate: none;
  }

  .advice {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: 0 8px;
    margin-block: auto -4px;
    font-size: 13px;
  }

  .advice + .actions {
    margin-block-start: 0;
  }

  .advice-cell {
    display: flex;
    justify-content: center;
    gap: 6px;
    border: 1.5px solid transparent;
    border-radius: 8px;
    padding: 5px 6px;
    background: var(--_sunk);
    white-space: nowrap;
  }

  .advice-cell.best {
    border-color: var(--_won);
  }

  .best-word {
    color: var(--_won);
    font-weight: 600;
  }
`;
