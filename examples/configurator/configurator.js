// The configurator: a form, the table that it sets, its HTML, and all of it in the address.
import { buildForm, fillForm, readForm, showProblems } from './form.js';
import { SETTINGS } from './settings.js';

const form = document.getElementById('settings');
const table = document.getElementById('table');
const listing = document.getElementById('listing');
const status = document.getElementById('status');

const problems = new Map();

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag as a page would write it. */
function htmlOf(chosen) {
  const attributes = Array.from(chosen, ([name, value]) => `${name}="${escaped(value)}"`);
  const inside = attributes.length === 0 ? '' : `\n  ${attributes.join('\n  ')}\n`;
  return `<script type="module" src="caribbean-stud.min.js"></script>\n<caribbean-stud${inside}></caribbean-stud>`;
}

/** The address that brings these settings back. */
function addressOf(chosen) {
  const query = new URLSearchParams([...chosen]).toString();
  return query === '' ? location.pathname : `${location.pathname}?${query}`;
}

/** What was refused may be right beside other values: it is written anew, and reported anew where it is not. */
async function tryAgain(names) {
  for (const name of names) {
    problems.delete(name);
    table.removeAttribute(name);
  }
  await table.updateComplete;
  const chosen = readForm(form);
  for (const name of names) if (chosen.has(name)) table.setAttribute(name, chosen.get(name));
}

function apply(chosen) {
  for (const name of SETTINGS.keys()) {
    const value = chosen.get(name) ?? null;
    if (value === table.getAttribute(name)) continue;
    problems.delete(name);
    if (value === null) table.removeAttribute(name);
    else table.setAttribute(name, value);
  }
  void tryAgain([...problems.keys()]);
  listing.textContent = htmlOf(chosen);
  history.replaceState(null, '', addressOf(chosen));
  showProblems(problems);
}

/** A message names its attribute first: `rounds: "x" ...`. */
function noteProblem({ error }) {
  const [name, ...reason] = error.message.split(': ');
  if (!SETTINGS.has(name)) return;
  problems.set(name, reason.join(': '));
  showProblems(problems);
}

function fromAddress() {
  const given = new URLSearchParams(location.search);
  return new Map([...given].filter(([name]) => SETTINGS.has(name)));
}

buildForm(form);
fillForm(form, fromAddress());
table.addEventListener('cs-error', noteProblem);
form.addEventListener('input', () => apply(readForm(form)));
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('popstate', () => {
  fillForm(form, fromAddress());
  apply(readForm(form));
});
apply(readForm(form));

document.getElementById('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(listing.textContent);
  status.textContent = 'Copied.';
});

document.getElementById('reset').addEventListener('click', () => {
  fillForm(form, new Map());
  apply(readForm(form));
});

document.getElementById('again').addEventListener('click', async () => {
  if (table.table.phase === 'deciding') await table.voidRound('configured anew');
  await table.restart();
});
