import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const subjects = (rows: Json[]) => rows.map(({ subject }) => subject).sort();

describe('the list of tasks', () => {
  it('shows executors those of their orders, private ones only to whom they are assigned', async () => {
    const order = await world.order();
    const incident = await world.submit('agent');
    const add = (ticket: string, task: Json) =>
      desk.as('agent').post(`v1/tickets/${ticket}/tasks`).send(task).expect(201);
    await add(order.id, { subject: 'Ventil bestellen' });
    await add(order.id, { subject: 'Preis verhandeln', isPrivate: true });
    await add(order.id, { subject: 'Schlüssel holen', isPrivate: true, assignedTo: world.ids.executor });
    await add(incident.id, { subject: 'Kunde anrufen' });
    const seen = async (filter: Json = {}) =>
      await desk.as('executor').read(`v1/tasks?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(subjects(await seen())).toEqual(['Schlüssel holen', 'Ventil bestellen']);
    expect(subjects(await seen({ assignedTo: world.ids.executor }))).toEqual(['Schlüssel holen']);
    expect(subjects(await seen({ ticket: incident.id }))).toEqual([]);
    await desk.as('customer').get('v1/tasks').expect(403);
  });
});
