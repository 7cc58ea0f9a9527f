import { OriginalSweep } from '../../api/intake/originals/original-sweep.handler.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { mailIntake, multipart, rawMail } from '../support/mail-intake.js';
import type { Json } from '../support/records.js';
import type { TicketVersion } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const intake = mailIntake(desk);
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});

let senders = 0;
/** An untyped ticket of a mail, by default from an unknown sender. */
async function mailed({ from = '', subject = 'Anliegen', text = 'Guten Tag' } = {}) {
  senders += 1;
  const address = from || `sender-${senders}@nowhere.example`;
  const kept = await intake.take(rawMail({ From: `Beat Roth <${address}>`, Subject: subject }, text));
  return { kept, address, ticket: await intake.ticketOf(kept) };
}

const suggest = async (...tickets: string[]) =>
  (await desk.as('agent').post('v1/triage-suggestions', { tickets }).expect(200)).body;

const triage = (tickets: TicketVersion[], body: object) => world.bulk('agent', 'triage', tickets, body);

const read = async (id: string) => await desk.as('agent').read(`v1/tickets/${id}`);
const typed = () => ({ type: 'INCIDENT', customer: world.acme, category: world.category });

describe('suggestions for an untyped ticket', () => {
  it('tell who wrote, what about and how it begins', async () => {
    const { ticket, address } = await mailed({ subject: 'Pumpe', text: 'Die Pumpe\r\nsteht seit gestern.' });
    expect(await suggest(ticket.id)).toEqual([
      {
        ticket: ticket.id,
        sender: address,
        senderName: 'Beat Roth',
        subject: 'Pumpe',
        excerpt: 'Die Pumpe steht seit gestern.',
        domain: 'nowhere.example',
        proposals: [],
      },
    ]);
  });

  it('name the customer whose people, earlier tickets or domain the sender is of, the surest first', async () => {
    const user = (username: string, email: string, customerCode: string) =>
      desk.as('manager').post('v1/users', { username, name: username, email, customerCode, roles: ['vsd-customer'] });
    await user('dora', 'dora@shared.example', 'ACME').expect(201);
    await user('emil', 'emil@shared.example', 'BERGBAHN').expect(201);
    const { ticket, address } = await mailed({ from: 'frieda@shared.example', text: 'Störung im Lift' });
    const [first] = await suggest(ticket.id);
    expect(first.proposals.map((one: { because: string }) => one.because)).toEqual(['DOMAIN', 'DOMAIN']);
    await triage([ticket], { ...typed(), customer: world.bergbahn }).expect(201);
    const again = await mailed({ from: address, text: 'Noch etwas' });
    const [second] = await suggest(again.ticket.id);
    expect(second.proposals[0]).toMatchObject({
      because: 'EARLIER',
      customer: { id: world.bergbahn },
      type: 'INCIDENT',
      category: { id: world.category },
    });
    expect(second.domain).toBeNull();
  });

  it('are none for a ticket that has a type', async () => {
    const plain = await world.submit('agent', {});
    expect(await suggest(plain.id)).toEqual([]);
  });
});

