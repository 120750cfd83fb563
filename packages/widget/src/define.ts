import { CaribbeanStud } from './caribbean-stud.js';

// A page on a server has no registry: the import is harmless there.
if (typeof customElements !== 'undefined') CaribbeanStud.define();

export * from './index.js';
