import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** Most JavaScript that a page loads before it shows anything, in kB of gzip (1 kB = 1024 bytes). */
const MOST = { application: 285, other: 20 };

/** The pages that people open; sign-in loads a further page in a hidden frame. */
const OPENED = ['index.html', 'portal.html'];

const folder = new URL('../dist/admin/', import.meta.url);

/** Size of a file after gzip, in kB. */
const sizeOf = async (path) => gzipSync(await readFile(new URL(path, folder))).length / 1024;

const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
for (const page of pages) {
  const html = await readFile(new URL(page, folder), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/volta-service-desk\/([^"]+\.js)"/g)].map(([, path]) => path);
  const sizes = await Promise.all(scripts.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const limit = page === 'index.html' ? MOST.application : MOST.other;
  for (const [index, path] of scripts.entries()) console.log(`${sizes[index].toFixed(1).padStart(8)} kB  ${path}`);
  console.log(`${total.toFixed(1).padStart(8)} kB  first JavaScript of ${page}, at most ${limit} kB`);
  if (total > limit) process.exitCode = 1;
  // A page that people open begins with a script; otherwise the pattern above has missed it.
  if (OPENED.includes(page) && scripts.length === 0) process.exitCode = 1;
}
if (!OPENED.every((page) => pages.includes(page))) process.exitCode = 1;
