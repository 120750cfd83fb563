import { css } from 'lit';

/** The other hands at the table. */
export const seats = css`
  .seats {
    --_mini: 17px;

    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    inline-size: 100%;
    max-inline-size: 760px;
    list-style: none;
    color: var(--_felt-muted);
    font-size: 11px;
    line-height: 14px;
    text-align: center;
  }

  .seat {
    display: grid;
    align-content: start;
    position: relative;
  }

  .fan {
    display: flex;
    justify-content: center;
    margin-block-end: 2px;
    direction: ltr;
  }

  .mini {
    flex: none;
    inline-size: var(--_mini);
    block-size: calc(var(--_mini) * 1.4);
    border-radius: 2.5px;
    background: var(--_card);
    box-shadow:
      0 0 0 0.5px #0a1c204d,
      0 1px 2px #0a1c2059;
  }

  .mini + .mini {
    margin-inline-start: calc(var(--_mini) * -0.625);
  }

  .mini > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  /* Turned cards lie side by side, so that every rank can be read. */
  :not(.down) > .mini-face {
    inline-size: calc(var(--_mini) * 0.5);
    block-size: calc(var(--_mini) * 1.25);
    margin-inline-start: 0.5px;
  }

  .mini-back,
  .down > .mini-face {
    --_thread: color-mix(in srgb, var(--_back) 62%, var(--_card));

    border: 1.5px solid var(--_card);
    background:
      repeating-linear-gradient(45deg, transparent 0 2px, var(--_thread) 2px 3px),
      repeating-linear-gradient(-45deg, transparent 0 2px, var(--_thread) 2px 3px), var(--_back);
  }

  .down svg {
    visibility: hidden;
  }

  .mini.box {
    inline-size: calc(var(--_mini) * 2.5);
    background: none;
    box-shadow: inset 0 0 0 1px var(--_felt-line);
    opacity: 0.4;
  }

  .seat.folded .fan {
    opacity: 0.45;
  }

  @container cs (width < 600px) {
    .many {
      --_ring: 48px;
      --_card-max: 52px;
    }

    .many .felt {
      gap: 6px;
    }

    .many :is(.print, .full) {
      display: none;
    }

    .many .compact {
      display: inline;
    }

    .seat-state {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;
