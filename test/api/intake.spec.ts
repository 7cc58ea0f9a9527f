import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const intake = mailIntake(desk);

const count = async (table: string) => Number((await desk.rows(`select count(*) from ${table}`))[0].count);

describe('a gateway', () => {
  it('delivers a mail, which is kept before anything of it is understood', async () => {
    const { body } = await intake.deliver(rawMail({}, 'Kein Wort davon ist gelesen')).expect(202);
    expect(body).toEqual({ id: expect.any(String), outcome: null });
    expect(await intake.find(body.id)).toMatchObject({ state: 'RECEIVED', sender: null, text: null });
  });

  it('sends mails as they are and nothing else', async () => {
    await desk.as('gateway').post('intake/messages').type('text/plain').send('Guten Tag').expect(415);
    await desk.as('gateway').post('intake/messages', { raw: 'Guten Tag' }).expect(415);
    const empty = await intake.deliver(Buffer.alloc(0));
    expect([empty.status, empty.body.code]).toEqual([422, 'FILE_EMPTY']);
  });

  it('is refused what is larger than 25 MB, and nothing of it stays', async () => {
    const before = await count('intake_message');
    const answer = await intake.deliver(rawMail({}, Buffer.alloc(27 * 1024 * 1024, 'a')));
    expect([answer.status, answer.body.code]).toEqual([413, 'MESSAGE_SIZE']);
    expect(await count('intake_message')).toBe(before);
  });

  it('may deliver a message ten times at once: it counts once', async () => {
    const before = await count('pgboss.job');
    const raw = rawMail({ 'Message-ID': '<ten-times@acme.example>' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => intake.deliver(raw).expect(202)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await count('pgboss.job')) - before).toBe(1);
  });

  it('delivers what has no Message-ID once as well, by its content', async () => {
    const raw = rawMail({ 'Message-ID': '', Subject: 'Ohne Kennung' });
    const [first, again] = [await intake.deliver(raw).expect(202), await intake.deliver(raw).expect(202)];
    expect(again.body.id).toBe(first.body.id);
    const other = await intake.deliver(rawMail({ 'Message-ID': '', Subject: 'Eine andere' })).expect(202);
    expect(other.body.id).not.toBe(first.body.id);
  });

  it('delivers for its own tenant alone', async () => {
    const raw = rawMail({ 'Message-ID': '<both@acme.example>' });
    const [own, other] = [await intake.deliver(raw).expect(202), await intake.deliver(raw, 'otherGateway').expect(202)];
    expect(other.body.id).not.toBe(own.body.id);
    const rows = await desk.rows('select tenant from intake_message where id = any($1) order by tenant', [
      own.body.id,
      other.body.id,
    ]);
    expect(rows).toEqual([{ tenant: 'alpina' }, { tenant: 'nordwind' }]);
  });
});

describe('an administrator', () => {
  it('sees what came in and what became of it, not what it says', async () => {
    await desk.app.get(JobWorker).start();
    const kept = await intake.take(rawMail({ Subject: 'Pumpe steht' }, 'Streng vertraulich'));
    expect(world.acme).toBeDefined();
    const filter = JSON.stringify({ state: 'FILED', sender: 'anna@acme.example' });
    const body = await desk.as('admin').read('v1/intake-messages', { filter });
    expect(body.find(({ id }: { id: string }) => id === kept.id)).toMatchObject({
      state: 'FILED',
      sender: 'anna@acme.example',
      senderName: 'Anna Keller',
      subject: 'Pumpe steht',
      ticket: kept.ticket_id,
    });
    expect(JSON.stringify(body)).not.toContain('vertraulich');
    await desk.as('customer').get('v1/intake-messages').expect(403);
    const { body: accepted } = await intake.deliver(rawMail({ 'Message-ID': '<both@acme.example>' }));
    // The worker may file the mail before or after the answer.
    expect(['FILED', null]).toContain(accepted.outcome);
  });
});
