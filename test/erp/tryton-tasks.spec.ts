import type { TrytonJson } from '../support/erp/tryton-rpc.js';
import { describeTryton, useTryton } from '../support/erp/use-tryton.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import { type Json, recordsOf } from '../support/records.js';

const here = useTryton();

const PUMP = { subject: 'Pumpe bestellen', description: 'Zwei Stück', type: 'PROJECT', projectNumber: 'P-100' };
const add = async (given: Json = {}): Promise<Json> => {
  const { id } = await ordersOf(here.desk, here.world).order();
  const { body } = await here.desk
    .as('agent')
    .post(`v1/tickets/${id}/tasks`)
    .send({ ...PUMP, ...given })
    .expect(201);
  return body;
};
const read = async ({ id }: Json): Promise<Json> =>
  (await here.desk.as('agent').get(`v1/tasks/${id}`).expect(200)).body;
const change = async (task: Json, changes: Json) =>
  (
    await recordsOf(here.desk)
      .patch('tasks', await read(task), changes, 'agent')
      .expect(200)
  ).body;

const WORK = ['name', 'comment', 'progress', 'parent.name', 'status.name', 'type'];
const works = ({ id }: Json): Promise<TrytonJson[]> =>
  here.tryton.rpc.find('project.work', [['comment', 'like', `%${id}%`]], WORK);
const workOf = async (task: Json): Promise<TrytonJson> => {
  const [work, ...others] = await works(task);
  expect(others).toEqual([]);
  return work as TrytonJson;
};
const enter = async (task: Json, values: object) =>
  here.tryton.rpc.call('model.project.work.write', [(await workOf(task)).id], values);

describeTryton('Tasks of projects in an ERP', () => {
  it('stand below their project, follow every change of ours, and go with the task', async () => {
    const task = await add();
    await here.erp.settled(task);
    expect(await workOf(task)).toMatchObject({
      type: 'task',
      name: 'Pumpe bestellen',
      comment: expect.stringMatching(/^Zwei Stück\n/),
      'parent.': { name: 'P-100 Heizung Werk Nord' },
      progress: 0,
    });
    await change(task, { state: 'IN_PROGRESS', subject: 'Pumpe holen' });
    await eventually(async () => expect(await workOf(task)).toMatchObject({ name: 'Pumpe holen', progress: 0.5 }));
    await change(task, { state: 'COMPLETED' });
    await eventually(async () => expect(await workOf(task)).toMatchObject({ progress: 1 }));
    await here.erp.settled(task);
    const { version } = await read(task);
    await here.desk.as('agent').delete(`v1/tasks/${task.id}`).set('If-Match', `"${version}"`).expect(200);
    await eventually(async () => expect(await works(task)).toEqual([]));
  });

  it('follow what is done there, and tell the ticket', async () => {
    const task = await add();
    await here.erp.settled(task);
    await here.erp.sweep();
    const { comment } = await workOf(task);
    await enter(task, { progress: 0.3, comment: `Drei Stück\n${comment}`, name: 'Pumpen bestellen' });
    await here.erp.sweep();
    await eventually(async () =>
      expect(await read(task)).toMatchObject({ state: 'IN_PROGRESS', subject: 'Pumpen bestellen' }),
    );
    await here.erp.settled(task);
    expect((await read(task)).description).toMatch(/^Drei Stück\s+Zwei Stück$/);
    expect(await workOf(task)).toMatchObject({ progress: 0.3 });
    const { body } = await here.desk.as('agent').get(`v1/tickets/${task.ticket}/activities`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        kind: 'TASK_CHANGED',
        createdBy: 'System',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'state', to: 'IN_PROGRESS' })]),
      }),
    );
  });

  it('never leave the desk while they are private, and come back once they are', async () => {
    const [secret, plain] = [await add({ isPrivate: true }), await add()];
    const [address, none] = [
      await add({ type: 'ADDRESS', projectNumber: null, addressNumber: 'K-1001' }),
      await add({ projectNumber: null }),
    ];
    await here.erp.settled(plain);
    for (const kept of [secret, address, none]) {
      expect(await here.erp.linkOf(kept)).toBeUndefined();
      expect(await works(kept)).toEqual([]);
    }
    await change(plain, { isPrivate: true });
    await eventually(async () => expect(await works(plain)).toEqual([]));
    await change(secret, { isPrivate: false });
    await eventually(async () => expect(await works(secret)).toHaveLength(1));
  });

  it('wait for somebody where they were removed there, or became what no task can be', async () => {
    const [gone, kept, endless] = [await add(), await add(), await add()];
    for (const task of [gone, kept, endless]) await here.erp.settled(task);
    await here.erp.sweep();
    for (const task of [gone, kept]) await here.tryton.rpc.call('model.project.work.delete', [(await workOf(task)).id]);
    await enter(endless, { name: 'ä'.repeat(100_000) });
    await here.erp.night();
    for (const task of [gone, kept])
      expect(await here.erp.settled(task, 'DIFFERS')).toMatchObject({ obstacle: 'GONE', theirs: null });
    const link = await here.erp.settled(endless, 'DIFFERS');
    expect(link).toMatchObject({ obstacle: 'VALUES' });
    expect(link.differences).toEqual([
      expect.objectContaining({ resource: 'tasks', field: 'subject', ours: 'Pumpe bestellen' }),
    ]);
    expect(link.differences[0].theirs.length).toBeLessThanOrEqual(300);
    expect(await here.erp.decide(gone, 'THEIRS')).toBe(200);
    expect(await here.erp.decide(kept, 'OURS')).toBe(200);
    expect(await here.erp.decide(endless, 'OURS')).toBe(200);
    for (const task of [gone, kept, endless]) await here.erp.settled(task);
    expect(await read(gone)).toMatchObject({ state: 'COMPLETED', projectNumber: null });
    expect(await workOf(kept)).toMatchObject({ name: 'Pumpe bestellen' });
    expect(await workOf(endless)).toMatchObject({ name: 'Pumpe bestellen' });
  });

  it('name the project that the ERP does not know, where it was entered while the ERP was away', async () => {
    const { id } = await ordersOf(here.desk, here.world).order();
    await here.desk
      .as('agent')
      .post(`v1/tickets/${id}/tasks`)
      .send({ ...PUMP, projectNumber: 'P-999' })
      .expect(422);
    here.proxy.fault = 'ERROR_500';
    const task = await add({ projectNumber: 'P-999' });
    expect(task).toMatchObject({ unverified: ['PROJECT'] });
    here.proxy.calm();
    await here.erp.sweep();
    expect(await here.erp.settled(task, 'REFUSED')).toMatchObject({ problem: 'NOT_LINKED', reason: 'P-999' });
    await change(task, { projectNumber: 'P-100' });
    await here.erp.settled(task);
  });

  it.each(['ANSWER_LOST', 'TWICE'] as const)('stand there once when their creation meets %s', async (fault) => {
    here.proxy.spoils = (_call, body) => body.includes('"model.project.work.create"');
    here.proxy.fault = fault;
    const task = await add();
    await eventually(async () => expect((await works(task)).length).toBeGreaterThan(0));
    await here.erp.quiet();
    here.proxy.calm();
    await here.erp.sweep();
    await change(task, { subject: 'Pumpe holen' });
    await here.erp.settled(task);
    await eventually(async () => expect(await workOf(task)).toMatchObject({ name: 'Pumpe holen' }));
  });
});
