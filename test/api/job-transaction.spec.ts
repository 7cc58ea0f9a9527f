import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { Jobs } from '../../api/platform/jobs/jobs.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { TICKET_NOTICES } from '../../api/tickets/timeline/ticket-notice.js';
import { TicketNotifications } from '../../api/tickets/timeline/ticket-notifications.js';
import { startApplication, type TestApplication } from '../support/application.js';

const TICKET = '019f0000-0000-7000-8000-000000000001';

let desk: TestApplication;
let database: pg.Client;
beforeAll(async () => {
  desk = await startApplication();
  database = new pg.Client({ connectionString: desk.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await desk?.close();
});
beforeEach(() => database.query(`delete from pgboss.job where name = '${TICKET_NOTICES.name}'`));

const storedJobs = async () =>
  (await database.query(`select data from pgboss.job where name = '${TICKET_NOTICES.name}'`)).rows.map(
    ({ data }) => data,
  );

const notice = (activity: number) => ({
  event: 'ISSUE_CREATED' as const,
  ticketId: TICKET,
  activityId: `019f0000-0000-7000-8000-${String(activity).padStart(12, '0')}`,
});

const announceIn = (work: UnitOfWork, notifications: TicketNotifications, activities: number[], fails = false) =>
  runAsTenant('alpina', () =>
    work.write(async (em) => {
      for (const activity of activities) await notifications.notify(em, notice(activity));
      if (fails) throw new Error('the use case fails');
    }),
  );

describe('a job', () => {
  it('exists if the transaction that sent it was committed, with all notices of it', async () => {
    await announceIn(desk.app.get(UnitOfWork), desk.app.get(TicketNotifications), [1, 2]);
    const notices = [notice(1), notice(2)];
    expect(await storedJobs()).toEqual([
      { tenant: 'alpina', failures: 0, data: { notices, until: expect.any(String) } },
    ]);
  });

  it('does not exist if the transaction was rolled back', async () => {
    const announced = announceIn(desk.app.get(UnitOfWork), desk.app.get(TicketNotifications), [3], true);
    await expect(announced).rejects.toThrow('the use case fails');
    expect(await storedJobs()).toEqual([]);
  });

  it('is one for each of two transactions side by side', async () => {
    await Promise.all(
      [4, 5].map((activity) => announceIn(desk.app.get(UnitOfWork), desk.app.get(TicketNotifications), [activity])),
    );
    expect(await storedJobs()).toHaveLength(2);
  });

  it('is refused outside of a transaction', async () => {
    const em = desk.app.get(MikroORM).em.fork();
    const sent = runAsTenant('alpina', () => desk.app.get(Jobs).send(em, TICKET_NOTICES, { notices: [] }));
    await expect(sent).rejects.toThrow('within the transaction');
  });
});
