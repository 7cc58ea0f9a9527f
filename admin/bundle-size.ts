import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** Most that index.html may load before anything is shown, in kB of gzip (1 kB = 1024 bytes). */
const LIMIT = 300;

const folder = new URL('../dist/admin/', import.meta.url);
const page = await readFile(new URL('index.html', folder), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
const sizes = await Promise.all(
  scripts.map(async (path) => ({ path, size: gzipSync(await readFile(new URL(path, folder))).length / 1024 })),
);
const total = sizes.reduce((sum, { size }) => sum + size, 0);
for (const { path, size } of sizes) console.log(`${size.toFixed(1).padStart(8)} kB  ${path}`);
console.log(`${total.toFixed(1).padStart(8)} kB  first JavaScript, at most ${LIMIT} kB`);
if (scripts.length === 0 || total > LIMIT) process.exitCode = 1;
