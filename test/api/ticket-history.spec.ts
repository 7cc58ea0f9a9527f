import { replayedLives } from '../support/replayed-lives.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const told = async (id: string) => await desk.as('agent').read(`v1/tickets/${id}/activities?range=[0,199]`);

describe('the history of a ticket', () => {
  it('gives its present state when it is replayed, whatever has happened in random lives', () =>
    replayedLives(desk, world, 12));

  it('begins with the initial values', async () => {
    const ticket = await world.submit('agent', { internalNotes: 'Achtung' });
    const [created] = await told(ticket.id);
    expect(created).toMatchObject({ kind: 'CREATED', toState: 'PENDING' });
    expect(created.changes).toEqual(
      expect.arrayContaining([
        { field: 'internalNotes', from: null, to: 'Achtung', fromId: null, toId: null },
        { field: 'customer', from: null, to: 'Acme AG', fromId: null, toId: world.acme },
        { field: 'assignmentGroup', from: null, to: 'Haustechnik', fromId: null, toId: world.group },
        { field: 'identifier', from: null, to: ticket.identifier, fromId: null, toId: null },
      ]),
    );
  });

  it('tells what a move changes besides the state', async () => {
    const order = await world.submit('agent', {
      type: 'ORDER',
      location: world.location,
      executionResponsible: world.ids.executor,
      executionDescription: 'Ventil ersetzen',
    });
    await world.move('agent', order.id, { to: 'IN_WORK' }).expect(201);
    await world.move('executor', order.id, { to: 'PENDING', reason: 'Falsches Werkzeug' }).expect(201);
    const activities = await told(order.id);
    expect(activities.at(-1)).toMatchObject({
      kind: 'STATE_CHANGED',
      changes: [
        { field: 'executionResponsible', from: 'alpina-executor', fromId: world.ids.executor, to: null, toId: null },
      ],
    });
  });

  it('tells the edits of a draft to the desk, and none of them to others', async () => {
    const draft = await world.submit('agent', { draft: true });
    await world.change('agent', draft, { type: 'TICKET', internalNotes: 'Achtung' }).expect(200);
    const activities = await told(draft.id);
    expect(activities.map(({ kind }: { kind: string }) => kind)).toEqual(['CREATED', 'FIELD_CHANGED']);
    expect(activities[1].changes.map(({ field }: { field: string }) => field)).toEqual(['type', 'internalNotes']);
  });

  it('stands in the order in which it happened, also within one moment', async () => {
    const ticket = await world.submit('agent', { type: 'CHANGE', responsible: world.ids.agent });
    const question = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Einverstanden?' };
    for (let round = 0; round < 10; round++) {
      await world.move('agent', ticket.id, question).expect(201);
      const waiting = await world.read('agent', ticket.id);
      await world
        .change('agent', waiting, { approval: round % 2 ? 'APPROVED' : 'REJECTED', internalNotes: `${round}` })
        .expect(200);
    }
    const kinds = (await told(ticket.id)).map(({ kind }: { kind: string }) => kind);
    const round = ['STATE_CHANGED', 'MESSAGE_FROM_AGENT', 'FIELD_CHANGED', 'STATE_CHANGED'];
    expect(kinds).toEqual(['CREATED', ...Array.from({ length: 10 }, () => round).flat()]);
  });
});
