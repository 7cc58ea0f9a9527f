import { EXIT_CODE } from '../../api/platform/database/end-process.js';
import { eventually } from '../support/eventually.js';
import type { ReceivedMail } from '../support/mail-server.js';
import { useMailedDesk } from '../support/use-desk.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

const CONTACT = 'anna@acme.example';

const { desk, world, smtp } = useMailedDesk();
const workers: WorkerProcess[] = [];
afterEach(async () => {
  smtp.answer = () => undefined;
  smtp.mails.length = 0;
  for (const worker of workers.splice(0)) {
    worker.kill();
    await worker.ended;
  }
});

const start = async (settings: Record<string, string> = {}) => {
  const { databaseUrl: DATABASE_URL, issuer } = desk;
  const worker = await startWorker({ DATABASE_URL, SMTP_URL: smtp.url, VSD_ISSUER: issuer.url, ...settings });
  workers.push(worker);
  return worker;
};

const states = async (...tickets: string[]) =>
  (await desk.rows('select state from ticket_mail where ticket_id = any($1)', tickets)).map(({ state }) => state);

/** Moves the last sign of a dead worker half a minute back, long before its jobs' time is over. */
async function passUnheard(): Promise<void> {
  const passed = `interval '30 seconds'`;
  await desk.rows(`update ticket_mail set claimed_until = claimed_until - ${passed}`);
  await desk.rows(`update pgboss.job set heartbeat_on = heartbeat_on - ${passed} where state = 'active'`);
}

const idsTo = (mails: readonly ReceivedMail[]) => mails.map(({ headers }) => headers.get('message-id'));

describe('worker processes', () => {
  it('share the work: of forty mails each arrives once', async () => {
    await start();
    await start();
    const tickets = await Promise.all(
      Array.from({ length: 20 }, () => world.submit('agent', { contactEmail: CONTACT })),
    );
    await eventually(async () => {
      expect(await states(...tickets.map(({ id }) => id))).toEqual(Array.from({ length: 40 }, () => 'SENT'));
    });
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(idsTo(smtp.mails)).size).toBe(40);
  });

  it('one that dies while the server takes a mail leaves it to another, which sends it under the same id', async () => {
    const first = await start();
    const taken: ReceivedMail[] = [];
    smtp.answer = (mail) => {
      if (mail.to.includes(CONTACT) && taken.push(mail) === 1) first.kill();
      return undefined;
    };
    const ticket = await world.submit('agent', { contactEmail: CONTACT });
    expect(await first.ended).toBe('SIGKILL');
    expect(await states(ticket.id)).toContain('QUEUED');

    await start();
    await passUnheard();
    await eventually(async () => expect(await states(ticket.id)).toEqual(['SENT', 'SENT']));
    // The guarantee: never lost; doubled only by such a death, and then under one Message-ID.
    expect(taken).toHaveLength(2);
    expect(new Set(idsTo(taken)).size).toBe(1);
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'EMAIL_SENT')).toHaveLength(2);
  });

  it('that are killed again and again in the midst of many jobs lose no mail', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 20 }, () => world.submit('agent', { contactEmail: CONTACT })),
    );
    const ids = tickets.map(({ id }) => id);
    for (let kills = 1; kills <= 4; kills += 1) {
      const worker = await start();
      const taken = Promise.withResolvers<void>();
      smtp.answer = () => {
        taken.resolve();
        return new Promise<undefined>(() => undefined);
      };
      await taken.promise;
      worker.kill();
      await worker.ended;
      await passUnheard();
      // Each job is put off for an hour if it was the only one that ran.
      await desk.rows(`update pgboss.job set start_after = now() where data ? 'crashes' and state = 'created'`);
    }
    smtp.answer = () => undefined;
    await start();
    await eventually(async () => {
      await desk.rows(`update pgboss.job set start_after = now() where name = 'ticket-mails' and state < 'active'`);
      expect(await states(...ids)).toEqual(Array.from({ length: 40 }, () => 'SENT'));
    });
    const body = await desk.as('admin').read('v1/failed-jobs');
    expect(body).toEqual([]);
  });

  it('one that works long on a job keeps it, though another looks out for the dead', async () => {
    await start();
    await start();
    await desk.rows(`update pgboss.queue set heartbeat_seconds = 10`);
    const release = Promise.withResolvers<undefined>();
    const taken: ReceivedMail[] = [];
    smtp.answer = (mail) => {
      taken.push(mail);
      return release.promise;
    };
    const { id } = await world.submit('agent', { contactEmail: CONTACT });
    const asked = `
      select count(*)::int as jobs, max(retry_count) as repeated, bool_and(monitor_claim_on > started_on + interval '12 s') as seen
        from pgboss.job join pgboss.queue using (name) where job.state = 'active' and name = 'ticket-mails'`;
    await eventually(async () => {
      const rows = await desk.rows(asked);
      expect(rows).toEqual([{ jobs: 2, repeated: 0, seen: true }]);
    });
    release.resolve(undefined);
    await eventually(async () => expect(await states(id)).toEqual(['SENT', 'SENT']));
    expect(taken).toHaveLength(2);
  });

  it('end within their limit once they are told to, whatever they still wait for', async () => {
    const worker = await start({ VSD_DRAIN_MS: '500' });
    const release = Promise.withResolvers<undefined>();
    const taken: ReceivedMail[] = [];
    smtp.answer = (mail) => {
      taken.push(mail);
      return release.promise;
    };
    await world.submit('agent', { contactEmail: CONTACT });
    await eventually(() => expect(taken.length).toBeGreaterThan(0));
    worker.process.kill('SIGTERM');
    expect(await worker.ended).toBe(EXIT_CODE);
    release.resolve(undefined);
  });

  it('end with the process that started them', async () => {
    const worker = await start();
    worker.process.disconnect();
    expect(await worker.ended).toBe(0);
  });
});
