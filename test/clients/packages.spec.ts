import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { document } from '../support/document.js';
import { docsPageOf, examplesOf, servicesOf, tokenOf } from '../support/guide-page.js';
import { type LaunchedDesk, launchDesk } from '../support/launched-desk.js';
import { inPython, pythonFolder, pythonMissing } from '../support/python-client.js';

const run = promisify(execFile);
const READER = 'alpina-admin';
const { version } = document.info;
const PACKAGES = join(process.cwd(), 'dist/clients');

let folder: string;
let desk: LaunchedDesk;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-packages-'));
  desk = await launchDesk(join(folder, 'data'));
  env = { ...process.env, VSD_API: servicesOf(desk), VSD_TOKEN: await tokenOf(desk, READER) };
});
afterAll(async () => {
  await desk?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program in a folder and returns its output; fails with all of it. */
async function runs(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(command, args, { cwd, env, timeout: 300_000, maxBuffer: 64_000_000 });
  return stdout;
}

/** Builds a package; returns all output. */
async function build(language: string): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, ['clients/build.mjs', language], { env });
  return stdout + stderr;
}

const PROGRAM = `
import { createServiceDesk, type Schemas } from 'volta-service-desk-client';
const desk = createServiceDesk({ url: process.env.VSD_API!, token: process.env.VSD_TOKEN! });
const first = { params: { query: { range: '[0,0]' } } };
const [me, customers, categories] = [await desk.GET('/v1/me'), await desk.GET('/v1/customers', first), await desk.GET('/v1/categories', first)];
if (me.error || customers.error || categories.error) throw new Error('no answer');
const body: Schemas['TicketCreate'] = {
  type: 'INCIDENT',
  customer: customers.data[0]?.id,
  category: categories.data[0]?.id,
  contactName: 'Monika Frei',
  contactEmail: 'monika.frei@example.ch',
  customerDescription: 'Aus dem Paket',
};
const ticket = await desk.POST('/v1/tickets', { body });
// @ts-expect-error a body without its required fields
const refused = await desk.POST('/v1/tickets', { body: { customerDescription: 'Ohne Typ' } });
// @ts-expect-error a record has no such field
void ticket.data?.nothing;
console.log(me.data.name, ticket.data?.identifier, refused.error?.code);
`;

it('installs the package of TypeScript in a fresh folder, compiles a program with it and runs it', async () => {
  await build('typescript');
  const cwd = join(folder, 'typescript');
  await mkdir(cwd);
  const [{ filename, files }] = JSON.parse(
    await runs(join(PACKAGES, 'typescript'), 'npm', 'pack', '--json', '--pack-destination', cwd),
  );
  expect(filename).toBe(`volta-service-desk-client-${version}.tgz`);
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual([
    'README.md',
    'api.d.ts',
    'index.d.ts',
    'index.js',
    'package.json',
  ]);
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  await writeFile(join(cwd, 'program.ts'), PROGRAM);
  await runs(cwd, 'npm', 'install', '--no-audit', '--no-fund', `./${filename}`);
  const types = join(process.cwd(), 'node_modules/@types');
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--module', 'nodenext', '--target', 'es2024'];
  await runs(
    cwd,
    join(process.cwd(), 'node_modules/.bin/tsc'),
    ...strict,
    '--typeRoots',
    types,
    '--types',
    'node',
    'program.ts',
  );
  expect(await runs(cwd, process.execPath, 'program.ts')).toMatch(/^Reto Amstutz ALP-\d{4}-\d+ VALIDATION_FAILED$/m);
});

it('installs the package of Python in a fresh folder, and runs the examples of the guide with it', async () => {
  const missing = await pythonMissing();
  if (missing) {
    process.stderr.write(`\n!!! SKIPPED: no package of Python was made. ${missing}\n\n`);
    return;
  }
  const cwd = join(folder, 'python');
  const bin = join(pythonFolder(), 'bin');
  env.PATH = `${bin}:${env.PATH}`;
  expect(await build('python')).not.toMatch(/WARNING|ERROR|cannot parse/i);
  const quiet = ['--quiet', '--disable-pip-version-check'];
  await inPython('pip', ['wheel', ...quiet, '--no-deps', '--wheel-dir', cwd, join(PACKAGES, 'python')]);
  const [wheel = ''] = await readdir(cwd);
  expect(wheel).toBe(`volta_service_desk_client-${version}-py3-none-any.whl`);
  await inPython('pip', ['install', ...quiet, '--target', join(cwd, 'packages'), join(cwd, wheel)]);
  await inPython('python', ['-m', 'compileall', '-q', join(cwd, 'packages/volta_service_desk_client')]);
  await writeFile(join(cwd, 'guide.py'), examplesOf(await docsPageOf(desk, READER), 'Python'));
  const output = await inPython('python', ['guide.py'], { cwd, env: { ...env, PYTHONPATH: join(cwd, 'packages') } });
  expect(output).toMatch(/Reto Amstutz.*ALP-\d{4}-\d+.*messwerte\.txt/s);
});
