import { connected } from './connection.js';
import { assertTenantName, say } from './terminal.js';

const STATES = { suspend: 'SUSPENDED', resume: 'ACTIVE', close: 'CLOSED' } as const;
const DONE = { suspend: 'suspended', resume: 'active again', close: 'closed' } as const;

/** A command that changes the state of tenants. */
export type StateCommand = keyof typeof STATES;

/** Adds tenants to the register (decision 51). */
export async function addTenants(names: readonly string[]): Promise<void> {
  for (const name of names) assertTenantName(name);
  await connected('DATABASE_OWNER_URL', async (client) => {
    for (const name of names) {
      const { rowCount } = await client.query(
        'insert into installation.tenant (name) values ($1) on conflict do nothing',
        [name],
      );
      say(rowCount ? `${name} is added` : `${name} is there already`);
    }
  });
}

/** Prints the tenants with their states. */
export const listTenants = ({ json }: { json?: boolean }) =>
  connected('DATABASE_OWNER_URL', async (client) => {
    const { rows } = await client.query<{ name: string; state: string; created_at: Date }>(
      'select name, state, created_at from installation.tenant order by name',
    );
    if (json) return say(JSON.stringify(rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))));
    for (const { name, state, created_at } of rows)
      say(`${name.padEnd(41)}${state.padEnd(11)}${created_at.toISOString()}`);
  });

/** Changes the state of tenants, of all or of none. */
export const changeTenants = (command: StateCommand, names: readonly string[]) =>
  connected('DATABASE_OWNER_URL', async (client) => {
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
