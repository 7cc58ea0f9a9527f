import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from '../../api/orm.config.js';
import { applyMigrations, MIGRATION_CONNECTION } from '../../api/platform/database/apply-migrations.js';
import { IndexMigration } from '../../migrations/schema/index-migration.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { callerOf } from '../support/application.js';
import { SHIPPED } from '../support/database-limits.js';
import { eventually } from '../support/eventually.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { writeLoad } from '../support/write-load.js';

/** Each kind of change that the rules of migrations allow, on the tables in the way of each request. */
class Expansion extends Migration {
  override up(): void {
    for (const table of ['user', 'ticket', 'activity', 'text_block', 'tenant_settings', 'assignment_group']) {
      this.addSql(`alter table "${table}" add column "next_text" text null`);
      this.addSql(`alter table "${table}" add column "next_flag" boolean not null default false`);
    }
    this.addSql(
      'create table "next_record" ("tenant" text not null, "id" uuid not null, primary key ("tenant", "id"))',
    );
  }
}

class NextIndex extends IndexMigration {
  override up(): void {
    this.buildIndex('next_index', 'on "ticket" ("tenant", "next_flag")');
  }
}

const desk = useDesk();
const world = useTicketWorld(desk);
const running: ApiProcess[] = [];
afterAll(() => Promise.all(running.map((api) => api.stop())));

const settings = () => ({ ...SHIPPED, VSD_FILES_DIR: desk.files, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
const start = async (): Promise<ApiProcess> => {
  const api = await startApi(desk, settings());
  running.push(api);
  return api;
};

/** Migrates the database as the next release would. */
async function migrate(...migrations: { new (...args: never[]): Migration; readonly name: string }[]): Promise<void> {
  const config = ormConfig({ url: desk.ownerUrl, ...MIGRATION_CONNECTION });
  const list = migrations.map((Each) => ({ name: Each.name, class: Each as never }));
  const orm = await MikroORM.init({
    ...config,
    logger: () => undefined,
    migrations: { ...config.migrations, migrationsList: list },
  });
  try {
    await applyMigrations(orm);
  } finally {
    await orm.close(true);
  }
}

const services = () => `http://127.0.0.1:${running.at(-1)?.port}`;
const beginWrites = async () =>
  writeLoad(
    {
      address: () => `${services()}/volta-service-desk/services/v1/tickets`,
      token: await desk.token('manager'),
      body: (key) => ({
        type: 'INCIDENT',
        customerDescription: key,
        category: world.category,
        customer: world.acme,
        contactName: 'Anna Keller',
        contactPhone: '+41 44 123 45 67',
      }),
    },
    2,
  );

describe('a rolling upgrade', () => {
  it('fails no request: the running release reads and writes on the schema of the next one', async () => {
    const first = await start();
    const writes = await beginWrites();
    const failures: string[] = [];
    const act = async () => {
      await writes.next();
      const client = callerOf(services(), await desk.token('manager'));
      const id = [...writes.acknowledged.values()].at(-1);
      const ticket = `v1/tickets/${id}`;
      const calls = ['v1/tickets', ticket, `${ticket}/activities`, 'v1/me', 'v1/text-blocks'].map((path) =>
        client.get(path),
      );
      for (const call of [...calls, client.post(`${ticket}/messages`, { text: 'Wir kommen.' })]) {
        const { status, text } = await call;
        if (status >= 300) failures.push(`${call.url} ${status} ${text}`);
      }
    };
    const actRepeatedly = async () => {
      for (let index = 0; index < 10; index += 1) await act();
    };
    // Connections have prepared their statements by the columns of before.
    await actRepeatedly();
    const migrated = migrate(Expansion);
    await actRepeatedly();
    await migrated;
    await actRepeatedly();
    await start();
    await first.stop();
    await actRepeatedly();
    await writes.stop();
    expect([failures, [...writes.statuses.keys()]]).toEqual([[], [201]]);
  });

  it('builds an index while its table is written to, however long a reader holds it up', async () => {
    await start();
    const reader = new pg.Client({ connectionString: desk.superuserUrl });
    await reader.connect();
    await reader.query('begin isolation level repeatable read; select 1 from ticket limit 1');
    const writes = await beginWrites();
    const built = migrate(Expansion, NextIndex);
    await eventually(async () => {
      const waiting = `query like 'create index concurrently%' and wait_event_type = 'Lock'`;
      expect((await desk.query(`select 1 from pg_stat_activity where ${waiting}`)).rows).not.toEqual([]);
    });
    for (let index = 0; index < 5; index += 1) await writes.next();
    await reader.query('commit');
    await reader.end();
    await built;
    await writes.stop();
    expect([...writes.statuses.keys()]).toEqual([201]);
    const { rows } = await desk.query(`select indisvalid from pg_index where indexrelid = 'next_index'::regclass`);
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});
