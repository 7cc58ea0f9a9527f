import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Assets that grow smaller by packing: pictures and fonts are packed already. */
const PACKED = /^assets\/.*\.(js|css|wasm)$/;

/**
 * Writes beside each asset a copy that is packed by Brotli at its best, which takes too long to be done for each request: it is
 * a sixth smaller than a copy that is packed while it is sent.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => PACKED.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          await writeFile(join(dir, `${file.fileName}.br`), await pack(content));
        }),
      );
    },
  };
}
