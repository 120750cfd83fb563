// Deals the first hand at each table, so that there are cards to look at, and keeps the dashboard's figures.
async function playFirst(table) {
  await table.ready;
  await table.deal();
  if ('played' in table.dataset) await table.call();
}

for (const table of document.querySelectorAll('caribbean-stud')) playFirst(table);

const session = document.getElementById('session');
const show = (id, text) => (document.getElementById(id).textContent = text);
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const share = new Intl.NumberFormat('en', { style: 'percent' });

session.addEventListener('cs-settle', () => {
  const { register, total } = session.table;
  const counted = register.filter((row) => !row.void);
  show('rounds', counted.length);
  show('called', share.format(counted.filter((row) => row.decision === 'call').length / counted.length));
  show('net', signed.format(total));
});
