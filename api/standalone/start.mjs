// Entry of `npm start`. Written so that any Node from 12 on can read it and say what is wrong.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const began = Date.now();
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

function say(text) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${'      '.slice(seconds.length)}${seconds} s  ${text}\n`);
}

/** Ends with one sentence. */
function give(sentence, what = 'did not start') {
  process.stderr.write(`\nVolta Service Desk ${what}. ${sentence}\n`);
  process.exit(1);
}

function nodeProblem() {
  const version = process.versions.node.split('.').map(Number);
  if (version[0] > 22 || (version[0] === 22 && version[1] >= 17)) return undefined;
  const needed = `It needs Node.js 22.17 or newer, and this is ${process.versions.node}:`;
  if (!existsSync(join(root, 'node_modules/node')))
    return `${needed} run "npm ci", which brings its own, then "npm start".`;
  return existsSync(join(root, 'node_modules/node/bin/node')) && !process.env.npm_lifecycle_event
    ? `${needed} start with "npm start", which uses the Node.js of this folder.`
    : `${needed} the Node.js of this folder did not install; run "npm rebuild node", then "npm start".`;
}

async function main() {
  const problem = nodeProblem();
  if (problem) return give(problem);
  if (!existsSync(join(root, 'node_modules'))) return give('Its packages are missing: run "npm ci" first.');
  process.stdout.write('Volta Service Desk\n');
  const dev = process.argv.includes('--dev');
  const { build, buildIfNeeded } = await import(pathToFileURL(join(root, 'api/standalone/build.mjs')).href);
  const failure = dev ? await build(root, say, 'build:api') : await buildIfNeeded(root, say);
  if (failure) return give(failure);
  const { run } = await import(pathToFileURL(join(root, 'dist/api/standalone/run.js')).href);
  return run({ say, give, dev });
}

main().catch((error) => give(error instanceof Error ? error.stack : String(error)));
