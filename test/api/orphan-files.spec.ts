import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { ticketWorld } from '../support/ticket-world.js';

const HOUR = 3_600_000;

let desk: TestApplication;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-orphans-'));
  desk = await startApplication({ VSD_FILES_DIR: folder });
});
afterAll(async () => {
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

const age = (key: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR);
  return utimes(join(folder, key), then, then);
};

/** A file as a crash leaves it before its record is there. */
async function orphan(tenant: string, name: string, hours: number): Promise<string> {
  await mkdir(join(folder, tenant), { recursive: true });
  await writeFile(join(folder, tenant, name), 'verwaist');
  await age(`${tenant}/${name}`, hours);
  return `${tenant}/${name}`;
}

const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

async function sweep(): Promise<void> {
  const boss = new PgBoss({ connectionString: desk.databaseUrl, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  const id = await boss.send('orphan-files-sweep', { tenant: null, data: {}, failures: 0 });
  await eventually(async () => {
    const rows = await desk.rows('select state from pgboss.job where id = $1', id);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  await boss.stop();
}

it('files without a record are removed after a day, in every tenant, and no others', async () => {
  const world = await ticketWorld(desk);
  const upload = async (as: Person, ticket: string) => {
    const post = desk.as(as).post(`v1/tickets/${ticket}/attachments`).attach('file', Buffer.from('Text'), 'plan.txt');
    return (await post.expect(201)).body.id as string;
  };
  const own = await world.submit('customer');
  const other = await desk.as('otherCustomer').post('v1/tickets', { type: 'TICKET', draft: true }).expect(201);
  const kept = [`alpina/${await upload('agent', own.id)}`, `nordwind/${await upload('otherCustomer', other.body.id)}`];
  for (const key of kept) await age(key, 24 * 400);
  const young = await orphan('alpina', uuidv7(), 23);
  const strange = [
    await orphan('alpina', 'README.txt', 100),
    // No user of this folder has ever signed in: the owner of the file is unknown.
    await orphan('fernab', uuidv7(), 100),
  ];
  await orphan('alpina', uuidv7(), 25);
  await orphan('nordwind', uuidv7(), 25);
  // The record of that id is another tenant's.
  await orphan('nordwind', (kept[0] as string).split('/')[1] as string, 25);

  await desk.app.get(JobWorker).start();
  await sweep();
  expect(await stored()).toEqual([...kept, young, ...strange].sort());

  // The file of a removed record goes as well, and a second run changes no file.
  await desk.superuser.query('delete from attachment where id = $1', [(kept[0] as string).split('/')[1]]);
  await sweep();
  await sweep();
  expect(await stored()).toEqual([...kept.slice(1), young, ...strange].sort());
});
