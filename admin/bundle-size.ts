import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** Most JavaScript that a page loads before it shows anything, in kB of gzip (1 kB = 1024 bytes). */
const MOST = { application: 300, other: 100 };

const folder = new URL('../dist/admin/', import.meta.url);

/** Size of a file after gzip, in kB. */
const sizeOf = async (path: string) => gzipSync(await readFile(new URL(path, folder))).length / 1024;

const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
for (const page of pages) {
  const html = await readFile(new URL(page, folder), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/volta-service-desk\/([^"]+\.js)"/g)].map(([, path]) => path!);
  const sizes = await Promise.all(scripts.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const limit = page === 'index.html' ? MOST.application : MOST.other;
  for (const [index, path] of scripts.entries()) console.log(`${sizes[index]!.toFixed(1).padStart(8)} kB  ${path}`);
  console.log(`${total.toFixed(1).padStart(8)} kB  first JavaScript of ${page}, at most ${limit} kB`);
  if (scripts.length === 0 || total > limit) process.exitCode = 1;
}
if (!pages.includes('index.html') || !pages.includes('portal.html')) process.exitCode = 1;
