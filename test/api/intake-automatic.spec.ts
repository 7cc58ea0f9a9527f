import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk({ VSD_INTAKE_ADDRESS: 'support@volta.example' });
const intake = mailIntake(desk);
beforeAll(async () => {
  await desk.superuser.query(
    `update "user" set email = 'customerall@alpina.example' where username = 'alpina-customerall'`,
  );
  await desk.app.get(JobWorker).start();
});

let people = 0;
const stranger = () => {
  people += 1;
  return `person${people}@nowhere.example`;
};
const receiptsTo = async (address: string, ticket: string | null) =>
  await desk.rows(`select event from ticket_mail where ticket_id = $1 and recipient = $2`, ticket, address);

describe('a mail that forbids automatic answers', () => {
  it.each([
    { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    { Precedence: 'bulk' },
    { Precedence: 'list', 'List-Id': 'Hauswarte <hauswarte.acme.example>' },
    { 'Auto-Submitted': 'auto-generated' },
    { 'Auto-Submitted': 'auto-forwarded' },
    { 'Return-Path': '<>' },
  ])('begins a ticket of which its sender gets no receipt: %j', async (headers) => {
    const from = stranger();
    const kept = await intake.take(
      rawMail({ From: from, ...headers } as unknown as Record<string, string>, 'Es ist kalt.'),
    );
    expect(kept).toMatchObject({ state: 'FILED', reason: null });
    // The desk was written to, so that a receipt would have been planned as well.
    await eventually(async () => {
      const rows = await desk.rows('select 1 from ticket_mail where ticket_id = $1', kept.ticket_id);
      expect(rows.length).toBeGreaterThan(0);
    });
    expect(await receiptsTo(from, kept.ticket_id)).toEqual([]);
  });

  it('is an entry of its ticket, which it never opens again', async () => {
    const from = stranger();
    const first = await intake.take(rawMail({ From: from, 'Message-ID': '<auto-1@nowhere.example>' }));
    const move = {
      to: 'CLOSED',
      closingState: 'REJECTED',
      closingNote: 'Erledigt',
      confirm: ['CLOSE_WITHOUT_INVOICE'],
    };
    await world.move('agent', first.ticket_id as string, move).expect(201);
    const answer = { From: from, 'In-Reply-To': '<auto-1@nowhere.example>', Precedence: 'bulk' };
    const kept = await intake.take(rawMail(answer, 'Immer noch kalt.'));
    expect(kept).toMatchObject({ state: 'FILED', ticket_id: first.ticket_id });
    expect((await world.read('agent', first.ticket_id as string)).state).toBe('CLOSED');
  });
});

describe('an absence message', () => {
  it.each([
    'Automatische Antwort: Ihr Ticket',
    'Out of Office: your ticket',
    'Réponse automatique : votre ticket',
    'Risposta automatica: il suo ticket',
  ])('that answers a mail is put aside: %s', async (Subject) => {
    const kept = await intake.take(rawMail({ From: stranger(), Subject, 'In-Reply-To': '<x@volta.example>' }));
    expect(kept).toMatchObject({ state: 'IGNORED', reason: 'AUTO_REPLY' });
  });

  it.each([
    ['Abwesend am Montag, bitte später', '<x@volta.example>'],
    ['Automatische Antwort: der Melder ruft zurück', ''],
  ])('is no subject of a person, and none that answers nothing: %s', async (Subject, answered) => {
    const kept = await intake.take(rawMail({ From: stranger(), Subject, 'In-Reply-To': answered }));
    expect(kept.state).toBe('FILED');
  });
});

describe('a mail that answers one that came in', () => {
  it('belongs to its ticket, from the author and from a user in Cc who reaches the ticket', async () => {
    const from = stranger();
    const first = await intake.take(rawMail({ From: from, 'Message-ID': '<case-2a@nowhere.example>' }, 'Es tropft.'));
    const again = { From: from, 'In-Reply-To': '<case-2a@nowhere.example>' };
    const second = await intake.take(
      rawMail({ ...again, 'Message-ID': '<case-2b@nowhere.example>' }, 'Jetzt steht es.'),
    );
    expect(second.ticket_id).toBe(first.ticket_id);
    // The reference is a message that was itself an answer.
    const third = await intake.take(rawMail({ From: from, References: '<case-2b@nowhere.example>' }, 'Es läuft.'));
    expect(third.ticket_id).toBe(first.ticket_id);
    const users = await intake.take(
      rawMail({ From: 'customer@alpina.example', 'Message-ID': '<case-2c@acme.example>' }),
    );
    const cc = { From: 'customerall@alpina.example', 'In-Reply-To': '<case-2c@acme.example>' };
    expect((await intake.take(rawMail(cc))).ticket_id).toBe(users.ticket_id);
  });

  it('begins a ticket of its own where its sender does not reach the other', async () => {
    const first = await intake.take(rawMail({ From: stranger(), 'Message-ID': '<foreign@nowhere.example>' }));
    for (const from of [stranger(), 'bergbahn@alpina.example']) {
      const kept = await intake.take(rawMail({ From: from, 'In-Reply-To': '<foreign@nowhere.example>' }));
      expect(kept.state).toBe('FILED');
      expect(kept.ticket_id).not.toBe(first.ticket_id);
    }
  });

  it('goes to the main ticket of a closed duplicate, if its sender reaches that', async () => {
    const from = stranger();
    const main = await intake.take(rawMail({ From: from }));
    const foreign = await intake.take(rawMail({ From: stranger() }));
    const double = (at: number) => rawMail({ From: from, 'Message-ID': `<double-${at}@x.example>` });
    const duplicates = [await intake.take(double(1)), await intake.take(double(2))];
    for (const [at, target] of [main, foreign].entries())
      await desk.as('agent').create(`v1/tickets/${duplicates[at]?.ticket_id}/links`, {
        kind: 'DUPLICATE_OF',
        target: target.ticket_id,
        confirm: ['CLOSE_WITHOUT_INVOICE'],
      });
    const kept = await intake.take(rawMail({ From: from, 'In-Reply-To': '<double-1@x.example>' }));
    expect(kept.ticket_id).toBe(main.ticket_id);
    const other = await intake.take(rawMail({ From: from, 'In-Reply-To': '<double-2@x.example>' }));
    expect(other.ticket_id).not.toBe(foreign.ticket_id);
  });
});

describe('the sender of a mail', () => {
  it('is the user, in whatever form their address is written', async () => {
    const user = {
      username: 'irene',
      name: 'Irene Keller',
      email: 'i.keller@müller-idn.example',
      customerCode: 'ACME',
      roles: ['vsd-customer'],
    };
    const body = await desk.as('manager').create('v1/users', user);
    const twice = { ...user, username: 'irene2', email: 'I.Keller@xn--mller-idn-q9a.example' };
    await desk.as('manager').post('v1/users', twice).expect(409);
    for (const from of ['i.keller@xn--mller-idn-q9a.example', 'I.KELLER@XN--MLLER-IDN-Q9A.example.'])
      expect(await intake.ticketOf(await intake.take(rawMail({ From: from })))).toMatchObject({
        author: body.id,
        customer: world.acme,
      });
  });

  it('is answered at the address that they name for it, and stays who they are', async () => {
    const kept = await intake.take(
      rawMail({ From: 'wordpress@form.example', 'Reply-To': 'Petra Lüthi <petra.luethi@acme.example>' }),
    );
    expect(kept.sender).toBe('wordpress@form.example');
    expect(await intake.ticketOf(kept)).toMatchObject({
      contactName: 'Petra Lüthi',
      contactEmail: 'petra.luethi@acme.example',
      author: null,
    });
    const own = await intake.take(rawMail({ From: 'customer@alpina.example', 'Reply-To': 'home@nowhere.example' }));
    expect(await intake.ticketOf(own)).toMatchObject({
      contactEmail: 'home@nowhere.example',
      author: world.ids.customer,
    });
    const list = await intake.take(rawMail({ From: 'l@nowhere.example', 'Reply-To': 'support@volta.example' }));
    expect(await intake.ticketOf(list)).toMatchObject({ contactEmail: 'l@nowhere.example' });
  });

  it('who is named by Sender alone has no rights', async () => {
    const kept = await intake.take(rawMail({ From: '', Sender: 'customer@alpina.example' }));
    expect(await intake.ticketOf(kept)).toMatchObject({ author: null, customer: null });
  });

  it('is one mailbox for the bound of tickets, whatever they add to their name', async () => {
    const reasons: (string | null)[] = [];
    for (let mail = 0; mail < 11; mail++)
      reasons.push((await intake.take(rawMail({ From: `many+${mail}@nowhere.example` }))).reason);
    expect(reasons).toEqual([...Array(10).fill(null), 'SENDER_LIMIT']);
    expect(smtp.to('many+10@nowhere.example')).toEqual([]);
  });
});
