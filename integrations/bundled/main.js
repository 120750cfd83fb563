import 'caribbean-stud/define.js';

const result = document.querySelector('#result');
document.querySelector('caribbean-stud').addEventListener('cs-settle', ({ settlement }) => {
  result.textContent = `net ${settlement.net}`;
});
