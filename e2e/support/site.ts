import { resolve } from 'node:path';
import { startServer } from '../../scripts/serve.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const HEADERS = 'headers';

/** The repository over HTTP, with pages and headers that tests make up. */
export interface Site {
  /** Where it answers, without a final slash. */
  readonly address: string;
  /** The address of a file of the repository; its response carries the headers. */
  addressOf(path: string, headers: Readonly<Record<string, string>>): string;
  /** Adds a page, beside the examples so that their relative addresses hold; its path. */
  addPage(html: string): string;
  close(): Promise<void>;
}

/** A whole document around what is not one yet. */
function toDocument(html: string): string {
  if (/^\s*<!doctype/i.test(html)) return html;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Test</title>
  </head>
  <body>
    <main>${html}</main>
  </body>
</html>`;
}

/** Starts a site on a free port. The headers of a page travel in its address, so that no state is shared by pages. */
export async function startSite(): Promise<Site> {
  const pages = new Map<string, string>();
  const { address, close } = await startServer({
    root: ROOT,
    page: (url) => pages.get(url.pathname),
    headers: (url) => JSON.parse(url.searchParams.get(HEADERS) ?? '{}') as Record<string, string>,
  });
  return {
    address,
    close,
    addressOf(path, headers) {
      const url = new URL(path, address);
      if (Object.keys(headers).length > 0) url.searchParams.set(HEADERS, JSON.stringify(headers));
      return url.href;
    },
    addPage(html) {
      const path = `/examples/test-page-${pages.size + 1}.html`;
      pages.set(path, toDocument(html));
      return path;
    },
  };
}
