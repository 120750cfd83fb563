// The end of a session opens a form that knows the result.
const byId = (id) => document.getElementById(id);
const table = byId('table');
const QUESTIONS = {
  player: 'You won the session. Again?',
  bank: 'The bank won the session. Revenge?',
  draw: 'The session is a draw. One more?',
};

let result = null;

table.addEventListener('cs-session-end', ({ total, rounds, winner, reason }) => {
  result = { total, rounds, winner, reason };
  byId('ask').textContent = QUESTIONS[winner];
  byId('form').hidden = false;
});

byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const message = { email: byId('email').value, ...result };
  byId('sent').firstChild.textContent = JSON.stringify(message, null, 2);
  byId('sent').hidden = false;
});

byId('play').addEventListener('click', async () => {
  if (table.table.phase === 'finished') await table.restart();
  byId('play').disabled = true;
  try {
    await table.autoplay({ strategy: 'optimal' });
  } finally {
    byId('play').disabled = false;
  }
});
