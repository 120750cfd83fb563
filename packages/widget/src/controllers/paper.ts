import type { ReactiveController } from 'lit';

/** What the controller needs of its element. */
interface PaperHost {
  addController(controller: ReactiveController): void;
}

/**
 * Knows when the page is on its way to paper. Browsers tell it in two ways, not all of them in both; a preview in the
 * developer tools changes the medium only.
 */
export class PaperController implements ReactiveController {
  #printing = false;
  #medium: MediaQueryList | null = null;
  readonly #draw: () => void;

  /** `draw` must draw at once: a page that calls `print()` leaves no time for later. */
  constructor(host: PaperHost, draw: () => void) {
    this.#draw = draw;
    host.addController(this);
  }

  /** Whether the table is to be drawn for paper. */
  get printing(): boolean {
    return this.#printing;
  }

  hostConnected(): void {
    this.#medium = matchMedia('print');
    // The end of the printing may have passed by while the table was off the page.
    this.#printing = this.#medium.matches;
    this.#medium.addEventListener('change', this.#onChange);
    addEventListener('beforeprint', this.#onChange);
    addEventListener('afterprint', this.#onChange);
  }

  hostDisconnected(): void {
    this.#medium?.removeEventListener('change', this.#onChange);
    removeEventListener('beforeprint', this.#onChange);
    removeEventListener('afterprint', this.#onChange);
  }

  readonly #onChange = (event: Event): void => {
    const printing = event.type === 'change' ? Boolean(this.#medium?.matches) : event.type === 'beforeprint';
    if (printing === this.#printing) return;
    this.#printing = printing;
    this.#draw();
  };
}
