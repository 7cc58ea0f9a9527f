import 'reflect-metadata';
import pg from 'pg';
import { withClient } from '../../platform/database/with-client.js';
import { readEnv } from '../../platform/env.js';
import { TENANT_VARIABLE } from '../../platform/tenancy/row-level-security.js';
import { DEMO_TENANTS, type DemoTenant } from '../accounts.js';

/** Demo tenants without users and customers; the others stay as they are. */
async function emptyTenants(url: string): Promise<DemoTenant[]> {
  return withClient(new pg.Client({ connectionString: url, application_name: 'volta-demo' }), async (client) => {
    const empty: DemoTenant[] = [];
    for (const tenant of DEMO_TENANTS) {
      await client.query('select set_config($1, $2, false)', [TENANT_VARIABLE, tenant]);
      const { rowCount } = await client.query('select from "user" union all select from customer limit 1');
      if (!rowCount) empty.push(tenant);
    }
    return empty;
  });
}

/**
 * Fills the demo tenants once, as role vsd_app, with the data of the folder `demo` or of another one that is named. Safe
 * to repeat; refused in production.
 */
async function seed(): Promise<void> {
  const env = readEnv();
  if (env.NODE_ENV === 'production') throw new Error('Demo data is not for production: NODE_ENV is "production"');
  const empty = await emptyTenants(env.DATABASE_URL);
  if (empty.length === 0) return say('Demo data is there already');
  const { fillTenants } = await import('./fill-tenants.js');
  await fillTenants(env, empty, process.argv[2]);
  say(`Wrote demo data for ${empty.join(' and ')}`);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  await seed();
} catch (error) {
  const isUnforeseen = error instanceof Error && error.name !== 'DataFault';
  process.stderr.write(`${isUnforeseen ? error.stack : (error as Error).message}\n`);
  process.exit(1);
}
