import { css } from 'lit';

/** The table itself, and what is printed on it. */
export const felt = css`
  .felt {
    --_focus: var(--_brass);

    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    gap: 8px;
    overflow: clip;
    padding: 10px var(--_pad) 12px;
    background: radial-gradient(120% 90% at 50% 0, var(--_felt), var(--_felt-deep));
    color: var(--_felt-ink);
  }

  /* The lower part of a flat ellipse; flatter than a circle, or it would cut through the cards. */
  .arc {
    position: relative;
    inline-size: 100%;
    padding-block-start: 8px;
  }

  .arc::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% - 4px);
    left: 50%;
    inline-size: 200cqi;
    block-size: 36cqi;
    translate: -50%;
    border: 1px solid var(--_felt-line);
    border-radius: 50%;
    clip-path: inset(50% 0 0);
    opacity: 0.6;
    pointer-events: none;
  }

  .print {
    position: relative;
    color: var(--_felt-muted);
    font: italic 13px/16px var(--_voice);
    text-align: center;
    text-wrap: balance;
  }

  .spots {
    display: grid;
    /* All alike, unless a long amount in one of them needs the room of the others. */
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    align-items: start;
    inline-size: 100%;
    max-inline-size: 480px;
    margin-block-end: 4px;
  }

  .spots.crowded {
    max-inline-size: 560px;
  }

  .spot {
    display: grid;
    align-content: start;
    justify-items: center;
    min-inline-size: 0;
    border-radius: 12px;
    color: var(--_felt-muted);
    font-size: 12px;
    line-height: 15px;
    text-align: center;
  }

  .spot-label {
    margin-block-start: 3px;
  }

  .spot-figure {
    min-block-size: 18px;
    color: var(--_felt-ink);
    font-size: 15px;
    line-height: 18px;
  }

  .spot-figure.won {
    color: var(--_brass);
  }

  .spot-figure.lost {
    color: var(--_felt-lost);
  }

  .ring {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: var(--_ring);
    block-size: var(--_ring);
    border: 1.5px solid var(--_felt-line);
    border-radius: 50%;
  }

  .ring.call {
    border-radius: 14px;
  }

  .ring.cup {
    border-radius: 10px 10px 50% 50%;
  }

  .ring.open {
    border: 2px dashed var(--_brass);
  }

  .plus-sign,
  .minus-sign,
  .plus-sign::after {
    inline-size: 18px;
    block-size: 2px;
    background: currentcolor;
  }

  .plus-sign {
    position: relative;
    color: var(--_brass);
  }

  .plus-sign::after {
    content: '';
    position: absolute;
    inset: 0;
    rotate: 90deg;
  }

  .slot {
    position: relative;
    display: grid;
    align-content: space-evenly;
    justify-items: center;
    inline-size: 40px;
    block-size: var(--_ring);
    border: 1.5px solid var(--_felt-line);
    border-radius: 20px;
  }

  .slot::after {
    content: '';
    inline-size: 20px;
    block-size: 4px;
    border-radius: 2px;
    background: #05242b;
    box-shadow: 0 1px 0 var(--_felt-line);
  }

  .lamp {
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--_felt-muted);
    border-radius: 50%;
    transition:
      background-color calc(var(--_motion) * 0.2s),
      box-shadow calc(var(--_motion) * 0.3s);
  }

  [aria-checked='true'] .lamp {
    border-color: #fff3d0;
    background: var(--_brass);
    box-shadow: 0 0 10px 2px color-mix(in srgb, var(--_brass) 60%, transparent);
  }

  [aria-checked='true'] .slot {
    border-color: var(--_brass);
  }
`;
