// Every page: the search, and the list of pages where the screen is narrow.
import { search } from './search.js';

const query = document.getElementById('query');
const found = document.getElementById('found');
const count = document.getElementById('count');
const list = found.querySelector('ol');
const menu = document.getElementById('menu');

const MOST = 12;
let sections = null;

async function load() {
  sections ??= fetch(new URL('search.json', import.meta.url)).then((response) => response.json());
  return sections;
}

function entryOf({ page, title, heading, anchor, excerpt }) {
  const link = document.createElement('a');
  link.href = `${page}.html${anchor === '' ? '' : `#${anchor}`}`;
  const name = document.createElement('b');
  name.textContent = heading;
  const where = document.createElement('span');
  where.textContent = ` ${title}`;
  const words = document.createElement('span');
  words.className = 'excerpt';
  words.textContent = excerpt;
  link.append(name, where, words);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function show() {
  const text = query.value.trim();
  found.hidden = text === '';
  if (text === '') return;
  const hits = search(await load(), text);
  count.textContent = hits.length === 0 ? 'Nothing found.' : `${hits.length} found`;
  list.replaceChildren(...hits.slice(0, MOST).map(entryOf));
}

function close() {
  found.hidden = true;
}

query.addEventListener('focus', load, { once: true });
query.addEventListener('input', show);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !found.hidden) {
    close();
    query.focus();
  }
  const isTyping = event.composedPath()[0]?.closest?.('input, textarea, select, caribbean-stud');
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    query.focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (!target.closest('search')) close();
});
found.addEventListener('click', ({ target }) => {
  if (target.closest('a')) close();
});

menu.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true';
  menu.setAttribute('aria-expanded', String(open));
  document.body.classList.toggle('menu-open', open);
});
