export { collectMessages } from '../../scripts/page-messages.mjs';
