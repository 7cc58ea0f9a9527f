import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../api/platform/project-root.js';
import { Child } from '../../api/standalone/child.js';
import { prepareDatabase, registerDemoTenants } from '../../api/standalone/database.js';
import { startPostgres } from '../../api/standalone/postgres.js';
import { SECRETS } from './keycloak-server.js';

const DATABASE = 'volta';
const READY_WITHIN_MS = 60_000;

/** Database, migration and API with the built admin, as they run beside a Keycloak. */
export async function startDesk(port: number, issuer: string, dataDir: string): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let end = undo.pop(); end; end = undo.pop()) await end();
  };
  try {
    const database = await startPostgres({ dataDir, durable: false });
    undo.push(database.stop);
    await prepareDatabase(database, DATABASE);
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      VSD_PORT: String(port),
      VSD_ADMIN_DIR: join(projectRoot, 'dist/admin'),
      VSD_FILES_DIR: join(dataDir, 'files'),
      VSD_ISSUER: issuer,
      VSD_IDENTITY: 'keycloak',
      VSD_IDENTITY_SECRET: SECRETS.users,
      VSD_SESSION_CLIENT_SECRET: SECRETS.session,
      DATABASE_URL: database.appUrl(DATABASE),
      DATABASE_OWNER_URL: database.ownerUrl(DATABASE),
    };
    const start = (name: string, script: string) => {
      const child = new Child(name, { script, env, logFile: join(dataDir, `${name}.log`) });
      undo.push(() => child.stop());
      return child;
    };
    await start('migration', '../migrate.js').done();
    await registerDemoTenants(database, DATABASE);
    const api = start('api', '../main.js');
    start('worker', '../worker.js');
    await ready(api, `http://localhost:${port}/volta-service-desk/services/health/ready`);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(api: Child, address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (!api.running) throw await api.failure();
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await pause(200);
  }
  throw new Error(`The API is not ready after ${READY_WITHIN_MS / 1000} s`);
}
