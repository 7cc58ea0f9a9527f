import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type ReceivedMail, startMailServer, type TestMailServer } from '../support/mail-server.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

const CONTACT = 'anna@acme.example';

let smtp: TestMailServer;
let desk: TestApplication;
let world: TicketWorld;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  smtp = await startMailServer();
  desk = await startApplication({ SMTP_URL: smtp.url });
  world = await ticketWorld(desk);
});
afterEach(async () => {
  smtp.answer = () => undefined;
  smtp.mails.length = 0;
  for (const worker of workers.splice(0)) {
    worker.kill();
    await worker.ended;
  }
});
afterAll(async () => {
  await desk?.close();
  await smtp?.close();
});

const start = async () => {
  const worker = await startWorker({ DATABASE_URL: desk.databaseUrl, SMTP_URL: smtp.url, VSD_ISSUER: desk.issuer.url });
  workers.push(worker);
  return worker;
};

const states = async (ticket: string) =>
  (await desk.superuser.query('select state from ticket_mail where ticket_id = $1', [ticket])).rows.map(
    ({ state }) => state,
  );

const idsTo = (mails: readonly ReceivedMail[]) => mails.map(({ headers }) => headers.get('message-id'));

describe('worker processes', () => {
  it('share the work: of forty mails each arrives once', async () => {
    await start();
    await start();
    const tickets = await Promise.all(
      Array.from({ length: 20 }, () => world.submit('agent', { contactEmail: CONTACT })),
    );
    await eventually(async () => {
      const all = await Promise.all(tickets.map(({ id }) => states(id)));
      expect(all.flat()).toEqual(Array.from({ length: 40 }, () => 'SENT'));
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

    // What the dead worker held is free after its time limits; here they are over at once.
    await desk.superuser.query(`update ticket_mail set claimed_until = now() where claimed_until is not null`);
    await desk.superuser.query(
      `update pgboss.job set state = 'retry', retry_count = 1, start_after = now() where state = 'active'`,
    );
    await start();
    await eventually(async () => expect(await states(ticket.id)).toEqual(['SENT', 'SENT']));
    // The guarantee: never lost; doubled only by such a death, and then under one Message-ID.
    expect(taken).toHaveLength(2);
    expect(new Set(idsTo(taken)).size).toBe(1);
    const { body } = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities`).expect(200);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'EMAIL_SENT')).toHaveLength(2);
  });

  it('end with the process that started them', async () => {
    const worker = await start();
    worker.process.disconnect();
    expect(await worker.ended).toBe(0);
  });
});
