import { copyFile, mkdir } from 'node:fs/promises';

await mkdir('dist', { recursive: true });
await copyFile('index.html', 'dist/index.html');
await copyFile('node_modules/caribbean-stud/dist/caribbean-stud.min.js', 'dist/caribbean-stud.min.js');
