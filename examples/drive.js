// Buttons and a rule of the page's own, and a list of the table's events.
const byId = (id) => document.getElementById(id);
const table = byId('table');
const KEPT = 40;

/** The events, and what of each is worth a line. */
const EVENTS = {
  'cs-ready': ({ engine }) => engine,
  'cs-bet': ({ kind, amount }) => `${kind} ${amount}`,
  'cs-decision': ({ decision }) => decision,
  'cs-deal': ({ round }) => `round ${round}`,
  'cs-settle': ({ settlement }) => `${settlement.result}, net ${settlement.net}`,
  'cs-void': ({ reason }) => reason,
  'cs-jackpot': ({ prize }) => `prize ${prize}`,
  'cs-session-end': ({ winner, total }) => `${winner}, total ${total}`,
  'cs-error': ({ error }) => error.code,
};

table.addEventListener('cs-bet', (event) => {
  if (event.kind === 'ante' && event.amount > Number(byId('most').value)) event.preventDefault();
});

for (const [type, words] of Object.entries(EVENTS)) {
  table.addEventListener(type, (event) => {
    const line = document.createElement('li');
    line.textContent = `${type}: ${words(event)}${event.defaultPrevented ? ' (prevented)' : ''}`;
    byId('log').prepend(line);
    while (byId('log').children.length > KEPT) byId('log').lastChild.remove();
  });
}

/** Runs a move on a press; one that the table refuses just now changes nothing. */
function onPress(id, move) {
  byId(id).addEventListener('click', async () => {
    try {
      await move();
    } catch (error) {
      if (error.code === undefined) throw error;
    }
  });
}

onPress('ten', () => table.autoplay({ rounds: 10, strategy: 'threeRules', stop: { loss: 100 } }));
onPress('stop', () => table.stop());
onPress('restart', () => table.restart());
