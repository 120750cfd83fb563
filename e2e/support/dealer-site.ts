import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createDealer } from '../../examples/servers/dealer.mjs';
import { startServer } from '../../scripts/serve.mjs';

/** What happens to the answer of a deal on its way. */
export type Fault = (answer: { deck: number[] }, response: ServerResponse) => void | Promise<void>;

/** The examples with the real dealer behind them, whose deals a test may spoil. */
export interface DealerSite {
  readonly address: string;
  /** Spoils the answers of deals from now on; `null` leaves them alone. */
  spoil(fault: Fault | null): void;
  close(): Promise<void>;
}

/** An answer that is held back instead of being sent. */
class HeldAnswer {
  text = '';
  writeHead(): this {
    return this;
  }
  end(text: string): void {
    this.text = text;
  }
}

/** Starts the examples and the dealer on a free port. */
export async function startDealerSite(): Promise<DealerSite> {
  const dealer = createDealer();
  let fault: Fault | null = null;
  const api = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!fault || request.url !== '/dealer/deals') return dealer(request, response);
    const held = new HeldAnswer();
    await dealer(request, held as unknown as ServerResponse);
    await fault(JSON.parse(held.text) as { deck: number[] }, response);
    return true;
  };
  const { address, close } = await startServer({ root: resolve(import.meta.dirname, '../..'), api });
  return { address, close, spoil: (next) => (fault = next) };
}
