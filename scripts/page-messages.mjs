/**
 * Collects, from now on, all that a page of a test prints or fails at, a line each: on a page that works there is nothing.
 * @param {import('playwright-core').Page} page
 */
export function collectMessages(page) {
  /** @type {string[]} */
  const messages = [];
  page.on('console', (message) => messages.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => messages.push('the page crashed'));
  page.on('requestfailed', (request) =>
    messages.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
  });
  return messages;
}
