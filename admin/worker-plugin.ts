import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Icons of the application: edge in pixels, and the share of the edge that the mark takes. */
const ICONS = [
  { name: 'icon-180.png', size: 180, share: 1 },
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  // Some devices cut the icon to a circle: its centre holds the mark.
  { name: 'icon-maskable-512.png', size: 512, share: 0.8 },
] as const;
const BACKGROUND = '#1f3a6e';

/** Files that a page without a network never loads. */
const NOT_KEPT = /\.map$|^silent-check|^icon-|^\.vite\//;

async function icon({ size, share }: (typeof ICONS)[number]): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(here('public/mark.svg'), { density: 72 * (size / 32) })
    .resize(inner, inner)
    .toBuffer();
  const ground = { width: size, height: size, channels: 4, background: BACKGROUND } as const;
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/**
 * Makes the application installable and usable without a network: icons from the mark, and the service worker with the
 * files of this release. The digest of their names and contents names the release and thus the worker.
 */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const pictures = await Promise.all(ICONS.map(async (one) => ({ fileName: one.name, source: await icon(one) })));
      for (const { fileName, source } of pictures) this.emitFile({ type: 'asset', fileName, source });
      const digest = createHash('sha256');
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.html') && !NOT_KEPT.test(name))
        .sort();
      const page = bundle['index.html'];
      if (page?.type === 'asset') digest.update(page.source);
      const open = readdirSync(here('public')).filter((name) => !NOT_KEPT.test(name));
      for (const name of open) digest.update(readFileSync(here(`public/${name}`)));
      const source = readFileSync(here('worker/worker.js'), 'utf8');
      const kept = ['', ...open, ...files];
      const release = `release ${digest.update(JSON.stringify(kept)).update(source).digest('hex').slice(0, 16)}`;
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace('%RELEASE%', release).replace("'%FILES%'", () => `'${JSON.stringify(kept)}'`),
      });
    },
  };
}