describe('typing what came by mail', () => {
  it('says customer, type and all that the type asks for in one change', async () => {
    const { ticket } = await mailed();
    const { body } = await triage([ticket], typed()).expect(201);
    expect(body.records[0]).toMatchObject({ outcome: 'DONE', problem: null });
    expect(await read(ticket.id)).toMatchObject(typed());
  });

  it('changes nothing where something is missing, and names it', async () => {
    const { ticket } = await mailed();
    const { body } = await triage([ticket], { type: 'ORDER', customer: world.acme, remembersDomain: true });
    expect(body.records[0]).toMatchObject({
      outcome: 'REFUSED',
      problem: {
        status: 422,
        errors: [
          { pointer: '/category', code: 'REQUIRED' },
          { pointer: '/location', code: 'REQUIRED' },
        ],
      },
    });
    expect(await read(ticket.id)).toMatchObject({ type: 'UNKNOWN', customer: null, version: ticket.version });
    expect(await domains('nowhere.example')).toEqual([]);
  });

  const domains = async (domain: string) =>
    await desk.as('agent').read('v1/customer-domains', { filter: { q: domain } });

  it('remembers whose domain it is, from then on and until that is undone', async () => {
    const { ticket } = await mailed({ from: 'one@remembered.example' });
    const { body } = await triage([ticket], { ...typed(), remembersDomain: true }).expect(201);
    const next = await mailed({ from: 'two@remembered.example' });
    expect(next.ticket.customer).toBe(world.acme);
    await desk.as('agent').post(`v1/tickets/bulk/${body.id}/reversal`).expect(201);
    expect(await read(ticket.id)).toMatchObject({ type: 'UNKNOWN', customer: null });
    expect((await mailed({ from: 'three@remembered.example' })).ticket.customer).toBeNull();
  });

  it('never takes a domain that is open to everybody for a customer’s', async () => {
    const { ticket } = await mailed({ from: 'somebody@gmail.com' });
    expect((await suggest(ticket.id))[0].domain).toBeNull();
    const { body } = await triage([ticket], { ...typed(), remembersDomain: true }).expect(201);
    expect(body.records[0].problem).toMatchObject({ status: 422, errors: [{ code: 'DOMAIN_PUBLIC' }] });
    for (const domain of ['gmx.ch', 'bluewin.ch', 'GMAIL.com'])
      await desk.as('agent').post('v1/customer-domains', { domain, customer: world.acme }).expect(422);
  });

  it('is one request for one ticket as well, which refuses a version seen before', async () => {
    const { ticket } = await mailed();
    const one = (version: number) =>
      desk.as('agent').post(`v1/tickets/${ticket.id}/triage`).set('If-Match', `"${version}"`).send(typed());
    expect((await one(ticket.version).expect(200)).body).toMatchObject(typed());
    await one(ticket.version).expect(412);
  });

  it('of several returns the result of each; one without a type or with a state is refused as a whole', async () => {
    const both = [await mailed(), await mailed()].map(({ ticket }) => ticket);
    const { body } = await triage(both, typed()).expect(201);
    expect(body.records.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['DONE', 'DONE']);
    await triage(both, { ...typed(), to: 'IN_WORK' }).expect(422);
    await triage(both, { customer: world.acme }).expect(422);
    const unknown = (await triage([(await mailed()).ticket], { ...typed(), type: 'UNKNOWN' })).body;
    expect(unknown.records[0].outcome).toBe('REFUSED');
  });

  it('rejects spam without a word to its sender', async () => {
    const { ticket } = await mailed();
    const move = {
      to: 'CLOSED',
      closingState: 'REJECTED',
      closingNote: 'Spam',
      confirm: ['CLOSE_WITHOUT_INVOICE'],
    };
    await world.bulk('agent', 'transitions', [ticket], { ...move, silent: true }).expect(201);
    expect(await read(ticket.id)).toMatchObject({
      state: 'CLOSED',
      closingState: 'REJECTED',
      preventMailDispatch: true,
    });
  });
});

