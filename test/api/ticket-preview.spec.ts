import { DEFAULT_CALENDAR } from '../../api/tickets/deadlines/service-calendar.js';
import { warningsOf } from '../../api/tickets/preview/ticket-warnings.js';
import { customFieldsOf } from '../support/custom-fields.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const preview = async (as: Person, sketch: object) =>
  (await desk.as(as).post('v1/tickets/preview', sketch).expect(200)).body;
const asked = async (as: Person, sketch: object): Promise<string[]> =>
  (await preview(as, sketch)).mandatory.map((fields: string[]) => fields.join('|'));

const USUAL = [
  'customer',
  'customerDescription',
  'priority',
  'contactChannel',
  'contactName',
  'contactPhone|contactEmail',
];

describe('the preview on a ticket that is being written', () => {
  it('names what its submission asks for, by type and priority', async () => {
    expect(await asked('agent', {})).toEqual([...USUAL, 'category']);
    expect(await asked('agent', { type: 'ORDER' })).toEqual([...USUAL, 'category', 'location']);
    expect(await asked('agent', { type: 'TICKET', priority: 'PREFERRED_DATE' })).toEqual([
      ...USUAL,
      'category',
      'preferredDate',
    ]);
    expect(await asked('agent', { type: 'UNKNOWN', contactChannel: 'EMAIL' })).toEqual([
      'customerDescription',
      'contactEmail',
    ]);
    const byCustomer = await asked('customer', { type: 'INCIDENT', customerPriority: 'PREFERRED_DATE' });
    expect(byCustomer).toEqual(expect.arrayContaining(['customerPriority', 'preferredDate']));
    expect(byCustomer).not.toContain('priority');
  });

  it('names exactly the fields without which a submission is refused', async () => {
    for (const sketch of [{ type: 'TICKET' }, { type: 'ORDER' }, { type: 'CHANGE', priority: 'PREFERRED_DATE' }]) {
      const refused = await desk.as('agent').post('v1/tickets', sketch).expect(422);
      const missing = refused.body.errors.map(({ pointer }: { pointer: string }) => pointer.slice(1));
      const suggested = ['priority', 'contactChannel'];
      const first = (await preview('agent', sketch)).mandatory.map(([field]: string[]) => field);
      expect(missing).toEqual(first.filter((field: string) => !suggested.includes(field)));
    }
  });

  it('suggests what stands to reason: the site, the lead, the group and the writer’s own data', async () => {
    const lead = await desk.as('manager').get(`v1/customers/${world.acme}`).expect(200);
    await desk
      .as('manager')
      .change(`v1/customers/${world.acme}`, lead.body.version, {
        defaultProjectLead: world.ids.manager,
        customerPriorities: ['NORMAL', 'HIGH'],
      })
      .expect(200);
    expect(await preview('agent', { type: 'ORDER', customer: world.acme })).toMatchObject({
      choices: { customerPriority: ['NORMAL', 'HIGH'] },
      suggested: { location: world.location, projectLead: world.ids.manager },
      usual: { contactChannel: 'SERVICE_DESK', customerPriority: 'NORMAL', assignmentGroup: world.group },
    });
    const contact = { type: 'ORDER', customer: world.acme, customerContact: world.ids.customer };
    expect((await preview('agent', contact)).suggested).toMatchObject({
      contactName: 'Customer alpina',
      contactEmail: 'customer@alpina.example',
    });
    const own = await preview('customer', { type: 'TICKET' });
    expect(own.suggested).toEqual({
      customerPriority: 'NORMAL',
      contactName: 'Customer alpina',
      contactEmail: 'customer@alpina.example',
      location: world.location,
    });
    expect(own.usual).toEqual({ contactChannel: 'CUSTOMER_PORTAL', customerContact: null });
    expect(own.choices.customerPriority).toEqual(['NORMAL', 'HIGH']);
    const made = await world.submit('agent', { customer: world.acme });
    expect(made).toMatchObject({ projectLead: world.ids.manager, assignmentGroup: world.group });
  });

  it('has the required custom fields whose condition the form meets', async () => {
    const when = JSON.stringify({ type: 'ORDER', category_neq: null });
    await customFieldsOf(desk)('TEXT', { key: 'roof', required: true, when });
    const category = world.category;
    const sketches = [
      { type: 'ORDER' },
      { type: 'ORDER', formValues: { category } },
      { type: 'TICKET', formValues: { category } },
    ];
    const mandatory = await Promise.all(sketches.map((sketch) => preview('agent', sketch)));
    const hasRoof = ({ mandatory: names }: Json) => names.some(([name]: string[]) => name === 'custom.roof');
    expect(mandatory.map(hasRoof)).toEqual([false, true, false]);
  });

  it('tells nothing of another customer to a customer, and nothing at all to executors', async () => {
    const stranger = { type: 'TICKET', customer: world.bergbahn, customerContact: world.ids.bergbahn };
    const { suggested } = await preview('customer', stranger);
    expect(suggested).toMatchObject({ location: world.location, contactName: 'Customer alpina' });
    await desk.as('executor').post('v1/tickets/preview', {}).expect(403);
    const foreign = await preview('otherAgent', { customer: world.acme, customerContact: world.ids.customer });
    expect(foreign.suggested).toMatchObject({ contactName: null, location: null });
    expect(foreign.usual.customerContact).toBeNull();
  });

  it('says when it would be due and warns of a day without work', async () => {
    const { warnings, dueAt } = await preview('agent', { priority: 'PREFERRED_DATE', preferredDate: '2099-03-01' });
    expect(warnings).toEqual([{ code: 'PREFERRED_DATE_FREE', field: 'preferredDate' }]);
    expect(dueAt).toBe('2099-03-01T16:00:00.000Z');
    expect((await preview('agent', { priority: 'PREFERRED_DATE', preferredDate: '2099-03-02' })).warnings).toEqual([]);
  });

  it('warns when the same day means the next working day', () => {
    const friday = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);
    const monday = new Date('2026-11-23T17:00:00+01:00');
    const ticket = { preferredDate: null, priority: 'WITHIN_SAME_DAY' } as const;
    const warned = [{ code: 'DUE_NEXT_WORKING_DAY', field: 'priority' }];
    expect(warningsOf(ticket, DEFAULT_CALENDAR, friday('10:00'), friday('17:00'))).toEqual([]);
    expect(warningsOf(ticket, DEFAULT_CALENDAR, friday('15:30'), monday)).toEqual(warned);
    expect(warningsOf({ ...ticket, priority: 'HIGH' }, DEFAULT_CALENDAR, friday('15:30'), monday)).toEqual([]);
  });

  it('knows the executing companies of people and groups', async () => {
    await desk.as('manager').create('v1/assignment-groups', { name: 'Aussendienst', executingCompany: 'Kälte Plus' });
    const body = await desk.as('agent').read('v1/execution-companies');
    expect(body).toEqual([{ name: 'Kälte Plus' }, { name: 'Rohr & Draht' }]);
    await desk.as('customer').get('v1/execution-companies').expect(403);
    expect(await desk.as('otherAgent').read('v1/execution-companies')).toEqual([]);
  });
});

