// Serves the examples and the built packages over HTTP: `npm start` for people, `startServer` for the tests.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Content types by file extension. Anything else is sent as bytes without a meaning. */
const CONTENT_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.ts', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
]);

/** Browsers ask for this address on their own; without an answer every page logs an error. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 1C6 5 1 7 1 10a3 3 0 0 0 6 1l-1 4h4l-1-4a3 3 0 0 0 6-1c0-3-5-5-7-9z"/></svg>';

const FIRST_PAGE = '/examples/';
const HIGHEST_PORT = 65_535;
const PORTS_TRIED = 20;

/**
 * @typedef {object} ServerOptions
 * @property {string} root folder whose files are served
 * @property {number} [port] first port to try, 0 for any free one (default 0); the next ones follow when it is taken
 * @property {string} [host] address to listen on (default 127.0.0.1: this machine only)
 * @property {(url: URL) => Record<string, string>} [headers] further response headers by address, such as a content policy
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>} [api] answers requests of its own, of any method, before any file is looked for; true when it has
 * @property {(url: URL) => string | undefined} [page] HTML made on the fly for an address, before any file is looked for
 */

/**
 * @typedef {object} RunningServer
 * @property {string} address where it answers, without a final slash: `http://127.0.0.1:8080`
 * @property {() => Promise<void>} close ends it, open connections included
 */

/** @param {string} pathname */
function segmentsOf(pathname) {
  return pathname.split('/').filter((segment) => segment !== '');
}

/**
 * The file that an address stands for: its real path, or `null` when there is none that may be served.
 * Hidden files are not served, nor is anything outside the root, whatever links lead there.
 * @param {string} root a real path
 * @param {string} pathname decoded
 */
async function findFile(root, pathname) {
  const segments = segmentsOf(pathname);
  if (segments.some((segment) => segment.startsWith('.') || /[\\\0]/.test(segment))) return null;
  const wanted = join(root, ...segments, pathname.endsWith('/') ? 'index.html' : '');
  try {
    const path = await realpath(wanted);
    if (path !== root && !path.startsWith(root + sep)) return null;
    const stats = await stat(path);
    return { path, size: stats.size, isFolder: stats.isDirectory() };
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @returns {string | null} the decoded path, or `null` when it is malformed
 */
function decodePath(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Answers one request.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {ServerOptions} options whose root is a real path
 */
async function answer(request, response, { root, headers, page, api }) {
  if (await api?.(request, response)) return;
  /** @type {(status: number, type: string, body: string, more?: Record<string, string>) => void} */
  const send = (status, type, body, more = {}) => {
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), ...more });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(405, 'text/plain; charset=utf-8', 'method not allowed', { Allow: 'GET, HEAD' });
  }
  // Not `new URL(path, base)`: a path that begins with two slashes would name another host.
  const url = URL.parse(`http://localhost${request.url ?? '/'}`);
  const pathname = url && decodePath(url.pathname);
  if (!url || pathname === null) return send(400, 'text/plain; charset=utf-8', 'bad request');

  if (pathname === '/') return send(302, 'text/plain; charset=utf-8', FIRST_PAGE, { Location: FIRST_PAGE });
  if (pathname === '/favicon.ico') return send(200, 'image/svg+xml', FAVICON);

  // Files change with every build: a browser asks each time.
  const common = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...headers?.(url) };
  const html = page?.(url);
  if (html !== undefined) return send(200, 'text/html; charset=utf-8', html, common);

  const file = await findFile(root, pathname);
  if (file?.isFolder) {
    // Relative addresses on a folder's page need the final slash. A location must not begin with two: that is a host.
    const location = `/${segmentsOf(pathname).map(encodeURIComponent).join('/')}/${url.search}`;
    return send(302, 'text/plain; charset=utf-8', location, { Location: location });
  }
  if (!file) return send(404, 'text/plain; charset=utf-8', `not found: ${pathname}`);

  const type = CONTENT_TYPES.get(extname(file.path).toLowerCase()) ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.size, ...common });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Starts listening, on the next port when one is taken.
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @param {number} last
 * @returns {Promise<number>} the port
 */
function listen(server, host, port, last) {
  return new Promise((listening, failed) => {
    /** @param {Error & { code?: string }} error */
    const onError = (error) => {
      if (error.code === 'EADDRINUSE' && port < last) listening(listen(server, host, port + 1, last));
      else failed(error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      const bound = server.address();
      listening(bound !== null && typeof bound === 'object' ? bound.port : port);
    });
  });
}

/**
 * Serves a folder until closed.
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ root, port = 0, host = '127.0.0.1', ...rest }) {
  const options = { ...rest, root: await realpath(root) };
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  const bound = await listen(server, host, port, Math.min(port + PORTS_TRIED, HIGHEST_PORT));
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * The port that a text names, or the default when it is absent or empty.
 * @param {string | undefined} text
 */
function portFrom(text) {
  if (text === undefined || text === '') return 8080;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port <= HIGHEST_PORT) return port;
  console.error(`PORT=${text} is not a port: expected 0 to ${HIGHEST_PORT}`);
  process.exit(1);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { address } = await startServer({
    root: resolve(import.meta.dirname, '..'),
    port: portFrom(process.env.PORT),
    ...(process.env.HOST ? { host: process.env.HOST } : {}),
  });
  console.log(
    `The examples are at ${address}/examples/, the documentation at ${address}/build/docs/ (Ctrl+C ends)`,
  );
}
