import { css } from 'lit';

/** Chips by their place in the row, and piles of them. */
export const chips = css`
  .chip {
    --_body: #efe6d2;
    --_marks: #4a6570;
    --_value: #1b2126;

    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    overflow: visible;
    /* The edge of a chip seen from above. */
    filter: drop-shadow(0 2px 0 color-mix(in srgb, var(--_body), #000 38%)) drop-shadow(0 1px 2px #0006);
  }

  .look-1 {
    --_body: #b4452f;
    --_marks: #f6ead6;
    --_value: #fff;
  }

  .look-2 {
    --_body: #2c7352;
    --_marks: #f6ead6;
    --_value: #fff;
  }

  .look-3 {
    --_body: #23292e;
    --_marks: #e9c67c;
    --_value: #fff;
  }

  .look-4 {
    --_body: #5d4a8c;
    --_marks: #f6ead6;
    --_value: #fff;
  }

  .look-5 {
    --_body: #d9a63c;
    --_marks: #1b2126;
  }

  .body,
  .well {
    fill: var(--_body);
  }

  .body {
    stroke: #fff4;
  }

  .marks {
    fill: none;
    stroke: var(--_marks);
    stroke-width: 6.5;
  }

  .well {
    stroke: var(--_marks);
    stroke-width: 0.8;
  }

  .chip text {
    fill: var(--_value);
    font-family: var(--_font);
    font-weight: 700;
    text-anchor: middle;
  }

  .pile {
    position: absolute;
    left: 50%;
    inset-block-end: 10%;
    inline-size: 74%;
    translate: -50%;
  }

  /* Each chip lies 11 % of its width higher than the one below. */
  .pile .chip + .chip {
    margin-block-start: -89%;
  }

  .pile.taken {
    visibility: hidden;
  }

  .rack {
    display: flex;
    gap: clamp(2px, 4cqi - 6px, 20px);
    align-items: center;
  }

  .chips {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 2px;
    justify-content: space-between;
  }

  .chip-button {
    position: relative;
    flex: none;
    inline-size: 50px;
    block-size: 56px;
    border-radius: 12px;
    padding: 3px 3px 9px;
  }

  .chip-button[aria-checked='true']::before {
    content: '';
    position: absolute;
    inset: -1px -1px 5px;
    border: 2.5px solid var(--_action);
    border-radius: 50%;
  }

  .chip-button[aria-checked='true']::after {
    content: '';
    position: absolute;
    left: 50%;
    inset-block-end: -2px;
    translate: -50%;
    border: 5px solid transparent;
    border-block-start: 0;
    border-block-end-color: var(--_action);
  }

  .take-back {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border: 1.5px solid var(--_edge);
    border-radius: 12px;
  }

  .minus-sign {
    inline-size: 12px;
  }
`;
