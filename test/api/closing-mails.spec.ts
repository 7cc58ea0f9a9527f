import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import type { Json } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world } = useMailedDesk();
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});

const CONTACT = 'anna@acme.example';
const REOPENS = 'innert 14 Tagen wird es wieder eröffnet';
const GOES_ON = 'entsteht ein neues Ticket';

const mailOf = (ticket: string, event: string, recipient: string): Promise<string> =>
  eventually(async () => {
    const rows = await desk.rows<{ text: string }>(
      'select text from ticket_mail where ticket_id = $1 and event = $2 and recipient = $3',
      ticket,
      event,
      recipient,
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.text ?? '';
  });
const close = async (id: string, closingState = 'REJECTED') => {
  const closing = { closingState, closingNote: 'Irrtum', confirm: ['CLOSE_WITHOUT_INVOICE'] };
  await world.move('agent', id, { to: 'CLOSED', ...closing }).expect(201);
  return mailOf(id, 'ISSUE_STATE_CLOSED', CONTACT);
};

describe('the mail about a closed ticket', () => {
  it.each(['TICKET', 'INCIDENT', 'UNKNOWN'])('promises that a message reopens a %s', async (type) => {
    const { id } = await world.submit('agent', { type, contactEmail: CONTACT });
    const text = await close(id);
    expect(text).toContain(REOPENS);
    expect(text).not.toContain(GOES_ON);
  });

  const duplicate = async (original: Json) => {
    const { id } = await world.submit('agent', { contactEmail: CONTACT });
    const link = {
      kind: 'DUPLICATE_OF',
      target: original.id,
      note: 'Schon gemeldet',
      confirm: ['CLOSE_WITHOUT_INVOICE'],
    };
    await desk.as('agent').create(`v1/tickets/${id}/links`, link);
    return mailOf(id, 'ISSUE_STATE_CLOSED', CONTACT);
  };

  it('names the ticket with which a duplicate goes on, and promises no reopening', async () => {
    const original = await world.submit('agent', { contactEmail: CONTACT });
    const text = await duplicate(original);
    expect(text).toContain(`Es geht im Ticket ${original.identifier}`);
    expect(text).toContain(`/issue/${original.id}`);
    expect(text).not.toContain(REOPENS);
    expect(text).not.toContain(GOES_ON);
  });

  it('names no ticket that its recipient does not reach, whose message reopens the duplicate', async () => {
    const original = await world.submit('agent', { contactEmail: 'other@acme.example' });
    const text = await duplicate(original);
    expect(text).not.toContain(original.identifier);
    expect(text).toContain(REOPENS);
  });

  it('names the follow-up ticket where an invoice bars the way back', async () => {
    const { id } = await world.ticket({ type: 'ORDER', state: 'ORDER_COMPLETED', contactEmail: CONTACT });
    const text = await close(id, 'INVOICED');
    expect(text).toContain(GOES_ON);
    expect(text).not.toContain(REOPENS);
  });
});

it('lists the correction of a report in its place', async () => {
  const given = { responsible: world.ids.manager, executionResponsible: world.ids.executor };
  const { id } = await world.ticket({ type: 'ORDER', state: 'IN_WORK', contactEmail: CONTACT, ...given });
  const replaced = await world.report('executor', id, { project: 'P-7' });
  await world.position('executor', replaced.id).expect(201);
  const signature = {
    name: 'Anna Keller',
    place: 'Zürich',
    signedAt: new Date().toISOString(),
    strokes: [
      [
        [0, 0],
        [500, 200],
        [1000, 400],
      ],
    ],
  };
  await desk.as('executor').create(`v1/reports/${replaced.id}/signature`, signature);
  const corrected = await desk
    .as('executor')
    .post(`v1/reports/${replaced.id}/correction`)
    .send({ reason: 'Falsch' })
    .expect(201);
  await world.moveReport('executor', corrected.body.id, 'BILLABLE').expect(201);
  await world.move('agent', id, { to: 'WORK_COMPLETED' }).expect(201);
  await world.invoice('agent', id, 'R-2').expect(201);
  await world.move('agent', id, { to: 'ORDER_COMPLETED' }).expect(201);
  const text = await mailOf(id, 'ISSUE_STATE_ORDER_COMPLETED', 'manager@alpina.example');
  expect(text).toContain(corrected.body.identifier);
  expect(text).not.toContain(replaced.identifier);
});
