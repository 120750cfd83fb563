// A form that tells the table what to play, and what came of it.
const byId = (id) => document.getElementById(id);
const table = byId('table');
const form = byId('plan');

/** Why it ended, in words. */
const ENDS = {
  rounds: 'all were played',
  session: 'the session is over',
  loss: 'the loss was reached',
  win: 'the win was reached',
  jackpot: 'the jackpot bet won',
  category: 'the hand came',
  interrupted: 'it was stopped',
};

/** A number that was written, or none; what is no number is refused by the table. */
function numberOf(text) {
  return text.trim() === '' ? undefined : Number(text);
}

/** What the form asks for. */
function planOf(data) {
  return {
    rounds: numberOf(data.get('rounds')),
    strategy: data.get('strategy') || null,
    stop: {
      loss: numberOf(data.get('loss')),
      win: numberOf(data.get('win')),
      jackpot: data.has('jackpot'),
      category: data.get('category') || undefined,
    },
  };
}

/** In betting the side bet can be put down or taken back; later rounds repeat the first one's bets. */
async function placeJackpot(wanted) {
  const { phase, jackpot } = table.table;
  if (phase === 'settled') await table.next();
  if (phase !== 'deciding' && jackpot.on !== wanted) await table.placeJackpot(wanted);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(form);
  byId('error').textContent = '';
  byId('result').textContent = '';
  table.speed = data.get('speed');
  try {
    await placeJackpot(data.has('bet'));
    const { rounds, end } = await table.autoplay(planOf(data));
    byId('result').textContent = `${rounds === 1 ? '1 round' : `${rounds} rounds`}: ${ENDS[end]}.`;
  } catch (error) {
    if (error.code === undefined) throw error;
    byId('error').textContent = error.message;
  }
});

byId('stop').addEventListener('click', () => table.stop());
