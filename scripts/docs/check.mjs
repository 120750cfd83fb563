// Builds the documentation site and checks it: no dead link, no public name without a word, no word for what is not there.
import { buildSite, SITE } from './build.mjs';
import { deadLinks, deadLinksOfSite } from './links.mjs';
import { markdownFiles } from './markdown-files.mjs';
import { unexplained, unknownNames } from './names.mjs';

await buildSite();
const files = markdownFiles();
const problems = [...deadLinks(files), ...deadLinksOfSite(SITE), ...unexplained(), ...unknownNames(files)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
