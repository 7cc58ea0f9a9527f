import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The moment in the names of migrations from which on they follow these rules. */
const SINCE = 'Migration20261128020000';
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/migrations');

/** Rules of Squawk about a schema on which the running release works, and about locks that requests would wait for. */
const RULES = [
  'ban-drop-table',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-database',
  'ban-truncate-cascade',
  'renaming-table',
  'renaming-column',
  'changing-column-type',
  'adding-required-field',
  'adding-not-nullable-field',
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
  'syntax-error',
];

/**
 * The broken rules of a migration as sentences: of its statements, but those of its `accepted` rules, and of accepted rules
 * that it does not break.
 */
export async function brokenRules({ statements, accepted = {} }) {
  const found = await squawk(statements.map((statement) => `${statement.trim().replace(/;$/, '')};`).join('\n'));
  const broken = new Set(found.map(({ rule_name }) => rule_name));
  return [
    ...found
      .filter(({ rule_name }) => !(rule_name in accepted))
      .map(({ rule_name, line, message, help }) => `${rule_name}, line ${line + 1}: ${message} ${help ?? ''}`.trim()),
    ...Object.keys(accepted)
      .filter((rule) => !broken.has(rule))
      .map((rule) => `${rule} is accepted and not broken`),
  ];
}

async function squawk(sql) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const child = execFile(
    join(ROOT, 'node_modules/.bin/squawk'),
    ['--pg-version=18', '--reporter=json', '--assume-in-transaction', '--stdin-filepath=migration.sql'],
    // The exit code is 1 for a broken rule.
    (error, stdout, stderr) =>
      error && error.code !== 1 ? reject(new Error(stderr || error.message)) : resolve(stdout),
  );
  child.stdin.end(sql);
  return JSON.parse(await promise).filter(({ rule_name }) => RULES.includes(rule_name));
}

/** The statements of a migration; rows that it reads are missing. */
async function statementsOf(migration) {
  await migration.up();
  return migration.getQueries().map(String);
}

/** Reports the broken rules of the migrations that are newer than these rules. */
async function check() {
  const names = readdirSync(FOLDER)
    .filter((file) => /^Migration\w+\.js$/.test(file) && file > SINCE)
    .sort();
  for (const name of names) {
    const [Migration] = Object.values(await import(pathToFileURL(join(FOLDER, name)).href));
    const migration = new Migration({ execute: async () => [] }, {});
    const statements = await statementsOf(migration);
    for (const problem of await brokenRules({ statements, accepted: migration.accepted })) {
      process.stderr.write(`${name}: ${problem}\n`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode) process.stderr.write('docs/upgrade.md says how to do it in steps, or how to accept it.\n');
}

if (process.argv[1] === import.meta.filename) void check();
