import type { Json } from '../support/records.js';
import type { TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

/** The most tickets of one change. */
const TICKETS = 200;
const AT_ONCE = 20;

const desk = useDesk();
const world = useTicketWorld(desk);

it(`${TICKETS} tickets are changed in one go, and put back`, async () => {
  const tickets: TicketJson[] = [];
  const submit = () => world.submit('agent', { preventMailDispatch: true });
  while (tickets.length < TICKETS) tickets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, submit))));
  const outcomes = (body: Json) => body.records.map(({ outcome }: Json) => outcome);
  const all = (outcome: string) => tickets.map(() => outcome);
  const agent = desk.as('agent');
  const named = tickets.map(({ id, version }) => ({ id, version }));
  const body = { responsible: world.ids.agent, assignmentGroup: world.group };
  const run = await agent.create('v1/tickets/bulk', { operation: 'update', records: named, body });
  expect(outcomes(run)).toEqual(all('DONE'));
  const undone = await agent.post(`v1/tickets/bulk/${run.id}/reversal`).expect(201);
  expect(outcomes(undone.body)).toEqual(all('UNDONE'));
});
