#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { ConfigPackage, PackageItem, PackageKey, PackageRow } from './packages/config-package.shape.js';
import { fileOf, readFolder, writeBases, writeFolder } from './packages/package-folder.js';

const USAGE = 'Usage: vsd-config pull|diff|push <folder> [--dry-run] [--overwrite] (docs/configuration.md)';

/** A refusal as it is sent. */
type Refusal = { title?: string; errors?: { pointer: string; detail: string }[] };
const reasonsOf = ({ title = '', errors }: Refusal) => errors?.map((one) => `${one.pointer} ${one.detail}`) ?? [title];

/** Calls the API at VSD_API with the token VSD_TOKEN; a refused package is printed as well. */
async function call<T>(query = '', items?: readonly PackageItem[]): Promise<T> {
  const { VSD_API: address, VSD_TOKEN: token } = process.env;
  if (!address || !token) throw new Error('VSD_API and VSD_TOKEN must be set (docs/configuration.md).');
  const response = await fetch(`${address}/v1/config-package${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', 'content-type': 'application/json' },
    ...(items && { method: 'POST', body: JSON.stringify({ format: 1, items }) }),
  });
  const answer = (await response.json()) as T & Refusal & { rows?: PackageRow[] };
  if (response.ok) return answer;
  print(answer.rows ?? []);
  throw new Error([`${response.status}: ${answer.title}`, ...(answer.errors ? reasonsOf(answer) : [])].join('\n'));
}

const named = ({ resource, key }: PackageKey) => [resource, ...Object.values(key)].join(' ');

/** Prints a line for each item that differs. */
function print(rows: readonly PackageRow[]): void {
  for (const row of rows.filter(({ outcome }) => outcome !== 'SAME')) {
    const details = row.problem ? reasonsOf(row.problem) : [...row.missing.map(named), ...row.fields];
    const line = [fileOf(row), ...(details.length > 0 ? [details.join(', ')] : [])].join(': ');
    process.stdout.write(`${row.outcome.padEnd(9)} ${line}\n`);
  }
}

async function run(): Promise<void> {
  const options = { 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command = '', folder, ...others] = positionals;
  if (!folder || others.length > 0 || !/^(pull|diff|push)$/.test(command)) throw new Error(USAGE);
  if (command === 'pull') {
    const { items, notPortable = [] } = await call<ConfigPackage>();
    for (const item of notPortable) process.stderr.write(`Not portable: ${named(item)}\n`);
    return writeFolder(folder, items);
  }
  const items = await readFolder(folder);
  const dryRun = command === 'diff' || values['dry-run'] === true;
  print(await call(`?dryRun=${dryRun}&overwrite=${values.overwrite}`, items));
  if (dryRun) return;
  const files = new Set(items.map(fileOf));
  const now = (await call<ConfigPackage>()).items.filter((item) => files.has(fileOf(item)));
  await writeBases(folder, now);
}

/** Exit codes: 0 done, 1 not done, 2 a wrong command or argument; each failure is one sentence on standard error. */
run().catch((error: Error & { code?: unknown }) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.message === USAGE || String(error.code).startsWith('ERR_PARSE_ARGS') ? 2 : 1;
});
