import { css } from 'lit';

/**
 * Colors, fonts and measures. Public names (`--cs-*`) may be set on the element or on anything around it;
 * private ones (`--_*`) read them. The two fonts are declared on the host so that `--cs-font: inherit`
 * leaves the name without a value, which below means the font of the page; set these on the element itself.
 */
export const tokens = css`
  :host {
    --cs-font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --cs-voice:
      ui-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Noto Serif',
      'DejaVu Serif Condensed', serif;
  }

  .frame {
    --_paper: var(--cs-paper, light-dark(#fdfcf9, #161b1d));
    --_sunk: var(--cs-sunk, light-dark(#f3f0e9, #22292b));
    --_line: var(--cs-line, light-dark(#dcd7cb, #343c3f));
    --_edge: var(--cs-edge, light-dark(#7d8587, #7f8a8d));
    --_ink: var(--cs-ink, light-dark(#1a2327, #ece8df));
    --_muted: var(--cs-muted, light-dark(#566168, #a3adaf));
    --_action: var(--cs-action, light-dark(#0f4c58, #f0c674));
    --_on-action: var(--cs-on-action, light-dark(#ffffff, #1d1a10));
    --_focus: var(--cs-focus, light-dark(#0b6fb8, #7cc4ff));
    --_won: var(--cs-won, light-dark(#1c6b47, #7fd0a0));
    --_lost: var(--cs-lost, light-dark(#a8372a, #f2988b));

    --_felt: var(--cs-felt, light-dark(#17525c, #123e46));
    --_felt-deep: var(--cs-felt-deep, light-dark(#0f434c, #0c3038));
    --_felt-ink: var(--cs-felt-ink, #f6f0e2);
    --_felt-muted: var(--cs-felt-muted, #bdd0ce);
    --_felt-line: var(--cs-felt-line, #f6f0e280);
    --_felt-lost: var(--cs-felt-lost, #ffb3a6);
    --_brass: var(--cs-brass, #f0c674);

    --_card: var(--cs-card, light-dark(#fffdf8, #f4f0e6));
    --_black: var(--cs-suit-black, #1b2126);
    --_red: var(--cs-suit-red, #b8322a);
    --_blue: #1f5fae;
    --_green: #1d7048;
    --_crown: var(--cs-crown, #c58a2a);
    --_back: var(--cs-back, #a4452f);

    --_font: var(--cs-font, inherit);
    --_voice: var(--cs-voice, inherit);
    --_ease: cubic-bezier(0.2, 0.8, 0.2, 1);

    /* Gutter, gap between cards, size of a bet's ring, greatest width of a card. */
    --_pad: 12px;
    --_gap: 6px;
    --_ring: 56px;
    --_card-max: 88px;
    /* 1 lets the few style-sheet transitions run, 0 stops them. */
    --_motion: 1;
  }

  .frame.light {
    color-scheme: light;
  }

  .frame.dark {
    color-scheme: dark;
  }
`;
