import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk();
beforeAll(() => desk.app.get(JobWorker).start());

const EVENT = 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED';
const announced = async (ticket: string): Promise<Json[]> =>
  await desk.as('agent').read(`v1/tickets/${ticket}/message-recipients`);

/** The outcome of a message: the lines of the ledger and the bells, once the worker has done with both. */
async function dispatched(ticket: string, cause: string) {
  const mails = await eventually(async () => {
    const rows = await desk.rows(
      `select recipient, recipient_name, locale, state, reason from ticket_mail
        where ticket_id = $1 and event = $2 and cause = $3 and state not in ('QUEUED', 'PUT_ASIDE')`,
      ticket,
      EVENT,
      cause,
    );
    expect(rows).not.toEqual([]);
    return rows;
  });
  const bells = await desk.superuser.query(
    `select u.email from notification n join "user" u on u.id = n.user_id where n.activity_id = $1`,
    [cause],
  );
  return { mails, bells: bells.rows.map(({ email }) => email) };
}

/** Sends a message, compares the announced recipients with the dispatched ones, and returns the former. */
async function compared(ticket: string): Promise<Json[]> {
  const recipients = await announced(ticket);
  const body = await desk.as('agent').create(`v1/tickets/${ticket}/messages`, { text: 'Guten Tag' });
  const { mails, bells } = await dispatched(ticket, body.id);
  const asSaid = recipients.map(({ address, locale, byMail, reason }) => ({ address, locale, byMail, reason }));
  const asDone = mails.map(({ recipient: address, locale, state, reason }) => {
    return { address, locale, byMail: state === 'SENT', reason };
  });
  expect(asSaid).toEqual(asDone);
  expect(recipients.filter(({ byBell }) => byBell).map(({ address }) => address)).toEqual(bells);
  return recipients;
}

const submit = async (as: Person, given: Json = {}) => (await world.submit(as, given)).id;
const change = async (path: string, id: string, changes: object, as: Person = 'manager') => {
  const body = await desk.as(as).read(`v1/${path}/${id}`);
  await recordsOf(desk).patch(path, body, changes, as).expect(200);
};

describe('the recipients of a message are those to whom it is sent:', () => {
  it('a contact who is no user, in the language of the tenant', async () => {
    const ticket = await submit('agent', { contactName: 'Anna Keller', contactEmail: 'anna@acme.example' });
    expect(await compared(ticket)).toEqual([
      {
        name: 'Anna Keller',
        address: 'anna@acme.example',
        locale: 'de-CH',
        byMail: true,
        byBell: false,
        reason: null,
        refusalKind: null,
      },
    ]);
  });

  it('a customer who is a user, by mail and bell', async () => {
    const [recipient] = await compared(await submit('customer'));
    expect(recipient).toMatchObject({ address: 'customer@alpina.example', byMail: true, byBell: true });
  });

  it('the address of the customer in place of all others, in the language of the correspondence', async () => {
    const ticket = await submit('agent', { customer: world.bergbahn, contactEmail: 'beat@bergbahn.example' });
    await change('customers', world.bergbahn, {
      communicationEmail: 'service@bergbahn.example',
      correspondenceLanguage: 'fr-CH',
    });
    const [recipient] = await compared(ticket);
    expect(recipient).toMatchObject({ address: 'service@bergbahn.example', locale: 'fr-CH', byMail: true });
  });

  it('a customer who has chosen the bell alone', async () => {
    const wishes = { channels: [{ kind: EVENT, channel: 'BELL' }] };
    const ticket = await submit('customer');
    await desk.as('customer').put('v1/me/notification-settings', wishes).expect(200);
    const [recipient] = await compared(ticket);
    await desk.as('customer').put('v1/me/notification-settings', { channels: [] }).expect(200);
    expect(recipient).toMatchObject({ byMail: false, byBell: true, reason: 'RECIPIENT_CHOSE' });
  });

  it('a user by mail alone, who no longer reaches the ticket in the application', async () => {
    const ticket = await submit('customerAll', { contactEmail: 'all@acme.example' });
    const moved = (code: string) =>
      desk.superuser.query(
        `update "user" set email = 'all@acme.example', customer_code = $1 where username = 'alpina-customerall'`,
        [code],
      );
    await moved('ACME');
    expect(await announced(ticket)).toMatchObject([{ byMail: true, byBell: true }]);
    await moved('BERGBAHN');
    expect(await announced(ticket)).toMatchObject([{ byMail: true, byBell: false }]);
    await moved('ACME');
  });

  it('nobody by mail, where the ticket sends none', async () => {
    const ticket = await submit('agent', { contactEmail: 'anna@acme.example', preventMailDispatch: true });
    expect(await compared(ticket)).toEqual([expect.objectContaining({ byMail: false, reason: 'TICKET_PREVENTS' })]);
  });

  it('nobody by mail, where the template is switched off', async () => {
    const templates = await desk.as('manager').read('v1/email-templates');
    const { id } = templates.find(({ event }: Json) => event === EVENT);
    const ticket = await submit('customer');
    await change('email-templates', id, { active: false });
    const [recipient] = await compared(ticket);
    await change('email-templates', id, { active: true });
    expect(recipient).toMatchObject({ byMail: false, byBell: true, reason: 'TEMPLATE_INACTIVE' });
  });

  it('nobody by mail, where the address has taken none', async () => {
    smtp.refuse = (address) => (address === 'gone@acme.example' ? '550 5.1.1 No such user' : undefined);
    const ticket = await submit('agent', { contactEmail: 'gone@acme.example' });
    await eventually(async () => expect(await announced(ticket)).toMatchObject([{ refusalKind: 'HARD' }]));
    expect(await compared(ticket)).toMatchObject([{ byMail: false, reason: 'ADDRESS_REFUSED', refusalKind: 'HARD' }]);
  });

  it('nobody, where the one who would be written to is the author of the message', async () => {
    expect(await compared(await submit('agent'))).toMatchObject([{ byMail: false, reason: 'RECIPIENT_ACTED' }]);
  });
});
