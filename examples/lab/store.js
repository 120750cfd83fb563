// What the visitor has chosen, kept in the address so that a result can be linked.

/** The opening state: worked example 1 on the usual table. */
const DEFAULTS = {
  hand: 'Qh Qs 9d 6c 2h',
  upcard: 'Jh',
  dead: '',
  pays: 'standard',
  qualifier: 'ace-king',
  strategy: 'optimal',
  jackpot: 'standard',
  stake: '1',
  meter: '125000',
  rounds: '20',
};

function fromAddress() {
  const given = new URLSearchParams(location.search);
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, given.get(name) ?? value]),
  );
}

function toAddress(state) {
  const changed = Object.entries(state).filter(([name, value]) => value !== DEFAULTS[name]);
  const query = new URLSearchParams(changed).toString();
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
}

let state = fromAddress();
const watchers = [];

/** The present state; every value is a text, as it stands in a field. */
export function current() {
  return state;
}

/** Changes some values and tells those who watch them. */
export function change(values) {
  const changed = Object.keys(values).filter((name) => state[name] !== values[name]);
  if (changed.length === 0) return;
  state = { ...state, ...values };
  toAddress(state);
  tell(changed);
}

/** Calls `show` with the state now, and again whenever one of the named values changes. */
export function watch(names, show) {
  watchers.push({ names, show });
  show(state);
}

function tell(changed) {
  for (const { names, show } of watchers) if (names.some((name) => changed.includes(name))) show(state);
}

addEventListener('popstate', () => {
  state = fromAddress();
  tell(Object.keys(DEFAULTS));
});
