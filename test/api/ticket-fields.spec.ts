import { resourceOf } from '../../api/platform/resource/resource.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import type { Person } from '../support/people.js';
import { type TicketJson, type TicketWorld } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

type Who = 'A' | 'C' | 'E';
const PEOPLE: Record<Who, Person> = { A: 'agent', C: 'customer', E: 'executor' };

interface Rule {
  readonly field: string;
  /** Read by, given at creation by, changed on a draft by, changed after submission by. */
  readonly read: string;
  readonly create: string;
  readonly draft: string;
  readonly edit: string;
  readonly value: (world: TicketWorld) => unknown;
}

const rule = (field: string, rights: string, value: Rule['value']): Rule => {
  const [read = '', create = '', draft = '', edit = ''] = rights.split(' ').map((who) => (who === '-' ? '' : who));
  return { field, read, create, draft, edit, value };
};
const text = (value: string) => () => value;

/** Spec §3 "Ticket" with who reads and writes it, from domain "Permissions": A agent, C customer, E executor. */
const TABLE: readonly Rule[] = [
  rule('type', 'ACE AC AC A', text('ORDER')),
  rule('customer', 'ACE A A A', ({ acme }) => acme),
  rule('customerDescription', 'ACE AC AC A', text('Bitte die Pumpe ersetzen.')),
  rule('priority', 'ACE AC AC A', text('HIGH')),
  rule('customerPriority', 'ACE AC AC A', text('HIGH')),
  rule('preferredDate', 'ACE AC AC A', text('2099-03-02')),
  rule('category', 'ACE AC AC A', ({ category }) => category),
  rule('location', 'ACE AC AC A', ({ location }) => location),
  rule('contactChannel', 'ACE A A A', text('PHONE')),
  rule('contactName', 'ACE AC AC A', text('Beat Frei')),
  rule('contactPhone', 'ACE AC AC A', text('+41 44 765 43 21')),
  rule('contactEmail', 'ACE AC AC A', text('beat@acme.example')),
  rule('customerContact', 'ACE AC AC A', ({ ids }) => ids.customer),
  rule('customerCostCenter', 'ACE AC AC A', text('4711')),
  rule('customerOrderNumber', 'ACE AC AC A', text('A-1')),
  rule('customerPurchaseOrderNumber', 'ACE AC AC A', text('B-1')),
  rule('responsible', 'ACE A A A', ({ ids }) => ids.manager),
  rule('assignmentGroup', 'AE A A A', ({ group }) => group),
  rule('projectLead', 'AE A A A', ({ ids }) => ids.manager),
  rule('executionCompany', 'AE A A A', text('Rohr & Draht')),
  rule('executionResponsible', 'AE A A A', ({ ids }) => ids.executor),
  rule('executionDescription', 'AE A A A', text('Pumpe ersetzen, Filter prüfen')),
  rule('costEstimate', 'A A A A', () => 1_500),
  rule('internalNotes', 'A A A A', text('Kunde ist heikel')),
  rule('preventMailDispatch', 'A A A A', () => true),
  rule('approval', 'AE A A A', text('REQUESTED')),
  rule('closingNote', 'ACE A A A', text('Pumpe ersetzt')),
  rule('closingState', 'ACE - - -', text('COMPLETED')),
  rule('closingDate', 'ACE - - -', text('2026-11-20')),
  rule('satisfaction', 'AC - - -', () => 5),
  rule('satisfactionComment', 'AC - - -', text('Sehr freundlich')),
  rule('clarificationReason', 'ACE - - -', text('WAIT_CUSTOMER')),
  rule('clarificationText', 'AE - - -', text('Wo genau?')),
  rule('resubmissionDate', 'AE - - -', text('2099-03-02')),
  rule('previousState', 'AE - - -', text('PENDING')),
  rule('identifier', 'ACE - - -', text('ALP-2026-99999')),
  rule('state', 'ACE - - -', text('CLOSED')),
  rule('author', 'ACE - - -', ({ ids }) => ids.agent),
  rule('submittedAt', 'ACE - - -', text('2026-11-20T10:00:00Z')),
  rule('dueAt', 'ACE - - -', text('2026-11-20T10:00:00Z')),
  rule('workCompletedAt', 'ACE - - -', text('2026-11-20T10:00:00Z')),
  rule('closedAt', 'ACE - - -', text('2026-11-20T10:00:00Z')),
  rule('reactionResult', 'AE - - -', text('MET')),
  rule('onSiteResult', 'AE - - -', text('MET')),
  rule('dueResult', 'AE - - -', text('MET')),
  rule('reactionMinutes', 'AE - - -', () => 5),
  rule('onSiteMinutes', 'AE - - -', () => 5),
  rule('resolutionMinutes', 'AE - - -', () => 5),
  rule('reopenings', 'ACE - - -', () => 5),
];

/** Fields with tests of their own: the follow-up, side effects of a write, computed fields, the tenant's own fields. */
const ELSEWHERE = [
  'followUpOf',
  'asset',
  'reports',
  'customersTurn',
  'appointmentWaits',
  'draft',
  'reason',
  'title',
  'can',
  'parts',
  'costs',
  'notices',
  'approvedCosts',
  'confirm',
  'custom',
];

const order = () =>
  world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    customerContact: world.ids.customer,
  });
