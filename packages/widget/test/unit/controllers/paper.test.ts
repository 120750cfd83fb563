import type { ReactiveController } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaperController } from '../../../src/controllers/paper.js';

/** The window of a page, and its medium. */
let page: EventTarget;
let medium: EventTarget & { matches: boolean };

beforeEach(() => {
  page = new EventTarget();
  medium = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => medium);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A table on the page, and how often it was drawn for paper or back. */
function table(): { paper: PaperController; draw: ReturnType<typeof vi.fn>; host: ReactiveController } {
  const draw = vi.fn();
  let host: ReactiveController | undefined;
  const paper = new PaperController({ addController: (controller) => (host = controller) }, draw);
  host?.hostConnected?.();
  return { paper, draw, host: host as ReactiveController };
}

describe('a table on its way to paper', () => {
  it('knows it from either of the ways in which browsers tell, and draws once for both', () => {
    const { paper, draw } = table();
    page.dispatchEvent(new Event('beforeprint'));
    medium.matches = true;
    medium.dispatchEvent(new Event('change'));
    expect([paper.printing, draw.mock.calls.length]).toEqual([true, 1]);
    medium.matches = false;
    medium.dispatchEvent(new Event('change'));
    expect([paper.printing, draw.mock.calls.length]).toEqual([false, 2]);
  });

  it('hears nothing while it is off the page, and is as the page is when it is back', () => {
    const { paper, draw, host } = table();
    page.dispatchEvent(new Event('beforeprint'));
    host.hostDisconnected?.();
    page.dispatchEvent(new Event('afterprint'));
    host.hostConnected?.();
    expect([paper.printing, draw.mock.calls.length]).toEqual([false, 1]);
  });
});
