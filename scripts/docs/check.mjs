// Builds the documentation site and checks it: no link leads nowhere, every public name is explained, and no name stands in
// the text that nothing has.
import { buildSite, SITE } from './build.mjs';
import { deadLinks, deadLinksOfSite } from './links.mjs';
import { markdownFiles } from './markdown-files.mjs';
import { unexplained, unknownNames } from './names.mjs';

await buildSite();
const files = markdownFiles();
const problems = [...deadLinks(files), ...deadLinksOfSite(SITE), ...unexplained(), ...unknownNames(files)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
