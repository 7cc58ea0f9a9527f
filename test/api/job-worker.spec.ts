import { PgBoss } from 'pg-boss';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { waitAfter } from '../../api/platform/jobs/retry-plan.js';
import { type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { useDesk } from '../support/use-desk.js';

/** The job queue of a desk, for jobs that no request sends. */
async function bossOf({ databaseUrl }: TestApplication): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  return boss;
}

const desk = useDesk();
beforeAll(async () => {
  const earlier = await bossOf(desk);
  await earlier.createQueue('of-an-earlier-version');
  await earlier.schedule('of-an-earlier-version', '* * * * *');
  await earlier.send('of-an-earlier-version', {});
  await earlier.stop();
  await desk.app.get(JobWorker).start();
});

it('waits 1, 5, 15, 60 and 240 minutes between attempts and then gives up', () => {
  expect([1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([60, 300, 900, 3_600, 14_400, undefined]);
});

describe('the daily sweep', () => {
  it('is planned for every day, and other work that comes by the clock as often as it needs', async () => {
    const rows = await desk.rows('select name, cron, timezone from pgboss.schedule order by name');
    const timezone = 'Europe/Zurich';
    expect(rows).toEqual([
      { name: 'appointment-reminders', cron: '*/5 * * * *', timezone },
      { name: 'clock-marks', cron: '* * * * *', timezone },
      { name: 'daily-sweep', cron: '17 3 * * *', timezone },
      { name: 'erp-night', cron: '43 2 * * *', timezone },
      { name: 'erp-sweep', cron: '* * * * *', timezone },
      { name: 'export-schedules', cron: '*/5 * * * *', timezone },
      { name: 'export-sweep', cron: '23 * * * *', timezone },
      { name: 'held-jobs', cron: '* * * * *', timezone },
      { name: 'mail-originals-sweep', cron: '37 3 * * *', timezone },
      { name: 'orphan-files-sweep', cron: '47 3 * * *', timezone },
      { name: 'retention-night', cron: '37 2 * * *', timezone },
      { name: 'ticket-closing', cron: '*/10 * * * *', timezone },
      { name: 'ticket-triggers', cron: '*/10 * * * *', timezone },
      { name: 'unscanned-files-sweep', cron: '* * * * *', timezone },
    ]);
  });

  it('takes the place of schedules that an earlier version had', async () => {
    const rows = await desk.rows(`select id from pgboss.job where name = 'of-an-earlier-version'`);
    expect(rows).toEqual([]);
  });

  it('removes the answers of yesterday in every tenant and keeps those of today', async () => {
    const send = (person: 'manager' | 'otherManager', key: string) =>
      desk
        .as(person)
        .post('v1/categories', { code: key, name: { de: key } })
        .set('Idempotency-Key', key)
        .expect(201);
    await send('manager', 'old');
    await send('otherManager', 'old');
    await desk.superuser.query(`update idempotency_key set created_at = now() - interval '25 hours'`);
    await send('manager', 'new');

    const boss = await bossOf(desk);
    await boss.send('daily-sweep', { tenant: null, data: {}, failures: 0 });
    await boss.stop();

    await eventually(async () => {
      const rows = await desk.rows(`select tenant, split_part(key, ':', 2) as key from idempotency_key`);
      expect(rows).toEqual([{ tenant: 'alpina', key: 'new' }]);
    });
  });
});
