import { replay } from '../../api/tickets/ticket-replay.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { Random } from '../support/random.js';
import type { Json } from '../support/records.js';
import { TicketLife } from '../support/ticket-lives.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const LIVES = 40;
const STEPS = 16;
/** What a record has besides its kept fields. */
const BESIDES = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'title', 'can', 'customersTurn'];

/** What the tenant has added. */
const EMPTY = { remark: null, floors: null };

let desk: TestApplication;
let world: TicketWorld;
beforeAll(async () => {
  desk = await startApplication();
  world = await ticketWorld(desk);
  const field = customFieldsOf(desk);
  await field('TEXT', { key: 'remark', visibleForCustomer: true });
  await field('NUMBER', { key: 'floors', filterable: true });
});
afterAll(() => desk?.close());

const told = async (id: string) =>
  (await desk.as('agent').get(`v1/tickets/${id}/activities?range=[0,199]`).expect(200)).body;

const kept = (ticket: TicketJson) =>
  Object.fromEntries(Object.entries(ticket).filter(([name]) => !BESIDES.includes(name)));

describe('the history of a ticket', () => {
  it(`gives its present state when it is replayed, whatever has happened in ${LIVES} random lives`, async () => {
    const outcomes = new Map<string, number>();
    for (let seed = 1; seed <= LIVES; seed++) {
      const life = await TicketLife.begin(desk, world, new Random(seed));
      for (let at = 0; at < STEPS; at++) await life.step();
      for (const { what, status } of life.steps) {
        const key = `${what.includes('→') ? 'move' : what.includes('decides') ? 'decision' : what.includes('{') ? 'edit' : 'say'} ${status}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
        expect([seed, what, status < 500]).toEqual([seed, what, true]);
      }
      const record = kept(await world.read('agent', life.id));
      const replayed = replay(await told(life.id));
      const seen: Json = Object.fromEntries(Object.keys(record).map((name) => [name, replayed[name] ?? null]));
      // Fields that nobody ever filled are absent from the activities, and empty in the record.
      seen.custom = { ...EMPTY, ...seen.custom };
      expect({ seed, steps: life.steps, ...seen }).toEqual({ seed, steps: life.steps, ...record });
    }
    expect(outcomes.get('edit 200')).toBeGreaterThan(150);
    expect(outcomes.get('decision 200')).toBeGreaterThan(5);
    expect(outcomes.get('move 201')).toBeGreaterThan(100);
  });

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
