import { sentDuring } from '../support/statements.js';
import type { TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

interface Budget {
  readonly statements: number;
  readonly journeys: number;
}

/** What each kind of act may send to the database at most, with its transaction and the answer to it. */
const BUDGETS = {
  /** One of them keeps the terms under which the ticket is served. */
  creation: { statements: 12, journeys: 5 },
  /** The first one stops the clock of the reaction, with an SLA and without one. */
  message: { statements: 10, journeys: 4 },
  transition: { statements: 8, journeys: 3 },
  change: { statements: 8, journeys: 3 },
  assignment: { statements: 11, journeys: 6 },
} satisfies Record<string, Budget>;

type Act = keyof typeof BUDGETS;

const change = async ({ id }: TicketJson, body: object) => {
  const { version } = await world.read('agent', id);
  return () => desk.as('agent').patch(`v1/tickets/${id}`).set('If-Match', `"${version}"`).send(body).expect(200);
};
const say = ({ id }: TicketJson) => desk.as('agent').post(`v1/tickets/${id}/messages`).send({ text: 'Wir kommen.' });
const move = ({ id }: TicketJson, to: string) =>
  desk.as('agent').post(`v1/tickets/${id}/transitions`).send({ to, reason: 'Geprüft' });

/** How each act is done; what it needs is made before. */
const ACTS: Readonly<Record<Act, () => Promise<() => PromiseLike<unknown>>>> = {
  creation: async () => () => world.submit('agent', { type: 'TICKET' }),
  message: async () => {
    const ticket = await world.submit('agent', { type: 'TICKET' });
    return () => say(ticket).expect(201);
  },
  transition: async () => {
    const ticket = await world.inWork();
    return () => move(ticket, 'PENDING').expect(201);
  },
  change: async () =>
    change(await world.submit('agent', { type: 'TICKET' }), { internalNotes: 'Schlüssel beim Hauswart' }),
  assignment: async () => {
    const { body } = await desk.as('agent').get('v1/me').expect(200);
    return change(await world.submit('agent', { type: 'TICKET' }), { responsible: body.id });
  },
};

describe('what an act sends to the database', () => {
  it.each(Object.keys(ACTS) as Act[])('is within its budget: %s', async (act) => {
    // What a process learns once is no part of the act.
    await (await ACTS[act]())();
    const go = await ACTS[act]();
    const { statements, journeys } = await sentDuring(go);
    const { statements: most, journeys: mostJourneys } = BUDGETS[act];
    const shown = statements.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 90));
    expect({ journeys, shown, within: shown.length <= most && journeys <= mostJourneys }).toEqual({
      journeys,
      shown,
      within: true,
    });
  });
});
