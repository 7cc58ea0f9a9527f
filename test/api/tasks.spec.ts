import { closingRace } from '../support/closing-race.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const post = (as: Person, ticket: string, task: Json) => desk.as(as).post(`v1/tickets/${ticket}/tasks`, task);
const add = async (as: Person, ticket: string, task: Json = {}): Promise<Json> =>
  (await post(as, ticket, { subject: 'Ersatzteil bestellen', ...task }).expect(201)).body;
const change = (as: Person, { id, version }: Json, changes: Json) =>
  desk.as(as).change(`v1/tasks/${id}`, version, changes);
const tasksOf = async (as: Person, ticket: string): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${ticket}/tasks`);
const moves = async (as: Person, ticket: string): Promise<Json[]> =>
  await desk.as(as).read(`v1/tickets/${ticket}/transitions`);
const CLOSE = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };

/** An order of the executor's company. */
const order = (given: Json = {}) =>
  world.submit('agent', {
    type: 'ORDER',
    location: world.location,
    executionCompany: 'Rohr & Draht',
    executionDescription: 'Pumpe ersetzen',
    ...given,
  });

describe('a task', () => {
  it('needs nothing but a subject; who adds it answers for it', async () => {
    const { id } = await world.submit('agent');
    const task = await add('agent', id);
    expect(task).toMatchObject({
      subject: 'Ersatzteil bestellen',
      ticket: id,
      type: 'PROJECT',
      priority: 'MEDIUM',
      state: 'OPEN',
      isPrivate: false,
      assignedTo: null,
      responsible: world.ids.agent,
      completedAt: null,
      can: { edit: true, delete: true, states: ['IN_PROGRESS', 'COMPLETED'] },
    });
    expect(await desk.as('manager').read(`v1/tasks/${task.id}`)).toEqual(task);
    expect(codesOf((await post('agent', id, {}).expect(422)).body)).toEqual([['/subject', 'REQUIRED']]);
  });

  it('keeps all that the specification names', async () => {
    const { id } = await world.submit('agent');
    const whole = {
      type: 'ADDRESS',
      addressNumber: '4711',
      subject: 'Zugang klären',
      shortDescription: 'Schlüssel',
      description: 'Beim Hauswart nachfragen.',
      dueDate: '2026-12-01',
      priority: 'HIGH',
      state: 'IN_PROGRESS',
      assignedTo: world.ids.manager,
      responsible: world.ids.agent,
      isPrivate: true,
    };
    expect(await add('agent', id, whole)).toMatchObject(whole);
  });

  it.each([
    ['ADDRESS', 'addressNumber'],
    ['PROJECT', 'projectNumber'],
    ['DOCUMENT', 'reportNumber'],
  ])('of type %s bears the %s and no other number', async (type, own) => {
    const { id } = await world.submit('agent');
    for (const name of ['addressNumber', 'projectNumber', 'reportNumber']) {
      const answer = await post('agent', id, { subject: 'x', type, [name]: '7' });
      if (name === own) expect(answer.body).toMatchObject({ [name]: '7' });
      else expect(codesOf(answer.body)).toEqual([[`/${name}`, 'TASK_NUMBER_TYPE']]);
    }
  });

  it('loses the number of its former type, and takes none that belongs to another', async () => {
    const { id } = await world.submit('agent');
    const task = await add('agent', id, { type: 'PROJECT', projectNumber: 'P-1' });
    const { body } = await change('agent', task, { type: 'DOCUMENT', reportNumber: 'R-1' }).expect(200);
    expect(body).toMatchObject({ type: 'DOCUMENT', projectNumber: null, reportNumber: 'R-1' });
    const refused = await change('agent', body, { projectNumber: 'P-2' }).expect(422);
    expect(codesOf(refused.body)).toEqual([['/projectNumber', 'TASK_NUMBER_TYPE']]);
  });

  it('is completed, opened again, and tells since when it is done', async () => {
    const { id } = await world.submit('agent');
    const done = (await change('agent', await add('agent', id), { state: 'COMPLETED' }).expect(200)).body;
    expect(done).toMatchObject({ state: 'COMPLETED', completedAt: expect.any(String) });
    expect(done.can.states).toEqual(['OPEN', 'IN_PROGRESS']);
    const again = (await change('agent', done, { state: 'OPEN' }).expect(200)).body;
    expect(again).toMatchObject({ state: 'OPEN', completedAt: null });
  });

  it('is given to active people who see the ticket, and to nobody else', async () => {
    const ticket = await world.submit('agent');
    const own = await order();
    const gone = await desk.as('manager').create('v1/users', { roles: ['vsd-agent'], username: 'gone', active: false });
    const refused = async (id: string, assignedTo: unknown) =>
      codesOf((await post('agent', id, { subject: 'x', assignedTo }).expect(422)).body);
    expect(await refused(ticket.id, gone.id)).toEqual([['/assignedTo', 'ASSIGNEE_INACTIVE']]);
    expect(await refused(ticket.id, world.ids.customer)).toEqual([['/assignedTo', 'ASSIGNEE_ROLE']]);
    expect(await refused(ticket.id, world.ids.executor)).toEqual([['/assignedTo', 'ASSIGNEE_ROLE']]);
    expect(await refused(ticket.id, world.ids.otherAgent)).toEqual([['/assignedTo', 'UNKNOWN_REFERENCE']]);
    expect(await add('agent', own.id, { assignedTo: world.ids.executor })).toMatchObject({
      assignedTo: world.ids.executor,
    });
  });
});

describe('open tasks', () => {
  it('hold up every move of a submitted ticket by default, and let it go once they are done', async () => {
    const { id } = await world.submit('agent', { responsible: world.ids.agent });
    const task = await add('agent', id);
    const unmet = { code: 'STATE_TASKS', field: 'tasks', params: { n: 1 } };
    for (const move of await moves('agent', id)) expect(move.unmet).toContainEqual(unmet);
    expect((await world.move('agent', id, { to: 'IN_WORK' }).expect(409)).body.code).toBe('STATE_TASKS');
    const working = (await change('agent', task, { state: 'IN_PROGRESS' }).expect(200)).body;
    expect((await world.move('agent', id, CLOSE).expect(409)).body.code).toBe('STATE_TASKS');
    await change('agent', working, { state: 'COMPLETED' }).expect(200);
    await world.move('agent', id, CLOSE).expect(201);
  });

  it('hold up only what completes, if the tenant says so', async () => {
    const [settings] = await desk.as('manager').read('v1/tenant-settings');
    const set = (version: number, taskGuard: string) =>
      desk.as('manager').change(`v1/tenant-settings/${settings.id}`, version, { taskGuard });
    const changed = (await set(settings.version, 'COMPLETING').expect(200)).body;
    const { id } = await world.submit('agent', { responsible: world.ids.agent });
    const task = await add('agent', id);
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
    expect((await world.move('agent', id, CLOSE).expect(409)).body.code).toBe('STATE_TASKS');
    await desk.as('agent').delete(`v1/tasks/${task.id}`).expect(200);
    await world.move('agent', id, CLOSE).expect(201);
    await set(changed.version, 'ALL').expect(200);
  });

  it('are not added to a draft, nor added or opened again on a closed ticket', async () => {
    const draft = await world.submit('agent', { draft: true });
    expect((await post('agent', draft.id, { subject: 'x' }).expect(409)).body.code).toBe('TASK_TICKET_DRAFT');
    expect((await world.read('agent', draft.id)).can).toMatchObject({ addTask: false });
    const { id } = await world.submit('agent');
    const done = (await change('agent', await add('agent', id), { state: 'COMPLETED' }).expect(200)).body;
    await world.move('agent', id, CLOSE).expect(201);
    expect((await post('agent', id, { subject: 'x' }).expect(409)).body.code).toBe('TASK_TICKET_CLOSED');
    expect((await change('agent', done, { state: 'OPEN' }).expect(409)).body.code).toBe('TASK_TICKET_CLOSED');
    expect((await tasksOf('agent', id))[0]?.can.states).toEqual([]);
    expect((await world.read('agent', id)).can).toMatchObject({ addTask: false });
    await change('agent', done, { description: 'Nachtrag' }).expect(200);
  });

  it('never stand on a closed ticket, however closely closing and opening meet', () => closingRace(desk, world, 4));
});

describe('who is told of tasks', () => {
  it('of private ones is only who has to do with them; they count for the moves all the same', async () => {
    const { id } = await world.submit('agent');
    const task = await add('agent', id, { isPrivate: true, subject: 'Lohngespräch' });
    expect((await tasksOf('agent', id)).map((one) => one.id)).toEqual([task.id]);
    expect(await tasksOf('manager', id)).toEqual([]);
    const stranger = desk.as('manager');
    await stranger.get(`v1/tasks/${task.id}`).expect(404);
    await stranger.delete(`v1/tasks/${task.id}`).expect(404);
    await change('manager', task, { isPrivate: false }).expect(404);
    const listed = await stranger.get(`v1/tasks?filter={"isPrivate":true,"ticket":"${id}"}`).expect(200);
    expect([listed.body, listed.headers['x-total-count']]).toEqual([[], '0']);
    expect(await stranger.read('v1/tasks?filter={"q":"Lohngespr"}')).toEqual([]);
    const [move] = await moves('manager', id);
    expect(move?.unmet).toContainEqual({ code: 'STATE_TASKS', field: 'tasks', params: { n: 1 } });
    const timeline = await stranger.read(`v1/tickets/${id}/activities`);
    expect(timeline.find(({ kind }: Json) => kind === 'TASK_ADDED')).toMatchObject({ text: null, changes: [] });
    const given = (await change('agent', task, { assignedTo: world.ids.manager }).expect(200)).body;
    expect((await tasksOf('manager', id)).map((one) => one.id)).toEqual([given.id]);
  });

  it('among executors are those of the order, of private ones only whom they are assigned to', async () => {
    const { id } = await order();
    const elsewhere = await world.submit('agent');
    const foreign = await add('agent', elsewhere.id);
    await add('agent', id, { subject: 'Offen' });
    await add('agent', id, { subject: 'Geheim', isPrivate: true });
    await add('agent', id, { subject: 'Für dich', isPrivate: true, assignedTo: world.ids.executor });
    expect((await tasksOf('executor', id)).map(({ subject }) => subject).sort()).toEqual(['Für dich', 'Offen']);
    const mine = await add('executor', id, { subject: 'Leiter holen', isPrivate: true });
    expect(mine).toMatchObject({ assignedTo: world.ids.executor, responsible: null });
    await change('executor', mine, { state: 'COMPLETED' }).expect(200);
    await desk.as('executor').get(`v1/tickets/${elsewhere.id}/tasks`).expect(404);
    await desk.as('executor').get(`v1/tasks/${foreign.id}`).expect(404);
    const reached = await desk.as('executor').read('v1/tasks?range=[0,199]');
    expect(reached.map((one: Json) => one.id)).toEqual(expect.arrayContaining([mine.id]));
    expect(reached.map((one: Json) => one.id)).not.toContain(foreign.id);
    expect(reached.filter((one: Json) => one.isPrivate && one.assignedTo !== world.ids.executor)).toEqual([]);
  });

  it('of a private task is its assignee or an agent who answers for it, never nobody', async () => {
    const { id } = await world.submit('agent');
    const task = await add('agent', id, { responsible: world.ids.manager });
    const hidden = (await change('agent', task, { isPrivate: true, responsible: null }).expect(200)).body;
    expect(hidden.responsible).toBe(world.ids.agent);
  });

  it('sees in the timeline what happened to a task', async () => {
    const { id } = await world.submit('agent');
    const task = await add('agent', id, { subject: 'Ventil prüfen' });
    const changed = (await change('agent', task, { assignedTo: world.ids.manager, dueDate: '2026-12-24' }).expect(200))
      .body;
    await desk.as('agent').delete(`v1/tasks/${changed.id}`).expect(200);
    const body = await desk.as('manager').read(`v1/tickets/${id}/activities`);
    const told = body.filter(({ kind }: Json) => kind.startsWith('TASK_'));
    expect(told.map(({ kind, text }: Json) => [kind, text])).toEqual([
      ['TASK_ADDED', 'Ventil prüfen'],
      ['TASK_CHANGED', 'Ventil prüfen'],
      ['TASK_REMOVED', 'Ventil prüfen'],
    ]);
    expect(told[1].changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'assignedTo', from: null, to: 'Manager alpina' }),
        expect.objectContaining({ field: 'dueDate', from: null, to: '2026-12-24' }),
      ]),
    );
  });
});

describe('the list of tasks', () => {
  it('is filtered by who, state and day, and sorted by day', async () => {
    const { id } = await world.submit('agent');
    const subjects = async (filter: Json) => {
      const query = `filter=${encodeURIComponent(JSON.stringify({ ticket: id, ...filter }))}&sort=["dueDate","ASC"]`;
      return (await desk.as('agent').read(`v1/tasks?${query}`)).map(({ subject }: Json) => subject);
    };
    await add('agent', id, { subject: 'später', dueDate: '2026-12-31', assignedTo: world.ids.manager });
    await add('agent', id, { subject: 'früher', dueDate: '2026-12-01', assignedTo: world.ids.agent });
    const done = await add('agent', id, { subject: 'erledigt', responsible: world.ids.manager });
    await change('agent', done, { state: 'COMPLETED' }).expect(200);
    expect(await subjects({})).toEqual(['früher', 'später', 'erledigt']);
    expect(await subjects({ assignedTo: world.ids.agent })).toEqual(['früher']);
    expect(await subjects({ responsible: world.ids.manager })).toEqual(['erledigt']);
    expect(await subjects({ state_eq_any: ['OPEN', 'IN_PROGRESS'] })).toEqual(['früher', 'später']);
    expect(await subjects({ dueDate_lt: '2026-12-15' })).toEqual(['früher']);
  });
});