describe('the possible changes of type', () => {
  it('are told with what they would ask for', async () => {
    const ticket = await world.submit('agent', { responsible: world.ids.agent });
    const body = await desk.as('agent').read(`v1/tickets/${ticket.id}/type-changes`);
    expect(body).toEqual([
      { type: 'TICKET', missing: [] },
      { type: 'ORDER', missing: [{ code: 'STATE_FIELDS', field: 'location' }] },
      { type: 'CHANGE', missing: [] },
    ]);
    await world.move('agent', ticket.id, { to: 'IN_WORK' }).expect(201);
    const working = await desk.as('agent').read(`v1/tickets/${ticket.id}/type-changes`);
    expect(working[1].missing.map(({ field }: { field: string }) => field)).toEqual([
      'location',
      'executionCompany',
      'executionDescription',
    ]);
  });

  it('are none for customers of a submitted ticket and none once the work is completed', async () => {
    const ticket = await world.submit('customer');
    expect(await desk.as('customer').read(`v1/tickets/${ticket.id}/type-changes`)).toEqual([]);
    await desk.as('bergbahn').get(`v1/tickets/${ticket.id}/type-changes`).expect(404);
    const inWork = await world.inWork();
    await world.move('agent', inWork.id, { to: 'WORK_COMPLETED', closingNote: 'Erledigt' }).expect(201);
    expect(await desk.as('agent').read(`v1/tickets/${inWork.id}/type-changes`)).toEqual([]);
  });
});
