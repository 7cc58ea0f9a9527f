import { eventually } from '../support/eventually.js';
import type { ReceivedMail } from '../support/mail-server.js';
import { passTime, wakeWorker } from '../support/pass-time.js';
import { recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

const MAILS = Number(process.env.VSD_MAILS ?? 1_000);
const KILLS = Number(process.env.VSD_MAIL_KILLS ?? 20);
const JOBS = Number(process.env.VSD_MAIL_JOBS ?? 5_000);
/** Tickets that are raised at once. */
const BATCH = 20;
const CONTACT = 'anna@acme.example';
/** The recipient of digests, which list several entries of a ticket. */
const MANAGER = 'manager@alpina.example';
/** Milliseconds after which so many mails will not go out any more, on a machine however busy. */
const patience = (count: number) => 120_000 + count * 500;

const { desk, world, smtp } = useMailedDesk();
const workers = new Set<WorkerProcess>();
beforeAll(async () => {
  const [own] = await desk.as('manager').read('v1/tenant-settings');
  await recordsOf(desk).patch('tenant-settings', own, { mailsPerHour: 1_000 }).expect(200);
});
afterEach(async () => {
  smtp.answer = () => undefined;
  smtp.mails.length = 0;
  for (const worker of workers) {
    worker.kill();
    await worker.ended;
  }
  workers.clear();
});

const start = async () => {
  const worker = await startWorker({ DATABASE_URL: desk.databaseUrl, SMTP_URL: smtp.url, VSD_ISSUER: desk.issuer.url });
  workers.add(worker);
  return worker;
};

/** So many tickets, each with a mail to a contact of its own and one to the group; how long each took, in ms. */
const raise = async (count: number) => {
  const took: number[] = [];
  for (let made = 0; made < count; made += BATCH) {
    await Promise.all(
      Array.from({ length: Math.min(BATCH, count - made) }, async (_, index) => {
        const begin = performance.now();
        await world.submit('agent', { contactEmail: `contact${made + index}@acme.example` });
        took.push(performance.now() - begin);
      }),
    );
  }
  return took.toSorted((one, other) => one - other);
};
const states = async (): Promise<Record<string, number>> => {
  const sql = 'select state, count(*)::int as count from ticket_mail where text is not null group by state';
  return Object.fromEntries((await desk.rows(sql)).map(({ state, count }) => [state, count]));
};
const jobs = async (which: string): Promise<number> => {
  const sql = `select count(*)::int as count from pgboss.job where ${which}`;
  return (await desk.rows(sql))[0].count;
};
/** Recipients at their hourly limit get the next mails; the group gets more than that of so many tickets. */
const passAnHour = () =>
  desk.superuser.query(`update ticket_mail set due_at = due_at - interval '1 hour' where due_at is not null`);
const forget = () => desk.superuser.query('delete from ticket_mail');
const repeated = (mails: readonly ReceivedMail[]) => {
  const ids = mails.map(({ headers }) => headers.get('message-id'));
  return ids.length - new Set(ids).size;
};
/** A worker counts as dead after half a minute; the test skips it, once for each death: the living keep claims. */
const missTheDead = async () => {
  const passed = `interval '30 seconds'`;
  for (const table of ['ticket_mail', 'mail_digest'])
    await desk.rows(`update ${table} set claimed_until = claimed_until - ${passed}`);
  await desk.rows(`update pgboss.job set heartbeat_on = heartbeat_on - ${passed} where state = 'active'`);
};

it(
  `delivers ${MAILS} mails once each after the mail server was away, and the API serves meanwhile`,
  async () => {
    await forget();
    await start();
    const half = MAILS / 2;
    const before = await raise(Math.min(half, 60));
    await eventually(async () => expect(await states()).toEqual({ SENT: before.length * 2 }), 120_000);
    await forget();
    smtp.mails.length = 0;
    smtp.answer = () => 421;
    const meanwhile = await raise(half);
    await eventually(async () => {
      const sql = `select count(*)::int as count from ticket_mail where attempts > 0 and text is not null`;
      expect((await desk.rows(sql))[0].count).toBe(MAILS);
    }, patience(MAILS));
    expect(smtp.mails).toEqual([]);
    expect(await states()).toEqual({ QUEUED: MAILS });
    smtp.answer = () => undefined;
    await eventually(async () => {
      await passTime(desk.superuser);
      expect(await states()).toEqual({ SENT: MAILS });
    }, patience(MAILS));
    expect(smtp.mails).toHaveLength(MAILS);
    expect(repeated(smtp.mails)).toBe(0);
    const middle = (sorted: readonly number[]) => Math.round(sorted[sorted.length >> 1] ?? 0);
    process.stdout.write(`creation: ${middle(before)} ms, with the server away ${middle(meanwhile)} ms\n`);
    expect(middle(meanwhile)).toBeLessThan(middle(before) * 2 + 50);
  },
  3 * patience(MAILS),
);

it(
  `loses nothing when the worker is killed ${KILLS} times between the server's 250 and our commit`,
  async () => {
    await forget();
    let worker = await start();
    let doubled = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const taken: ReceivedMail[] = [];
      smtp.mails.length = 0;
      smtp.answer = (mail) => {
        if (mail.to.includes(CONTACT) && taken.push(mail) === 1) worker.kill();
        return undefined;
      };
      const { id } = await world.submit('agent', { contactEmail: CONTACT });
      expect(await worker.ended).toBe('SIGKILL');
      workers.delete(worker);
      await missTheDead();
      worker = await start();
      await eventually(async () => {
        await passTime(desk.superuser);
        const sql = 'select state from ticket_mail where ticket_id = $1 and text is not null';
        expect(await desk.rows(sql, id)).toEqual([{ state: 'SENT' }, { state: 'SENT' }]);
      }, 120_000);
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.length).toBeLessThanOrEqual(2);
      expect(new Set(taken.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
      doubled += taken.length - 1;
    }
    process.stdout.write(`${KILLS} kills: ${doubled} mails twice, none lost\n`);
  },
  KILLS * 180_000,
);

it(
  `tells each notice of a digest, at most twice under one id, with ${KILLS} of two workers killed while they send it`,
  async () => {
    await forget();
    const own = desk.as('manager').put('v1/me/notification-settings');
    await own.send({ digest: 'DAILY' }).expect(200);
    await start();
    let victim = await start();
    let [doubled, lost] = [0, 0];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const taken: ReceivedMail[] = [];
      smtp.mails.length = 0;
      // One of the two processes dies once the server has the mail, and before the mail is marked as sent.
      smtp.answer = (mail) => {
        if (mail.to.includes(MANAGER) && taken.push(mail) === 1) victim.kill();
        return undefined;
      };
      const { id } = await world.submit('agent', { responsible: world.ids.manager });
      for (const text of ['Ventil bestellt', 'Ventil ist da'])
        await desk.as('agent').create(`v1/tickets/${id}/work-notes`, { text });
      const told = async () =>
        await desk.rows(
          'select cause, state, digest is not null as joined from ticket_mail where ticket_id = $1 and recipient = $2',
          id,
          MANAGER,
        );
      const waits = { state: 'QUEUED', joined: true };
      await eventually(
        async () => expect(await told()).toEqual(Array(3).fill(expect.objectContaining(waits))),
        120_000,
      );
      await passTime(desk.superuser);
      expect(await victim.ended).toBe('SIGKILL');
      workers.delete(victim);
      await missTheDead();
      victim = await start();
      await eventually(async () => {
        await passTime(desk.superuser);
        const sent = { state: 'SENT', joined: true };
        expect(await told()).toEqual(Array(3).fill(expect.objectContaining(sent)));
      }, 120_000);
      for (const { body, headers } of taken) {
        for (const { cause } of await told()) if (!body.includes(`#activity-${cause}`)) lost += 1;
        expect(headers.get('message-id')).toBe(taken[0]?.headers.get('message-id'));
      }
      expect(taken.length).toBeLessThanOrEqual(2);
      doubled += taken.length - 1;
    }
    await desk.as('manager').put('v1/me/notification-settings').send({}).expect(200);
    process.stdout.write(`${KILLS} kills: ${doubled} digests twice, ${lost} notices lost\n`);
    expect(lost).toBe(0);
  },
  KILLS * 240_000,
);

