import ICAL from 'ical.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const CONTACT = 'anna@acme.example';

const { desk, world } = useMailedDesk();
beforeAll(async () => {
  const body = await desk.as('manager').read(`v1/users/${world.ids.executor}`);
  await recordsOf(desk).patch('users', body, { email: 'marco@rohr.example' }).expect(200);
});

const order = (day: string) =>
  world
    .submit('agent', {
      type: 'ORDER',
      location: world.location,
      executionCompany: 'Rohr & Draht',
      executionResponsible: world.ids.executor,
      executionDescription: 'Pumpe ersetzen',
      contactEmail: CONTACT,
      customerContact: world.ids.customer,
    })
    .then(async ({ id }) => {
      const time = { title: 'Pumpe', date: `2098-03-${day}`, startTime: '08:00', endTime: '09:30' };
      return { id, made: await desk.as('agent').create(`v1/tickets/${id}/appointments`, time) };
    });
const decide = (as: 'agent' | 'customer', { id }: Json, what: string) =>
  desk.as(as).post(`v1/appointments/${id}/${what}`, {}).expect(200);
const mailsOf = async (ticket: string): Promise<Json[]> =>
  await desk.rows(
    `select event, state, reason, recipient, text, calendar from ticket_mail where ticket_id = $1 order by created_at, id`,
    ticket,
  );
const told = (mails: readonly Json[], event: string) =>
  mails.filter((mail) => mail.event === event).map(({ recipient, state, reason }) => `${recipient} ${state} ${reason}`);

it('tells what its event was, though the worker comes later: of the ticket, of appointments, and nothing overtaken', async () => {
  const ticket = await world.submit('agent', {
    contactEmail: CONTACT,
    priority: 'NORMAL',
    responsible: world.ids.manager,
  });
  const changes = { priority: 'IMMEDIATELY', customerDescription: 'Doch der Lift.', responsible: null };
  await world.change('agent', ticket, changes).expect(200);
  const closing = { to: 'CLOSED', closingState: 'REJECTED', closingNote: 'Irrtum', confirm: ['CLOSE_WITHOUT_INVOICE'] };
  await world.move('agent', ticket.id, closing).expect(201);

  const cancelled = await order('03');
  await decide('customer', cancelled.made, 'confirmation');
  await decide('agent', cancelled.made, 'cancellation');
  const confirmed = await order('04');
  await decide('customer', confirmed.made, 'confirmation');

  await desk.app.get(JobWorker).start();
  await eventually(async () => {
    const rows = await desk.rows(
      `select 1 from pgboss.job where name in ('ticket-notices', 'ticket-mails') and state < 'completed'`,
    );
    expect(rows).toEqual([]);
  });

  const [created] = (await mailsOf(ticket.id)).filter(({ event }) => event === 'ISSUE_CREATED');
  expect(created?.text).toContain('Die Heizung im Werk Nord bleibt kalt.');
  expect(created?.text).not.toContain('Doch der Lift.');
  expect(created?.text).toContain('Normal');
  expect(created?.text).not.toContain('Geschlossen');

  const overtaken = await mailsOf(cancelled.id);
  expect(told(overtaken, 'APPOINTMENT_SCHEDULED')).toEqual([
    `${CONTACT} SUPPRESSED OVERTAKEN`,
    'marco@rohr.example SUPPRESSED OVERTAKEN',
  ]);
  expect(new Set(told(overtaken, 'APPOINTMENT_ANSWERED').map((line) => line.split(' ').slice(1).join(' ')))).toEqual(
    new Set(['SUPPRESSED OVERTAKEN']),
  );
  expect(told(overtaken, 'APPOINTMENT_CANCELLED')).toEqual([`${CONTACT} SENT null`, 'marco@rohr.example SENT null']);

  const stands = await mailsOf(confirmed.id);
  expect(told(stands, 'APPOINTMENT_SCHEDULED')).toEqual([`${CONTACT} SENT null`, 'marco@rohr.example SENT null']);
  const statuses = stands
    .filter(({ calendar }) => calendar)
    .map(({ calendar }) => new ICAL.Component(ICAL.parse(calendar.content)).getFirstSubcomponent('vevent'))
    .map((event) => event?.getFirstPropertyValue('status'));
  // The invitation was sent before the customer confirmed.
  expect(statuses).toEqual(['TENTATIVE', 'TENTATIVE']);
});
