import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world, smtp } = useMailedDesk();
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});

const ASK = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_CUSTOMER', text: 'Welche Pumpe?' };
const APPROVAL = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Dürfen wir umbauen?' };

const addTask = (ticket: string) =>
  desk.as('agent').post(`v1/tickets/${ticket}/tasks`).send({ subject: 'Ersatzteil bestellen' }).expect(201);
const answer = (ticket: string) =>
  desk.as('customer').post(`v1/tickets/${ticket}/messages`).send({ text: 'Die im Keller.' }).expect(201);
const decide = (as: 'agent' | 'customer', ticket: string, decision: string, text?: string) =>
  desk.as(as).post(`v1/tickets/${ticket}/approval`).send({ decision, text }).expect(200);

/** A ticket of the customer's that waits in clarification out of the agent's work. */
async function asked(given: Record<string, unknown> = {}, question: object = ASK) {
  const { id } = await world.submit('customer', given);
  await world.change('agent', await world.read('agent', id), { responsible: world.ids.agent }).expect(200);
  if (question === ASK) await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
  await world.move('agent', id, { ...question }).expect(201);
  expect(await world.read('customer', id)).toMatchObject({ state: 'IN_CLARIFICATION', customersTurn: true });
  return id;
}

describe("a customer's answer", () => {
  it('lets the ticket go on while a task is open', async () => {
    const id = await asked();
    await addTask(id);
    await answer(id);
    expect(await world.read('customer', id)).toMatchObject({ state: 'IN_WORK', customersTurn: false });
  });

  it('makes the ticket pending where nobody is responsible any more', async () => {
    const id = await asked();
    await world.change('agent', await world.read('agent', id), { responsible: null }).expect(200);
    await answer(id);
    expect(await world.read('agent', id)).toMatchObject({ state: 'PENDING', clarificationReason: null });
    expect(await world.read('customer', id)).toMatchObject({ customersTurn: false });
  });
});

describe("a customer's decision", () => {
  it('lets the change go on while a task is open', async () => {
    const id = await asked({ type: 'CHANGE' }, APPROVAL);
    await addTask(id);
    await decide('customer', id, 'APPROVED');
    expect(await world.read('customer', id)).toMatchObject({ state: 'PENDING', customersTurn: false });
  });

  it('makes the change pending where it refuses what was in work', async () => {
    const id = await asked({ type: 'CHANGE' }, APPROVAL);
    await decide('customer', id, 'APPROVED');
    await world.move('agent', id, { to: 'IN_WORK' }).expect(201);
    await world.change('agent', await world.read('agent', id), { approval: 'NONE' }).expect(200);
    await world.move('agent', id, APPROVAL).expect(201);
    await decide('customer', id, 'REJECTED');
    expect(await world.read('agent', id)).toMatchObject({ state: 'PENDING', approval: 'REJECTED' });
  });

  /** Mails about a decision that reached the person, with their text. */
  const told = (person: string, id: string) =>
    eventually(async () => {
      const { identifier } = await world.read('agent', id);
      const mails = smtp.to(`${person}@alpina.example`).filter(({ body }) => body.includes(identifier));
      expect(mails.some(({ body }) => body.includes('Freigabe abgelehnt'))).toBe(true);
      return mails;
    });

  it('tells the responsible of a refusal, with what was written', async () => {
    const id = await asked({ type: 'CHANGE' }, APPROVAL);
    await decide('customer', id, 'REJECTED', 'Zu teuer für uns.');
    const mails = await told('agent', id);
    expect(mails.some(({ body }) => body.includes('Zu teuer für uns.'))).toBe(true);
  });

  it('tells the responsible of a refusal that a colleague enters, in the dialog or in the field', async () => {
    for (const enter of [
      (id: string) => decide('agent', id, 'REJECTED', 'Am Telefon abgesagt.'),
      async (id: string) => world.change('agent', await world.read('agent', id), { approval: 'REJECTED' }).expect(200),
    ]) {
      const { id } = await world.submit('customer', { type: 'CHANGE' });
      await world.change('agent', await world.read('agent', id), { responsible: world.ids.manager }).expect(200);
      await world.move('agent', id, APPROVAL).expect(201);
      await enter(id);
      await told('manager', id);
    }
  });
});