const draft = async (as: Person): Promise<TicketJson> =>
  (
    await desk
      .as(as)
      .post('v1/tickets', { type: 'TICKET', draft: true, ...(as === 'agent' && { customer: world.acme }) })
  ).body;

const pointers = (body: { errors?: { pointer: string }[] }) => (body.errors ?? []).map(({ pointer }) => pointer);

describe('every field of a ticket', () => {
  it('stands in the table', () => {
    const named = new Set([...TABLE.map(({ field }) => field), ...ELSEWHERE]);
    const missing = resourceOf(Ticket).fields.filter(({ name }) => !named.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.keys(PEOPLE) as Who[])('is read by those who may (%s)', async (who) => {
    const seen = await world.read(PEOPLE[who], (await order()).id);
    const expected = TABLE.filter(({ read }) => read.includes(who)).map(({ field }) => field);
    const kept = new Set(TABLE.map(({ field }) => field));
    expect(Object.keys(seen).filter((field) => kept.has(field))).toEqual(expect.arrayContaining(expected));
    expect(Object.keys(seen).filter((field) => kept.has(field))).toHaveLength(expected.length);
  });

  it.each(['A', 'C'] as const)('is given at creation by those who may (%s)', async (who) => {
    const person = PEOPLE[who];
    for (const { field, create, value } of TABLE) {
      const own = who === 'A' && { customer: world.acme };
      const body = { type: 'TICKET', draft: true, ...own, [field]: value(world) };
      const answer = await desk.as(person).post('v1/tickets', body);
      const expected = create.includes(who)
        ? { status: 201, kept: value(world) }
        : { status: 422, refused: [`/${field}`] };
      const actual =
        answer.status === 201
          ? { status: 201, kept: (await world.read('agent', answer.body.id))[field] }
          : { status: answer.status, refused: pointers(answer.body) };
      expect([field, actual]).toEqual([field, expected]);
    }
  });

  it.each(['A', 'C'] as const)('is changed on a draft by those who may (%s)', async (who) => {
    const person = PEOPLE[who];
    const mine = await draft(person);
    for (const { field, draft: writers, value } of TABLE) {
      const answer = await world.change(person, await world.read(person, mine.id), { [field]: value(world) });
      expect([field, answer.status]).toEqual([field, writers.includes(who) ? 200 : 422]);
      const now = (await world.read('agent', mine.id))[field];
      if (writers.includes(who)) expect([field, now]).toEqual([field, value(world)]);
    }
  });

  it.each(Object.keys(PEOPLE) as Who[])('is changed after submission by those who may (%s)', async (who) => {
    const person = PEOPLE[who];
    const { id } = await order();
    for (const { field, edit, value } of TABLE) {
      const before = await world.read('agent', id);
      const answer = await world.change(person, before, { [field]: value(world) });
      const mayEdit = edit.includes(who);
      // A value that equals the stored value is no change, for each sender.
      const isSame = before[field] === value(world);
      expect([field, answer.status === 200]).toEqual([field, mayEdit || (isSame && answer.status === 200)]);
      const after = await world.read('agent', id);
      expect([field, after[field]]).toEqual([field, mayEdit ? value(world) : before[field]]);
    }
  });
});

describe('a change of the customer', () => {
  it('takes the site and the contact of the former one along, and tells so', async () => {
    const ticket = await order();
    const { body } = await world.change('agent', ticket, { customer: world.bergbahn }).expect(200);
    expect(body).toMatchObject({ customer: world.bergbahn, location: null, customerContact: null });
    const timeline = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities`).expect(200);
    const told = timeline.body.find(({ kind }: { kind: string }) => kind === 'FIELD_CHANGED');
    expect(told.changes).toEqual([
      expect.objectContaining({ field: 'customer', from: 'Acme AG', to: 'Bergbahn AG' }),
      expect.objectContaining({ field: 'location', from: 'Werk Nord', to: null }),
      expect.objectContaining({ field: 'customerContact', to: null }),
    ]);
  });

  it('keeps what belongs to the new one', async () => {
    const kept = { location: world.foreignLocation, customerContact: world.ids.bergbahn };
    const { body } = await world.change('agent', await order(), { customer: world.bergbahn, ...kept }).expect(200);
    expect(body).toMatchObject(kept);
  });

  it.each([
    ['location', (): string => world.foreignLocation],
    ['customerContact', (): string => world.ids.bergbahn],
  ])('is the only way to a foreign %s', async (field, foreign) => {
    const given = { [field]: foreign() };
    const refused = await world.change('agent', await order(), given).expect(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: `/${field}`, code: 'UNKNOWN_REFERENCE' })]);
    await desk
      .as('customer')
      .post('v1/tickets', { type: 'TICKET', draft: true, ...given })
      .expect(422);
  });

  it('leaves the customer’s own priority to what was agreed with them', async () => {
    const { version } = await desk.as('manager').read(`v1/customers/${world.acme}`);
    await desk
      .as('manager')
      .change(`v1/customers/${world.acme}`, version, { customerPriorities: ['NORMAL', 'HIGH'] })
      .expect(200);
    const urgent = await world.submit('agent', { priority: 'IMMEDIATELY' });
    expect(urgent).toMatchObject({ priority: 'IMMEDIATELY' });
    await world.change('agent', urgent, { customerPriority: 'LOW' }).expect(422);
    await world.change('agent', urgent, { customerPriority: 'HIGH' }).expect(200);
  });
});
