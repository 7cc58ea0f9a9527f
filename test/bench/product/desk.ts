import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../api/platform/project-root.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { SHIPPED } from '../../support/database-limits.js';
import { startWorker, type WorkerProcess } from '../../support/worker-process.js';
import { PLANT, seed } from '../data/seed.js';
import type { DataShape } from '../data/shape.js';
import { type LimitProcess, startLimit } from '../limit/limit-process.js';
import type { House } from './house.js';

/** The product on a database of its own, as in production, and beside it the limit on the same data. */
export interface Desk {
  readonly database: string;
  readonly superuserUrl: string;
  readonly api: ApiProcess;
  readonly worker: WorkerProcess;
  readonly limit: LimitProcess;
  stop(): Promise<void>;
}

/** The desk of a measurement: so many tickets in this shape. */
export interface DeskPlan {
  readonly database: string;
  readonly shape: DataShape;
  readonly tickets: number;
}

export const SERVICES = '/volta-service-desk/services';

/** Makes and fills the database, and starts API, worker and limit on it. */
export async function openDesk(house: House, { database, shape, tickets }: DeskPlan): Promise<Desk> {
  const { postgres } = house;
  await postgres.createDatabase(database, 'vsd_template');
  const superuserUrl = postgres.superuserUrl(database);
  await defineField(house, database);
  await seed(superuserUrl, shape, tickets, new Date());
  const limit = await startLimit(superuserUrl);
  const api = await startOwnApi(house, database);
  const worker = await startWorker(envOf(house, database), shippedOptions());
  return {
    database,
    superuserUrl,
    api,
    worker,
    limit,
    async stop() {
      worker.process.kill('SIGTERM');
      await worker.ended;
      await api.stop();
      await limit.stop();
    },
  };
}

/** Limits of the product as an operator gets them, but that of requests: one user stands for many here. */
const envOf = (house: House, database: string) => ({
  ...SHIPPED,
  ...house.env,
  DATABASE_URL: house.postgres.appUrl(database),
  VSD_RATE_LIMIT: '0',
});

/** Options of Node under which the image runs the API. */
function shippedOptions(): string[] {
  const command = /^ENTRYPOINT (\[.*\])$/m.exec(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'))?.[1];
  if (!command) throw new Error('The Dockerfile does not say how the API is run');
  return (JSON.parse(command) as string[]).slice(1);
}

function startOwnApi(house: House, database: string): Promise<ApiProcess> {
  const address = { databaseUrl: house.postgres.appUrl(database), issuer: { url: house.issuer } };
  const log = `exec >>'${join(house.folder, `${database}.log`)}'`;
  return startApi(address, envOf(house, database), log, shippedOptions());
}

/** Has the product define a custom field for tickets, before there are any: no job has to fill its slot. */
async function defineField(house: House, database: string): Promise<void> {
  const api = await startOwnApi(house, database);
  const answer = await fetch(`http://127.0.0.1:${api.port}${SERVICES}/v1/custom-fields`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await house.token('alpina-manager')}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      resource: 'tickets',
      key: PLANT,
      kind: 'TEXT',
      label: { de: 'Werk' },
      list: true,
      filterable: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`The custom field was refused: ${await answer.text()}`);
  await api.stop();
}
