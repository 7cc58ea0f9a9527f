import { TicketNoticesHandler } from '../../api/mails/dispatch/ticket-notices.handler.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { statementsDuring } from '../support/statements.js';
import type { TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/**
 * How many statements each kind of act sends to the database at most, with the question of the user's rights, its
 * transaction and the answer to it: a bound that shows a loop, and no aim.
 */
const MOST = { creation: 20, message: 12, transition: 16, change: 16, assignment: 16, notices: 12 };

type Act = keyof typeof MOST;

const change = async ({ id }: TicketJson, body: object) => {
  const { version } = await world.read('agent', id);
  return () => desk.as('agent').patch(`v1/tickets/${id}`, body).set('If-Match', `"${version}"`).expect(200);
};
const say = ({ id }: TicketJson) => desk.as('agent').post(`v1/tickets/${id}/messages`, { text: 'Wir kommen.' });
const move = ({ id }: TicketJson, to: string) =>
  desk.as('agent').post(`v1/tickets/${id}/transitions`, { to, reason: 'Geprüft' });

/** The calls of each act; its records are made before. */
const ACTS: Readonly<Record<Act, () => Promise<() => PromiseLike<unknown>>>> = {
  creation: async () => () => world.submit('agent', { type: 'TICKET' }),
  /** The first message to the customer, which stops the clock of the reaction. */
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
    const body = await desk.as('agent').read('v1/me');
    return change(await world.submit('agent', { type: 'TICKET' }), { responsible: body.id });
  },
  /** The job of the notices of a creation, which writes the mail to the customer. */
  notices: async () => {
    const { id } = await world.submit('agent', { type: 'TICKET' });
    const rows = await desk.rows(
      `select data->'data' as notices from pgboss.job where name = 'ticket-notices' and data::text like $1`,
      `%${id}%`,
    );
    return () => runAsTenant('alpina', () => desk.app.get(TicketNoticesHandler).handle(rows[0].notices));
  },
};

describe('what an act sends to the database', () => {
  it.each(Object.keys(ACTS) as Act[])('stays below its bound: %s', async (act) => {
    // The caches that a process fills at its first call are no part of the act.
    await (await ACTS[act]())();
    const go = await ACTS[act]();
    const statements = (await statementsDuring(go)).map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 90));
    expect(statements.slice(MOST[act])).toEqual([]);
  });
});
