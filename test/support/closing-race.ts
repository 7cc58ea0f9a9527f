import type { TestApplication } from './application.js';
import type { Json } from './records.js';
import { CLOSE, type TicketWorld } from './ticket-world.js';

const AT_ONCE = 10;
/**
 * Has tickets closed while a task is opened on them, ten side by side in each round, and expects that one of the two
 * wins: no closed ticket has an open task. Both have to have won at least once.
 */
export async function closingRace(desk: TestApplication, world: TicketWorld, rounds: number): Promise<void> {
  const agent = desk.as('agent');
  const change = (as: 'agent' | 'manager', { id, version }: Json, state: string) =>
    desk.as(as).change(`v1/tasks/${id}`, version, { state });
  const add = (as: 'agent' | 'manager', ticket: string) =>
    desk.as(as).post(`v1/tickets/${ticket}/tasks`).send({ subject: 'Noch etwas' });
  /** Acts once so many short requests have been answered. */
  const afterRequests = async <T>(count: number, act: () => PromiseLike<T>): Promise<T> => {
    for (let nth = 0; nth < count; nth += 1) await agent.get('v1/me').expect(200);
    return act();
  };
  const outcomes = { closed: 0, open: 0 };
  const race = async (at: number) => {
    const { id } = await world.submit('agent');
    const { body: task } = await add('agent', id).expect(201);
    const { body: done } = await change('agent', task, 'COMPLETED').expect(200);
    const open = () => (at % 2 === 0 ? add('manager', id) : change('manager', done, 'OPEN'));
    const close = () => world.move('agent', id, CLOSE);
    // Both calls start at once, or one of them some requests earlier.
    const start = at % 5;
    const [closing, opening] = await Promise.all(
      at < 5 ? [close(), afterRequests(start, open)] : [afterRequests(start, close), open()],
    );
    const { state } = await world.read('agent', id);
    const tasks = await agent.read(`v1/tickets/${id}/tasks`);
    const unfinished = tasks.filter((one: Json) => one.state !== 'COMPLETED').length;
    expect([state, unfinished]).toEqual(state === 'CLOSED' ? ['CLOSED', 0] : ['PENDING', 1]);
    expect([closing?.status, opening?.status].filter((status) => status === 409)).toHaveLength(1);
    outcomes[state === 'CLOSED' ? 'closed' : 'open'] += 1;
  };
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => race(at)));
  expect(outcomes.closed + outcomes.open).toBe(rounds * AT_ONCE);
  expect(Math.min(outcomes.closed, outcomes.open)).toBeGreaterThan(0);
}
