import { css } from 'lit';

/** Hands, cards, and the colors of the drawings on them. */
export const cards = css`
  .hand {
    display: grid;
    gap: 8px;
    inline-size: var(--_column);
  }

  .hand-words {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
    min-block-size: 22px;
    color: var(--_felt-muted);
    font-size: 13px;
    line-height: 20px;
  }

  .hand-name {
    color: var(--_felt-ink);
    font: italic 500 17px/20px var(--_voice);
    text-align: end;
  }

  /* Every hand's name fits one line from 320 px on: a second would move the cards below it. */
  .hand-name.long {
    font-size: clamp(13px, 4.2cqi, 17px);
  }

  .cards {
    display: flex;
    gap: var(--_gap);
  }

  .place {
    position: relative;
    flex: none;
    inline-size: var(--_width);
    aspect-ratio: 5 / 7;
  }

  /* The printed box that a card covers. */
  .place::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--_felt-line);
    border-radius: calc(var(--_width) * 0.085);
    opacity: 0.4;
  }

  /* Below a card that the hand uses there lies a bar instead, which shows when the card has risen. */
  .raised:not(.flat)::before,
  .place.risen::before {
    inset: auto 20% 0;
    block-size: 3px;
    border: 0;
    border-radius: 2px;
    background: var(--_brass);
    opacity: 1;
  }

  .card {
    position: absolute;
    inset: 0;
    border-radius: calc(var(--_width) * 0.085);
    background: var(--_card);
    box-shadow:
      0 0 0 0.5px #0a1c204d,
      0 1px 1px #0a1c2033,
      0 3px 8px -2px #0a1c2059;
  }

  .card > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
  }

  /* The back of a card that turns: seen only while it does. */
  .ghost {
    visibility: hidden;
  }

  .raised > .card {
    translate: 0 -6px;
  }

  .dimmed {
    opacity: 0.5;
  }

  .face {
    --_suit: var(--_black);

    fill: var(--_suit);
  }

  .hearts,
  .diamonds {
    --_suit: var(--_red);
  }

  .four-color .diamonds {
    --_suit: var(--_blue);
  }

  .four-color .clubs {
    --_suit: var(--_green);
  }

  .rank {
    fill: none;
    stroke: var(--_suit);
    stroke-width: 2.3;
    stroke-miterlimit: 6;
  }

  .blank {
    fill: var(--_card);
  }

  .gold {
    fill: var(--_crown);
  }

  .plate {
    fill: var(--_suit);
    opacity: 0.09;
  }

  .features {
    fill: none;
    stroke: var(--_suit);
    stroke-width: 1.7;
    stroke-linecap: round;
  }

  .beard {
    stroke: var(--_card);
    stroke-width: 2;
  }

  .compact,
  .large-face .full {
    display: none;
  }

  .large-face .compact {
    display: inline;
  }

  .back {
    fill: var(--_back);
  }

  .back path {
    fill: none;
    stroke: var(--_card);
    stroke-width: 1.3;
    opacity: 0.62;
  }
`;
