/**
 * Builds the clients as packages into dist/clients, with the version of the document: `node clients/build.mjs typescript
 * python`, or one of both. The Python client needs the generator: `pip install openapi-python-client==0.29.1`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = join(root, 'openapi/openapi.json');
const { version } = JSON.parse(readFileSync(document, 'utf8')).info;

/** Makes the folder of a package with its README and its manifest, in which the version of the document stands. */
function packageFolder(language, manifest) {
  const folder = join(root, 'dist/clients', language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'clients', language, 'README.md'), join(folder, 'README.md'));
  const text = readFileSync(join(root, 'clients', language, manifest), 'utf8');
  writeFileSync(join(folder, manifest), text.replace('0.0.0', version));
  return folder;
}

/** Runs a program; its output is shown. */
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

const languages = {
  typescript() {
    const folder = packageFolder('typescript', 'package.json');
    copyFileSync(join(root, 'openapi/api.d.ts'), join(folder, 'api.d.ts'));
    copyFileSync(join(root, 'clients/typescript/index.ts'), join(folder, 'index.ts'));
    const options = [
      '--ignoreConfig',
      '--strict',
      '--declaration',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      'node',
    ];
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'index.ts'], folder);
    rmSync(join(folder, 'index.ts'));
  },
  python() {
    const folder = packageFolder('python', 'pyproject.toml');
    const config = join(root, 'clients/python/generator.yml');
    const output = join(folder, 'volta_service_desk_client');
    const source = ['--path', document, '--config', config, '--meta', 'none', '--output-path', output];
    run('openapi-python-client', ['generate', ...source]);
    writeFileSync(join(output, 'py.typed'), '');
  },
};

for (const language of process.argv.slice(2)) languages[language]();
