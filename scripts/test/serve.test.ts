import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../serve.mjs';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'examples', 'deep'), { recursive: true });
  await mkdir(join(site, 'store'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(site, '.hidden'), 'hidden');
  await writeFile(join(site, 'examples', 'index.html'), '<title>ante</title>');
  await writeFile(join(site, 'examples', 'deep', 'index.html'), '<title>deep</title>');
  await writeFile(join(site, 'examples', 'a page.js'), 'export {};');
  await writeFile(join(site, 'examples', 'evaluator.wasm'), new Uint8Array([0, 97, 115, 109]));
  await writeFile(join(site, 'store', 'inside.js'), 'export const inside = 1;');
  await symlink(join(site, 'store'), join(site, 'examples', 'linked'));
  await symlink(join(folder, 'secret.txt'), join(site, 'examples', 'leak.txt'));
  server = await startServer({
    root: site,
    headers: (url) =>
      url.searchParams.has('strict') ? { 'Content-Security-Policy': "script-src 'self'" } : {},
    page: (url) => (url.pathname === '/made.html' ? '<title>made</title>' : undefined),
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.address + path, { redirect: 'manual', ...init });
}

/** The status line for a path that is sent as it stands: fetch would tidy it up first. */
function statusOfRawPath(path: string): Promise<string> {
  return new Promise((answered, failed) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('end', () => answered(text.split('\r\n', 1)[0] ?? ''));
    socket.on('error', failed);
  });
}

describe('the server of the examples', () => {
  it('sends the first visitor to the examples', async () => {
    const response = await get('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/examples/');
  });

  it('serves a folder by its index page, at an address with a final slash', async () => {
    expect(await (await get('/examples/')).text()).toBe('<title>ante</title>');
    expect((await get('/examples/deep?a=1')).headers.get('location')).toBe('/examples/deep/?a=1');
    expect((await get('//examples/deep')).headers.get('location')).toBe('/examples/deep/');
    expect((await get('/store/')).status).toBe(404);
  });

  it.each([
    ['/examples/', 'text/html; charset=utf-8'],
    ['/examples/a%20page.js', 'text/javascript; charset=utf-8'],
    ['/examples/evaluator.wasm', 'application/wasm'],
    ['/favicon.ico', 'image/svg+xml'],
  ])('gives %s the content type %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('follows links that stay inside, as those of a package manager do', async () => {
    expect(await (await get('/examples/linked/inside.js')).text()).toBe('export const inside = 1;');
  });

  it.each([
    '/../secret.txt',
    '/examples/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/examples/..%2f..%2fsecret.txt',
    '/examples/..%5c..%5csecret.txt',
    '/.hidden',
    '/examples/leak.txt',
    '/examples/none.js',
    '/examples/%00',
  ])('does not find %s', async (path) => {
    expect(await statusOfRawPath(path)).toBe('HTTP/1.1 404 Not Found');
  });

  it('refuses what it does not understand', async () => {
    expect(await statusOfRawPath('/%E0%A4%A')).toBe('HTTP/1.1 400 Bad Request');
    expect((await get('/examples/', { method: 'POST' })).status).toBe(405);
  });

  it('answers a question for the headers alone', async () => {
    const response = await get('/examples/', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('19');
    expect(await response.text()).toBe('');
  });

  it('adds the headers asked for, to the page asked for', async () => {
    expect((await get('/examples/?strict')).headers.get('content-security-policy')).toBe("script-src 'self'");
    expect((await get('/examples/')).headers.get('content-security-policy')).toBeNull();
  });

  it('serves pages made on the fly', async () => {
    expect(await (await get('/made.html')).text()).toBe('<title>made</title>');
  });

  it('takes the next port when one is taken', async () => {
    const taken = Number(new URL(server.address).port);
    const next = await startServer({ root: folder, port: taken });
    expect(Number(new URL(next.address).port)).toBeGreaterThan(taken);
    await next.close();
  });
});