describe('the wall', () => {
  const wall = async (query: object = {}) =>
    (await desk.as('agent').get('v1/ticket-deadlines').query(query).expect(200)).body;

  it('tells open tickets by their next deadline, behind the five that are late for the shortest time', async () => {
    const due = (id: string, minutes: number) =>
      desk.superuser.query(
        `update ticket set next_target_at = now() + make_interval(mins => $2), next_target_clock = 'DUE' where id = $1`,
        [id, minutes],
      );
    const late = [];
    for (let missed = 1; missed <= 7; missed += 1) late.push(await world.submit('agent', {}));
    for (const [at, { id }] of late.entries()) await due(id, -1 - at);
    const soon = await world.submit('agent', {});
    await due(soon.id, 1);
    const { now, overdue, running, tickets } = await wall();
    const numbers = [...late.slice(0, 5).toReversed(), soon].map(({ identifier }) => identifier);
    expect(tickets.slice(0, 6).map(({ identifier }: Json) => identifier)).toEqual(numbers);
    expect(tickets[4]).toMatchObject({ id: late[0]?.id, clock: 'DUE' });
    expect(tickets.filter(({ target }: Json) => target < now)).toHaveLength(5);
    expect(overdue).toBeGreaterThanOrEqual(7);
    const targets = tickets.map(({ target }: { target: string }) => target);
    expect(targets).toEqual(targets.toSorted());
    expect(running).toBeGreaterThanOrEqual(tickets.length);
    await desk.as('customer').get('v1/ticket-deadlines').expect(403);
    expect((await desk.as('otherAgent').read('v1/ticket-deadlines')).tickets).toEqual([]);
    expect((await wall({ group: '00000000-0000-4000-8000-000000000000' })).tickets).toEqual([]);
    await desk.as('agent').get('v1/ticket-deadlines', { group: "' or 1=1" }).expect(400);
  });

  it('forgets a ticket whose clocks have stopped', async () => {
    const ticket = await world.submit('agent', {});
    const ids = async () =>
      (await desk.rows('select next_target_at from ticket where id = $1', ticket.id))[0].next_target_at;
    expect(await ids()).not.toBeNull();
    const how = { to: 'CLOSED', closingState: 'NOT_INVOICED', closingNote: 'Ok', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await world.move('agent', ticket.id, how).expect(201);
    expect(await ids()).toBeNull();
  });
});

describe('a mail as it came', () => {
  const HOSTILE =
    '<p onclick="x()">Guten <b>Tag</b></p><img src="https://tracker.example/p.gif"><script>alert(1)</script>' +
    '<a href="javascript:alert(1)">hier</a><style>@import url(https://evil.example/x.css)</style><iframe src="https://x"></iframe>';
  const hostile = () => {
    const { type, body } = multipart(
      [
        [{ 'Content-Type': 'text/plain; charset=utf-8' }, 'Danke\r\n\r\n> Zitat\r\n-- \r\nSignatur'],
        [{ 'Content-Type': 'text/html; charset=utf-8' }, HOSTILE],
      ],
      'alternative',
    );
    senders += 1;
    const From = `sender-${senders}@nowhere.example`;
    return intake.take(rawMail({ From, Subject: '=?utf-8?Q?L=C3=A4yout?=', 'Content-Type': type }, body));
  };

  it('is shown to the desk whole, and nothing in it is fetched or run', async () => {
    const kept = await hostile();
    const below = `v1/tickets/${kept.ticket_id}/incoming-mails`;
    const list = await desk.as('agent').read(below);
    expect(list).toEqual([expect.objectContaining({ id: kept.id, activity: null, hasOriginal: true })]);
    const body = await desk.as('agent').read(`${below}/${kept.id}`);
    expect(body.text).toBe('Danke\n\n> Zitat\n-- \nSignatur');
    expect(body.html).toContain('<b>Tag</b>');
    expect(body.html).not.toMatch(/script|https:|onclick|href|src=|@import|iframe/);
    expect(body.headers).toContainEqual({ name: 'subject', value: 'Läyout' });
    await desk.as('otherAgent').get(`${below}/${kept.id}`).expect(404);
    await desk.as('customer').get(`${below}/${kept.id}`).expect(403);
    const other = await world.submit('agent', {});
    await desk.as('agent').get(`v1/tickets/${other.id}/incoming-mails/${kept.id}`).expect(404);
  });

  it('is shown to administrators with what could not be filed, until they have dealt with it', async () => {
    const kept = await intake.take(rawMail({ From: 'a@x.example, b@x.example' }, 'Zwei Absender'));
    const path = `v1/intake-messages/${kept.id}`;
    const body = await desk.as('admin').read(`${path}/original`);
    expect(body).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR', text: 'Zwei Absender' });
    await desk.as('customer').get(`${path}/original`).expect(403);
    await desk.as('admin').post(`${path}/dismissal`).expect(204);
    expect(await intake.find(kept.id)).toMatchObject({ state: 'IGNORED', reason: 'DISMISSED' });
    await desk.as('admin').post(`${path}/dismissal`).expect(409);
  });

  it('is kept as long as the tenant says, and what nobody has dealt with for as long as that takes', async () => {
    const [filed, failed] = [await hostile(), await intake.take(rawMail({ From: 'c@x.example, d@x.example' }))];
    const young = await hostile();
    await desk.superuser.query(
      `update intake_message set created_at = now() - interval '181 days' where id = any($1)`,
      [[filed.id, failed.id]],
    );
    await desk.app.get(OriginalSweep).handle();
    const gone = `v1/tickets/${filed.ticket_id}/incoming-mails/${filed.id}`;
    expect((await desk.as('agent').get(gone).expect(410)).body.code).toBe('ORIGINAL_REMOVED');
    expect((await intake.find(filed.id)).text).toBeNull();
    expect(await read(filed.ticket_id as string)).toMatchObject({
      customerDescription: expect.stringContaining('Danke'),
    });
    await desk.as('admin').get(`v1/intake-messages/${failed.id}/original`).expect(200);
    await desk.as('agent').get(`v1/tickets/${young.ticket_id}/incoming-mails/${young.id}`).expect(200);
  });
});
