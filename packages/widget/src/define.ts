import { CaribbeanStud } from './caribbean-stud.js';
import { es } from './locales/es.js';
import { nb } from './locales/nb.js';
import { registerTranslation } from './localize.js';

registerTranslation(es);
registerTranslation(nb);

// Without a page, on a server for instance, there is no registry: the import does nothing there.
if (typeof customElements !== 'undefined') CaribbeanStud.define();

export * from './index.js';
