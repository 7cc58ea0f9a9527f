#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import pg from 'pg';

/** Exit codes: 0 done, 1 not done, 2 a wrong command or argument; each failure is one sentence on standard error. */
const FAILED = 1;
const MISUSED = 2;
/** The name of a tenant is the end of its client in the identity service (`vsd-webapp-<name>`). */
const TENANT = /^[a-z0-9](?:-?[a-z0-9]){0,39}$/;

const STATES = { suspend: 'SUSPENDED', resume: 'ACTIVE', close: 'CLOSED' } as const;
const DONE = { suspend: 'suspended', resume: 'active again', close: 'closed' } as const;
const MEANINGS = {
  suspend: 'refuse sign-ins and API tokens of tenants until they are resumed',
  resume: 'let users of suspended or closed tenants sign in again',
  close: 'refuse sign-ins and API tokens of tenants for good; their data stay',
} as const;

/** Statements as the owner of the database, whose register of tenants the application reads alone. */
async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = process.env.DATABASE_OWNER_URL;
  if (!url) throw new Error('DATABASE_OWNER_URL is not set: tenants are registered as the owner of the database');
  const client = new pg.Client({ connectionString: url, application_name: 'vsd', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function add(names: readonly string[]): Promise<void> {
  const wrong = names.find((name) => !TENANT.test(name));
  if (wrong !== undefined) {
    throw new CommanderError(
      MISUSED,
      'vsd.tenant',
      `"${wrong}" is no name of a tenant: a-z, 0-9 and single hyphens, at most 40`,
    );
  }
  await asOwner(async (client) => {
    for (const name of names) {
      const { rowCount } = await client.query(
        'insert into installation.tenant (name) values ($1) on conflict do nothing',
        [name],
      );
      say(rowCount ? `${name} is added` : `${name} is there already`);
    }
  });
}

const list = ({ json }: { json?: boolean }) =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ name: string; state: string; created_at: Date }>(
      'select name, state, created_at from installation.tenant order by name',
    );
    if (json) return say(JSON.stringify(rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))));
    for (const { name, state, created_at } of rows)
      say(`${name.padEnd(41)}${state.padEnd(11)}${created_at.toISOString()}`);
  });

const change = (command: keyof typeof STATES) => (names: readonly string[]) =>
  asOwner(async (client) => {
    await client.query('begin');
    for (const name of names) {
      const { rowCount } = await client.query(
        'update installation.tenant set state = $2, changed_at = now() where name = $1',
        [name, STATES[command]],
      );
      if (!rowCount) throw new Error(`There is no tenant "${name}"; nothing was changed`);
    }
    await client.query('commit');
    for (const name of names) say(`${name} is ${DONE[command]}`);
  });

const program = new Command('vsd')
  .description('Operates an installation of Volta Service Desk (docs/operations.md)')
  .exitOverride()
  .showHelpAfterError();
program
  .command('migrate')
  .description('bring the database to the schema of this version')
  .action(async () => void (await import('./migrate.js')));
program
  .command('rebuild-search')
  .description('let the worker build the full-text index of all tenants anew')
  .action(async () => void (await import('./rebuild-search.js')));
const tenant = program.command('tenant').description('the register of tenants');
tenant.command('add').argument('<names...>').description('add tenants; tokens of others are refused').action(add);
tenant.command('list').option('--json', 'as JSON').description('list the tenants with their states').action(list);
for (const name of Object.keys(STATES) as (keyof typeof STATES)[]) {
  tenant.command(name).argument('<names...>').description(MEANINGS[name]).action(change(name));
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.code === 'vsd.tenant') process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
  } else {
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
    process.exitCode = FAILED;
  }
}
