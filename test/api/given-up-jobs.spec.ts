import { Injectable, Module } from '@nestjs/common';
import { GivenUpJobsHandler } from '../../api/notifications/support/given-up-jobs.handler.js';
import { type JobHandler, UnrecoverableJobError, Works } from '../../api/platform/jobs/job-handler.js';
import { jobQueue } from '../../api/platform/jobs/job-queue.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { Jobs } from '../../api/platform/jobs/jobs.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { ticketWorld } from '../support/ticket-world.js';

const HOPELESS = jobQueue<{ readonly number: number }>('hopeless-of-a-test');
const OTHER = jobQueue<{ readonly number: number }>('other-hopeless-of-a-test');

async function fail(): Promise<void> {
  throw new UnrecoverableJobError('No repetition cures it');
}

@Works(HOPELESS)
@Injectable()
class HopelessHandler implements JobHandler<object> {
  handle = fail;
}

@Works(OTHER)
@Injectable()
class OtherHandler implements JobHandler<object> {
  handle = fail;
}

@Module({ providers: [HopelessHandler, OtherHandler] })
class Worked {}

let desk: TestApplication;
let smtp: TestMailServer;
beforeAll(async () => {
  smtp = await startMailServer();
  desk = await startApplication({ SMTP_URL: smtp.url }, [{ module: Worked }]);
  await ticketWorld(desk);
  await desk.as('otherAdmin').get('v1/me').expect(200);
  await desk.app.get(JobWorker).start();
});
afterAll(async () => {
  await desk?.close();
  await smtp.close();
});

const send = (queue: typeof HOPELESS, count: number, tenant = 'alpina') =>
  runAsTenant(tenant, () =>
    desk.app.get(UnitOfWork).write(async (em) => {
      for (let number = 1; number <= count; number += 1) await desk.app.get(Jobs).send(em, queue, { number });
    }),
  );
const given = async (tenant = 'alpina') => {
  const rows = await desk.rows(
    `select name from pgboss.job where name like '%hopeless-of-a-test' and state = 'failed' and data->>'tenant' = $1`,
    tenant,
  );
  return rows.length;
};
const failures = async (person: Person): Promise<Json[]> => {
  const body = await desk.as(person).read('v1/notifications');
  return body.filter(({ kind }: Json) => kind === 'JOB_FAILED');
};

describe('jobs that were given up', () => {
  it('are told to administrators of their tenant once for each queue, by bell and mail', async () => {
    await send(HOPELESS, 3);
    await send(OTHER, 2);
    await eventually(async () => expect(await failures('admin')).toHaveLength(2));
    await eventually(() => expect(smtp.to('admin@alpina.example')).toHaveLength(2));
    await eventually(async () => expect(await given()).toBe(5));
    const about = { ticket: null, activity: null, webhook: null, actor: null, unread: true };
    for (const one of await failures('admin')) expect(one).toMatchObject(about);
    const queues = (await failures('admin')).map(({ queue }) => queue).sort();
    expect(queues).toEqual([HOPELESS.name, OTHER.name]);
    for (const other of ['agent', 'manager', 'otherAdmin'] as const) expect(await failures(other)).toEqual([]);
    expect(new Set(smtp.mails.map(({ to }) => String(to)))).toEqual(new Set(['admin@alpina.example']));
    const [mail] = smtp.mails;
    expect(mail?.raw).toContain('/admin/support/jobs');
  });

  it('are told again in another hour, and once however often the notice is worked', async () => {
    const work = (hour: number) =>
      runAsTenant('alpina', () => desk.app.get(GivenUpJobsHandler).handle({ queue: 'pushes', hour }));
    for (const hour of [1, 1, 2]) await work(hour);
    const told = (await failures('admin')).filter(({ queue }) => queue === 'pushes');
    expect(told).toHaveLength(2);
  });

  it('of another tenant are told to the administrators there', async () => {
    await send(HOPELESS, 1, 'nordwind');
    await eventually(async () => expect(await failures('otherAdmin')).toHaveLength(1));
    await eventually(() => expect(smtp.to('admin@nordwind.example')).toHaveLength(1));
  });

  it('are told by no further notice where the notice itself is given up', async () => {
    smtp.answer = () => 554;
    await send(OTHER, 1, 'nordwind');
    await eventually(async () => {
      const rows = await desk.rows(`select 1 from pgboss.job where name = 'given-up-jobs' and state = 'failed'`);
      expect(rows).toHaveLength(1);
    });
    const rows = await desk.rows(
      `select 1 from pgboss.job where name = 'given-up-jobs' and data->'data'->>'queue' = 'given-up-jobs'`,
    );
    expect(rows).toEqual([]);
    smtp.answer = () => undefined;
  });

  it('are told to nobody by mail who wants the bell alone', async () => {
    const channels = [{ kind: 'JOB_FAILED', channel: 'BELL' }];
    await desk.as('admin').put('v1/me/notification-settings').send({ channels }).expect(200);
    const before = smtp.mails.length;
    await runAsTenant('alpina', () => desk.app.get(GivenUpJobsHandler).handle({ queue: 'exports', hour: 3 }));
    expect((await failures('admin')).map(({ queue }) => queue)).toContain('exports');
    expect(smtp.mails.length).toBe(before);
  });
});
