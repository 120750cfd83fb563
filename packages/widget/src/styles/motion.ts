import { css } from 'lit';

/** How elements look that wait for their moment in a sequence: as they did before. */
export const motion = css`
  .absent {
    visibility: hidden;
  }

  /* Laid out one at a time, as they are dealt and turned. */
  .card.absent {
    display: none;
  }

  .ghost.present,
  .taken.present {
    visibility: visible;
  }

  .raised.flat > .card {
    translate: none;
  }

  .risen > .card {
    translate: 0 -6px;
  }
`;
