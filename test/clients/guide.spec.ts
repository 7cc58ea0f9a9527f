import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.js';
import { docsPageOf, examplesOf, servicesOf, tokenOf } from '../support/guide-page.js';
import { type LaunchedDesk, launchDesk } from '../support/launched-desk.js';
import { inPython, pythonMissing } from '../support/python-client.js';
import { isSigned, webhookReceiver } from '../support/webhook-receiver.js';

const run = promisify(execFile);
const READER = 'alpina-admin';
const TOOLS = join(process.cwd(), 'node_modules/.bin');

let folder: string;
let desk: LaunchedDesk;
let page: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-guide-'));
  desk = await launchDesk(join(folder, 'data'));
  page = await docsPageOf(desk, READER);
  env = { VSD_API: servicesOf(desk), VSD_TOKEN: await tokenOf(desk, READER) };
});
afterAll(async () => {
  await desk?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program in a folder of its own; fails with all of its output. */
async function runs(cwd: string, command: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(command, args, { cwd, env: { ...process.env, ...env, ...more }, timeout: 300_000 });
  return stdout;
}

async function place(name: string): Promise<string> {
  await mkdir(join(folder, name));
  return join(folder, name);
}

/** Checks the output of each of the programs, in each programming language. */
function expectDone(told: string) {
  expect(told).toContain('Reto Amstutz');
  expect(told).toMatch(/ALP-\d{4}-\d+/);
  expect(told).toContain('messwerte.txt');
  expect(told).toContain('STALE');
  expect(told).toMatch(/activities.*created/s);
}

it('runs the examples of the guide with curl, and verifies a webhook as they do', async () => {
  const receiver = await webhookReceiver();
  const cwd = await place('curl');
  const code = examplesOf(page, 'curl');
  await writeFile(join(cwd, 'guide.sh'), `set -euo pipefail\n${code}\nprintf '%s' "$SECRET" > secret\n`);
  expectDone(await runs(cwd, 'bash', ['guide.sh'], { VSD_HOOK: receiver.url }));
  await eventually(() => expect(receiver.calls.length).toBeGreaterThan(0));
  const [call] = receiver.calls;
  const { 'webhook-id': id, 'webhook-timestamp': second, 'webhook-signature': signature } = call!.headers;
  const verify = /^verify\(\) \{.*?^\}/ms.exec(code)?.[0];
  await writeFile(join(cwd, 'verify.sh'), `SECRET=$(cat secret)\n${verify}\nverify "$@" < body\n`);
  await writeFile(join(cwd, 'body'), call!.text);
  const args = ['verify.sh', String(id), String(second), String(signature)];
  await runs(cwd, 'bash', args);
  const { stdout: secret } = await run('cat', [join(cwd, 'secret')]);
  expect(isSigned(call!, secret)).toBe(true);
  await writeFile(join(cwd, 'body'), `${call!.text}\n`);
  await expect(runs(cwd, 'bash', args)).rejects.toThrow('Command failed');
  await receiver.close();
});

it('compiles and runs them in TypeScript, with types made from the document', async () => {
  const cwd = await place('typescript');
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  await symlink(join(process.cwd(), 'node_modules'), join(cwd, 'node_modules'));
  await writeFile(join(cwd, 'guide.ts'), examplesOf(page, 'TypeScript'));
  await runs(cwd, join(TOOLS, 'openapi-typescript'), [`${servicesOf(desk)}/openapi.json`, '-o', 'vsd.d.ts']);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--allowImportingTsExtensions'];
  const target = ['--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
  await runs(cwd, join(TOOLS, 'tsc'), [...strict, ...target, 'guide.ts']);
  expectDone(await runs(cwd, process.execPath, ['guide.ts']));
});

it('runs them in Python, with a client made from the served document', async () => {
  const missing = await pythonMissing();
  if (missing) {
    process.stderr.write(`\n!!! SKIPPED: no client of Python was made. ${missing}\n\n`);
    return;
  }
  const cwd = await place('python');
  // The generator's call in the guide: from the served document, with no settings.
  const served = ['--url', `${servicesOf(desk)}/openapi.json`, '--output-path', join(cwd, 'client')];
  await inPython('openapi-python-client', ['generate', ...served]);
  await inPython('pip', [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--target',
    join(cwd, 'packages'),
    join(cwd, 'client'),
  ]);
  await writeFile(join(cwd, 'guide.py'), examplesOf(page, 'Python'));
  expectDone(await inPython('python', ['guide.py'], { cwd, env: { ...env, PYTHONPATH: join(cwd, 'packages') } }));
});
