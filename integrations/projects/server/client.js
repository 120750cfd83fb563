import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { hydrate } from '@lit-labs/ssr-client';
import 'caribbean-stud/define.js';
import { page } from './page.js';

function showResult({ settlement }) {
  document.querySelector('#result').textContent = `net ${settlement.net}`;
}

hydrate(page(showResult), document.querySelector('#root'));