it(
  `works ${JOBS} jobs once each with two workers of which one is killed again and again`,
  async () => {
    await forget();
    smtp.mails.length = 0;
    smtp.answer = () => undefined;
    await start();
    let isOver = false;
    let kills = 0;
    const raised = raise(JOBS / 4);
    const killing = (async () => {
      while (!isOver) {
        const victim = await start();
        const had = smtp.mails.length;
        // The process dies during its work: some mails go out first, or there are none left.
        await eventually(() => expect(isOver || smtp.mails.length > had + 5).toBe(true), 60_000).catch(() => undefined);
        victim.kill();
        await victim.ended;
        workers.delete(victim);
        kills += 1;
      }
    })();
    await raised;
    // A ticket is a job that plans and two that send, of mails to its contact and to the group.
    const mails = (JOBS / 4) * 2;
    let missed = 0;
    await eventually(async () => {
      if (missed < kills) await missTheDead();
      missed = kills;
      if ((await states()).PUT_ASIDE) await passAnHour();
      await passTime(desk.superuser);
      expect(await jobs(`name like 'ticket-%' and state < 'completed'`)).toBe(0);
    }, patience(JOBS));
    isOver = true;
    await killing;
    // A job that two workers died at may be the cause: it is kept with a reason, and the support releases it.
    const struck = await jobs(`state = 'failed'`);
    const unsent = await desk.rows(`select error from ticket_mail where state <> 'SENT' and text is not null`);
    for (const { error } of unsent) expect(error).toMatch(/^Two attempts never ended/);
    await desk.as('admin').post('v1/failed-jobs/retries').expect(200, { repeated: struck });
    await eventually(async () => {
      await wakeWorker(desk.superuser);
      expect(await states()).toEqual({ SENT: mails });
    }, 120_000);
    const sent = new Set(smtp.mails.map(({ headers }) => headers.get('message-id')));
    expect(sent.size).toBe(mails);
    process.stdout.write(
      `${kills} kills: ${repeated(smtp.mails)} of ${mails} mails twice, ${struck} put aside for their deaths\n`,
    );
    expect(repeated(smtp.mails)).toBeLessThanOrEqual(kills * 8);
    const rows = await desk.rows(
      `select recipient from activity where kind = 'EMAIL_SENT' and recipient <> '${MANAGER}' group by ticket_id, recipient, text having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  },
  2 * patience(JOBS),
);
