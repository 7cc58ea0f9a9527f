import { connected } from './connection.js';
import { readOverview } from './tenant-overview.js';
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

/** Prints the tenants with their states and figures. */
export const listTenants = ({ json }: { json?: boolean }) =>
  connected('DATABASE_OWNER_URL', async (client) => {
    const { tenants } = await readOverview(client);
    if (!tenants) throw new Error('The register of tenants was not read in time');
    if (json) return say(JSON.stringify(tenants));
    say(
      `${'TENANT'.padEnd(41)}${'STATE'.padEnd(11)}${'SINCE'.padEnd(26)}${'USERS'.padStart(7)}${'TICKETS'.padStart(10)}`,
    );
    for (const { name, state, changedAt, figures } of tenants) {
      const counts = `${String(figures?.users ?? '–').padStart(7)}${String(figures?.tickets ?? '–').padStart(10)}`;
      say(`${name.padEnd(41)}${state.padEnd(11)}${changedAt.toISOString().padEnd(26)}${counts}`);
    }
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
