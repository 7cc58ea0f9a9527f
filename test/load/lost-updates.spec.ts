import { setTimeout as pause } from 'node:timers/promises';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const CLIENTS = 20;
const EDITS = Number(process.env.VSD_EDITS ?? 50);
const LONGEST_WAIT_MS = 250;

const desk = useDesk();
const world = useTicketWorld(desk);

describe('many who edit the same ticket', () => {
  it(`lose no change: ${CLIENTS} clients each add ${EDITS} lines to one text, on the version they have seen`, async () => {
    const ticket = await world.submit('agent', { executionDescription: '' });
    let refused = 0;
    /** Reads, adds its line, writes on the version it has read; after a refusal it uses the returned version. */
    const edit = async (client: number) => {
      let current = await world.read('agent', ticket.id);
      for (let done = 0; done < EDITS; ) {
        const text = `${current.internalNotes ?? ''}${client}.${done};`;
        const answer = await world.change('agent', current, { internalNotes: text });
        if (answer.status === 200) done += 1;
        else {
          expect(answer.status).toBe(412);
          refused += 1;
          // Clients wait before the next attempt: without a pause all attempts would collide again.
          await pause(Math.random() * LONGEST_WAIT_MS);
        }
        current = answer.status === 200 ? answer.body : answer.body.current;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => edit(client)));
    const last = await world.read('agent', ticket.id);
    const lines = String(last.internalNotes).split(';').filter(Boolean);
    const expected = Array.from({ length: CLIENTS * EDITS }, (_, at) => `${at % CLIENTS}.${Math.floor(at / CLIENTS)}`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
    expect(last.version).toBe(ticket.version + CLIENTS * EDITS);
    expect(refused).toBeGreaterThan(0);
  });
});
