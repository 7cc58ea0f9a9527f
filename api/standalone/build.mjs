// Builds for `npm start`. As the last step of `npm run build` it marks the output as up to date; with the argument
// `needed` it builds an output that is not.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files and folders from which the output is built. */
const SOURCES = ['api', 'admin', 'migrations', 'locales', 'openapi', 'package.json', 'package-lock.json'];
const SETTINGS = /^(\.swcrc|nest-cli\.json|tsconfig.*\.json|vite\.config\.\w+)$/;

function addTo(hash, path, name) {
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry), `${name}/${entry}`);
  } else {
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
}

/** One value for the content of all sources. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const present = readdirSync(root).filter((name) => SOURCES.includes(name) || SETTINGS.test(name));
  for (const name of present.sort()) addTo(hash, join(root, name), name);
  return hash.digest('hex');
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function runScript(root, script) {
  const npm = process.env.npm_execpath;
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...args, 'run', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((settle) => {
    child.on('error', (error) => settle({ code: error.message, output }));
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
      settle({ code: code ?? signal, output });
    });
  });
}

const stampIn = (root) => join(root, 'dist/.sources');

/** Stores the fingerprint of the sources of the output. */
function stamp(root) {
  writeFileSync(stampIn(root), fingerprint(root));
}

/** Runs a build script of package.json. @returns a failure as a text, else undefined */
export async function build(root, say, script) {
  const ticking = setInterval(() => say('Still building'), 10_000);
  const { code, output } = await runScript(root, script);
  clearInterval(ticking);
  if (code === 0) return undefined;
  return `The build failed (${code}): correct what it says here.\n${output.trim().split('\n').slice(-30).join('\n')}`;
}

/** Builds if the sources have changed since the last build. @returns a failure as a text, else undefined */
export async function buildIfNeeded(root, say) {
  if (read(stampIn(root)) === fingerprint(root)) return undefined;
  say('Building (first start, or the sources have changed)');
  const failure = await build(root, say, 'build');
  if (!failure) stamp(root);
  return failure;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(process.argv[1]), '../..');
  if (process.argv[2] === 'needed') {
    const failure = await buildIfNeeded(root, (text) => process.stdout.write(`${text}\n`));
    if (failure) process.stderr.write(`${failure}\n`);
    process.exitCode = failure ? 1 : 0;
  } else stamp(root);
}
