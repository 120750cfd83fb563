import { css } from 'lit';

/** Less motion, more contrast, the reader's own colors, paper. */
export const preferences = css`
  @media (prefers-reduced-motion: reduce) {
    .frame:not(.motion-full) {
      --_motion: 0;
    }
  }

  .frame.motion-off {
    --_motion: 0;
  }

  @media (prefers-contrast: more) {
    .frame {
      --_line: var(--_ink);
      --_edge: var(--_ink);
      --_muted: var(--_ink);
      --_felt-line: var(--_felt-ink);
      --_felt-muted: var(--_felt-ink);
    }

    .felt {
      background: var(--_felt-deep);
    }

    .card,
    .mini {
      box-shadow: 0 0 0 1.5px #000;
    }

    .place::before,
    .mini.box {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    .frame {
      --_felt-line: CanvasText;
      --_felt-ink: CanvasText;
      --_felt-muted: CanvasText;
      --_felt-lost: CanvasText;
      --_brass: Highlight;
      --_line: GrayText;
      --_plot-line: CanvasText;
    }

    .felt {
      border-block: 1px solid CanvasText;
    }

    .card,
    .mini,
    .chip,
    .lamp,
    .ticks,
    .chart,
    .place::before {
      forced-color-adjust: none;
    }

    .card,
    .mini {
      border: 1px solid CanvasText;
    }

    .place::before,
    .mini.box {
      border: 1px dashed GrayText;
      opacity: 1;
    }

    .primary,
    .tab[aria-selected='true'] {
      border: 3px solid Highlight;
    }

    .action[aria-disabled='true'],
    .take-back[aria-disabled='true'] {
      border: 1.5px solid GrayText;
      color: GrayText;
    }

    .chip-button[aria-checked='true']::before {
      border-color: Highlight;
    }

    .tick::after {
      background: GrayText;
    }

    :is(.tick.lost, .tick.push)::after {
      background: CanvasText;
    }

    .tick.now::after {
      border-color: CanvasText;
      background: none;
    }

    .tick.won::after,
    .slot::after,
    .plus-sign,
    .plus-sign::after,
    .minus-sign {
      forced-color-adjust: none;
      background: Highlight;
    }

    .hit > * {
      border-block: 2px solid Highlight;
    }
  }

  /* One column, dark on white whatever the page's colors, and nothing that could be pressed. */
  @media print {
    .frame,
    .frame.dark {
      --_paper: #fff;
      --_ink: #000;
      --_muted: #444;
      --_line: #bbb;
      --_edge: #666;
      --_won: #1c6b47;
      --_lost: #a8372a;

      color-scheme: light;
      grid-template: none;
    }

    .felt {
      background: none;
      color: #000;

      --_felt-ink: #000;
      --_felt-muted: #333;
      --_felt-line: #666;
      --_felt-lost: #000;
    }

    .card,
    .chip,
    .tick::after {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }

    .rack,
    .actions,
    .exports,
    .tab[aria-selected='false'] {
      display: none;
    }

    .rail {
      min-block-size: 0;
    }

    .side {
      display: block;
      grid-area: auto;
      block-size: auto;
      min-block-size: 0;
      border-inline-start: 0;
    }

    .panel {
      overflow: visible;
    }

    .tabs {
      break-after: avoid;
    }

    .tab[aria-selected='true'] {
      box-shadow: none;
    }

    .felt,
    .rail,
    tr {
      break-inside: avoid;
    }
  }
`;
