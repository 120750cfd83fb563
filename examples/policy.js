// Tells which engine the table uses, and the policy of this page.
const table = document.getElementById('table');
await customElements.whenDefined('caribbean-stud');
const { engine, fallbackReason } = await table.ready;
document.getElementById('engine').textContent = engine;
if (fallbackReason) document.getElementById('reason').textContent = fallbackReason;
document.getElementById('policy').textContent = document
  .querySelector('meta[http-equiv]')
  .content.replaceAll('; ', ';\n');
