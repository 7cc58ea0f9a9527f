import { MikroORM } from '@mikro-orm/postgresql';
import { DiskFiles } from '../../integrations/files/disk-files.js';
import { ormConfig } from '../../orm.config.js';
import { declareApplication } from '../../platform/application.js';
import type { Env } from '../../platform/env.js';
import { serviceDesk } from '../../service-desk.js';
import type { DemoTenant } from '../accounts.js';
import { writeDemoData } from './demo-data.js';

/** Opens database and file store for as long as it takes to write the demo data of the tenants. */
export async function fillTenants(env: Env, tenants: readonly DemoTenant[]): Promise<void> {
  declareApplication(serviceDesk);
  const orm = await MikroORM.init(ormConfig({ url: env.DATABASE_URL, poolSize: 2, application: 'volta-demo' }));
  try {
    for (const tenant of tenants) await writeDemoData(orm, new DiskFiles(env), tenant);
  } finally {
    await orm.close(true);
  }
}
