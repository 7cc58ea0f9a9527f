import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createScriptTransformer } from '@jest/transform';
import type { Config } from '@jest/types';

const TRANSFORM = {
  collectCoverage: false,
  collectCoverageFrom: [] as string[],
  coverageProvider: 'babel',
  instrument: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
} as const;

/** File URL of what was loaded -> file of its source map. */
export const sourceMaps = new Map<string, string>();

/**
 * Lets Node itself load the TypeScript of this repository, compiled as Jest compiles it and kept in Jest's cache.
 * `standIns` are modules loaded in the place of others: specifier -> URL.
 */
export async function loadSources(config: Config.ProjectConfig, standIns: Readonly<Record<string, string>>) {
  const transformer = await createScriptTransformer(config);
  registerHooks({
    resolve: (specifier, context, next) => {
      const standIn = standIns[specifier];
      if (standIn) return { url: standIn, shortCircuit: true };
      const { parentURL } = context;
      if (/^\.{1,2}\//.test(specifier) && parentURL && !parentURL.includes('/node_modules/')) {
        const source = sourceOf(new URL(specifier, parentURL));
        if (source) return { url: source.href, shortCircuit: true };
      }
      return next(specifier, context);
    },
    load: (url, context, next) => {
      if (!url.startsWith('file:') || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
      const path = fileURLToPath(url);
      const { code, sourceMapPath } = transformer.transform(path, TRANSFORM, readFileSync(path, 'utf8'));
      if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

/** The TypeScript that an import without its ending, or with the one that it has after compilation, means. */
function sourceOf(wanted: URL): URL | undefined {
  const stem = wanted.href.replace(/\.js(?=$|\?)/, '');
  return ['.ts', '.tsx'].map((ending) => new URL(stem + ending)).find((url) => existsSync(url));
}
