// Buttons that tell the meter's server what to do, where there is one.
const byId = (id) => document.getElementById(id);
const table = byId('table');
const METER = 'servers/meter.json';

for (const button of document.querySelectorAll('[data-wish]')) {
  button.addEventListener('click', () => fetch(`${METER}?${button.dataset.wish}`, { method: 'POST' }));
}

byId('source').addEventListener('change', ({ target }) => {
  table.jackpotSrc = target.value;
});

// The file of this name has the amount alone; the server tells that it is for demonstrations.
const { demonstration = false } = await (await fetch(METER)).json();
byId('controls').hidden = !demonstration;
byId('status').textContent = demonstration
  ? 'The meter rises every two seconds.'
  : 'This page is served without its meter, so the amount stands still: see below how to start it.';
