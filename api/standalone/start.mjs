// Entry of `npm start`. Any Node from 12 on can read it and print the problem.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const began = Date.now();
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

function say(text) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${'      '.slice(seconds.length)}${seconds} s  ${text}\n`);
}

/** Ends with one sentence. */
function fail(sentence, event = 'did not start') {
  process.stderr.write(`\nVolta Service Desk ${event}. ${sentence}\n`);
  process.exit(1);
}

/** The problem of the running Node, if any: package.json has the least version; the one to run comes as a package. */
function nodeProblem() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 17)) return undefined;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  const present = `and this is ${process.versions.node}:`;
  if (major < Number(least)) {
    return `It needs Node.js ${least} or newer, ${present} install one, then run "npm ci" and "npm start".`;
  }
  const needed = `It runs on the Node.js that "npm ci" puts into its folder, ${present}`;
  if (!existsSync(join(root, 'node_modules/node'))) return `${needed} run "npm ci", then "npm start".`;
  return existsSync(join(root, 'node_modules/node/bin/node')) && !process.env.npm_lifecycle_event
    ? `${needed} start with "npm start".`
    : `${needed} it did not install; run "npm rebuild node", then "npm start".`;
}

async function main() {
  const problem = nodeProblem();
  if (problem) return fail(problem);
  if (!existsSync(join(root, 'node_modules'))) return fail('Its packages are missing: run "npm ci" first.');
  process.stdout.write('Volta Service Desk\n');
  const dev = process.argv.includes('--dev');
  const { build, buildIfNeeded } = await import(pathToFileURL(join(root, 'api/standalone/build.mjs')).href);
  const failure = dev ? await build(root, say, 'build:api') : await buildIfNeeded(root, say);
  if (failure) return fail(failure);
  const { run } = await import(pathToFileURL(join(root, 'dist/api/standalone/run.js')).href);
  return run({ say, fail, dev });
}

main().catch((error) => fail(error instanceof Error ? error.stack : String(error)));
