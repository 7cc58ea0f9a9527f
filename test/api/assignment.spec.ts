import { clock } from '../../api/platform/clock.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const DAY = 86_400_000;
const day = (ahead: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date(clock.now().getTime() + ahead * DAY));

const desk = useDesk();
const world = useTicketWorld(desk);
const records = recordsOf(desk);

const away = (as: Person) => records.create('absences', { activeFrom: day(0), activeTo: day(3) }, as);
const back = (as: Person) => desk.as(as).delete('v1/me/absence').expect(200);
const ORDER = { type: 'ORDER', executionCompany: 'Rohr & Draht', executionDescription: 'Pumpe ersetzen' };
const order = () => world.submit('agent', { ...ORDER, location: world.location });

describe('assigning to somebody who is away', () => {
  afterEach(async () => {
    await back('manager');
    await back('executor');
  });

  const asked = (field: string, name: string) => ({
    code: 'CONFIRMATION_REQUIRED',
    params: { codes: ['ASSIGNEE_ABSENT'], name, date: day(3) },
    errors: [
      expect.objectContaining({ pointer: `/${field}`, code: 'ASSIGNEE_ABSENT', params: { name, date: day(3) } }),
    ],
  });

  it('asks first and is done once it is confirmed', async () => {
    await away('manager');
    const ticket = await world.submit('agent');
    const responsible = world.ids.manager;
    const question = await world.change('agent', ticket, { responsible }).expect(409);
    expect(question.body).toMatchObject(asked('responsible', 'Manager alpina'));
    expect((await world.read('agent', ticket.id)).responsible).toBeNull();
    const answered = { responsible, confirm: ['ASSIGNEE_ABSENT'] };
    const done = (await world.change('agent', ticket, answered).expect(200)).body;
    expect(done).toMatchObject({ responsible });
    expect(done).not.toHaveProperty('confirm');
    await world.change('agent', done, { contactName: 'Beat Frei' }).expect(200);
  });

  it('asks for whoever carries the order out as well', async () => {
    await away('executor');
    const ticket = await order();
    const executionResponsible = world.ids.executor;
    const question = await world.change('agent', ticket, { executionResponsible }).expect(409);
    expect(question.body).toMatchObject(asked('executionResponsible', 'alpina-executor'));
    await world.change('agent', ticket, { executionResponsible, confirm: ['ASSIGNEE_ABSENT'] }).expect(200);
  });

  it('asks when a ticket is created', async () => {
    await away('manager');
    const body = {
      type: 'TICKET',
      customer: world.acme,
      category: world.category,
      customerDescription: 'Schlüssel verloren',
      contactName: 'Anna Keller',
      contactPhone: '044 123 45 67',
      responsible: world.ids.manager,
    };
    const created = (more: Json = {}) =>
      desk
        .as('agent')
        .post('v1/tickets')
        .send({ ...body, ...more });
    expect((await created().expect(409)).body).toMatchObject(asked('responsible', 'Manager alpina'));
    await created({ confirm: ['ASSIGNEE_ABSENT'] }).expect(201);
  });

  it('asks an executor who makes an order their own by starting it', async () => {
    await away('executor');
    const { id } = await order();
    const question = await world.move('executor', id, { to: 'IN_WORK' }).expect(409);
    expect(question.body).toMatchObject(asked('executionResponsible', 'alpina-executor'));
    const confirmed = await world.move('executor', id, { to: 'IN_WORK', confirm: ['ASSIGNEE_ABSENT'] }).expect(201);
    expect(confirmed.body.executionResponsible).toBe(world.ids.executor);
  });

  it('asks nobody before the first and after the last day', async () => {
    await records.create('absences', { activeFrom: day(1), activeTo: day(3) }, 'manager');
    await records.create('absences', { activeFrom: day(-9), activeTo: day(-1) }, 'manager');
    await world.change('agent', await world.submit('agent'), { responsible: world.ids.manager }).expect(200);
  });
});

describe('who is assigned', () => {
  it('is active and has the role that it takes', async () => {
    const ticket = await world.submit('agent');
    const gone = await records.create('users', { roles: ['vsd-agent'], username: 'gone', active: false });
    const refused = async (field: string, person: unknown) =>
      codesOf((await world.change('agent', ticket, { [field]: person }).expect(422)).body);
    expect(await refused('responsible', gone.id)).toEqual([['/responsible', 'ASSIGNEE_INACTIVE']]);
    expect(await refused('responsible', world.ids.executor)).toEqual([['/responsible', 'ASSIGNEE_ROLE']]);
    expect(await refused('responsible', world.ids.customer)).toEqual([['/responsible', 'ASSIGNEE_ROLE']]);
    expect(await refused('projectLead', world.ids.customer)).toEqual([['/projectLead', 'ASSIGNEE_ROLE']]);
    const own = await order();
    const executor = await world.change('agent', own, { executionResponsible: world.ids.agent }).expect(422);
    expect(codesOf(executor.body)).toEqual([['/executionResponsible', 'ASSIGNEE_ROLE']]);
    const created = await desk
      .as('agent')
      .post('v1/tickets')
      .send({ type: 'TICKET', draft: true, customer: world.acme, responsible: gone.id })
      .expect(422);
    expect(codesOf(created.body)).toEqual([['/responsible', 'ASSIGNEE_INACTIVE']]);
  });

  it('stays assigned when they leave: the rest of the ticket can still be changed', async () => {
    const person = await records.create('users', { username: 'leaver', roles: ['vsd-agent'] });
    expect(person).toMatchObject({ isAgent: true, isExecutor: false });
    const ticket = await world.submit('agent', { responsible: person.id });
    const left = (await records.patch('users', person, { active: false }).expect(200)).body;
    await world.change('agent', ticket, { contactName: 'Beat Frei' }).expect(200);
    expect(left.active).toBe(false);
  });
});

describe('who is assigned by default', () => {
  const admin = 'otherManager' as const;

  it('is the group of the customer before that of the type, and the lead of the customer’s projects', async () => {
    const agent = await records.me('otherAgent');
    const byType = await records.create('assignment-groups', { name: 'Typ', defaultForTypes: ['TICKET'] }, admin);
    const own = await records.create('assignment-groups', { name: 'Eigene' }, admin);
    const plain = await records.create('customers', { code: 'PLAIN', name: 'Ohne' }, admin);
    const served = { defaultAssignmentGroup: own.id, defaultProjectLead: agent };
    const special = await records.create('customers', { code: 'SPECIAL', name: 'Mit', ...served }, admin);
    const category = await records.create('categories', { code: 'HEAT', name: { de: 'Heizung' } }, admin);
    const ticket = (customer: Json) =>
      records.create(
        'tickets',
        {
          type: 'TICKET',
          customer: customer.id,
          category: category.id,
          customerDescription: 'Frage',
          contactName: 'Anna Keller',
          contactPhone: '044 123 45 67',
        },
        'otherAgent',
      );
    expect(await ticket(plain)).toMatchObject({ assignmentGroup: byType.id, projectLead: null });
    expect(await ticket(special)).toMatchObject({ assignmentGroup: own.id, projectLead: agent });
  });
});
