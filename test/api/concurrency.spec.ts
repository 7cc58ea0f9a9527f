import type { Json } from '../support/records.js';
import { CLOSE, type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const agent = () => desk.as('agent');

/** The server's own count of transactions that had to be broken off. */
async function deadlocks(): Promise<number> {
  await desk.rows('select pg_stat_clear_snapshot()');
  const rows = await desk.rows('select deadlocks::int from pg_stat_database where datname = current_database()');
  return rows[0].deadlocks;
}

/** The states of a ticket in the order of its timeline. */
async function path(id: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ group: 'STATE_PROGRESS' }));
  const body = await agent().read(`v1/tickets/${id}/activities?filter=${filter}&range=[0,199]`);
  return body.map(({ toState }: Json) => toState);
}

describe('at the same moment', () => {
  it('one of ten moves of a ticket wins, the others hear that it is no longer there', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ticket = await world.submit('agent', { responsible: world.ids.agent });
      const moves = await times(10, () => world.move('agent', ticket.id, { to: 'IN_WORK' }));
      expect(statuses(moves)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
      expect(await path(ticket.id)).toEqual(['PENDING', 'IN_WORK']);
    }
  });

  it('one of ten moves with a version wins, the others hear that it is stale', async () => {
    const ticket = await world.submit('agent', { responsible: world.ids.agent });
    const moves = await times(10, () =>
      world.move('agent', ticket.id, { to: 'IN_WORK' }).set('If-Match', `"${ticket.version}"`),
    );
    expect(statuses(moves)).toEqual([201, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('different moves of a ticket follow each other, and each was allowed where it began', async () => {
    const ticket = await world.inWork();
    const moves = await Promise.all([
      world.move('agent', ticket.id, { to: 'WORK_COMPLETED', closingNote: 'Erledigt' }),
      world.move('agent', ticket.id, { to: 'PENDING' }),
      world.move('admin', ticket.id, CLOSE),
      world.move('admin', ticket.id, { to: 'IN_CLARIFICATION', reason: 'WAIT_INTERNAL', text: 'Wer?' }),
    ]);
    expect(moves.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    const allowed: Record<string, string[]> = {
      PENDING: ['IN_WORK', 'IN_CLARIFICATION', 'CLOSED'],
      IN_WORK: ['PENDING', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'CLOSED'],
      IN_CLARIFICATION: ['IN_WORK', 'PENDING', 'CLOSED'],
      WORK_COMPLETED: ['IN_WORK', 'CLOSED'],
      CLOSED: [],
    };
    const states = await path(ticket.id);
    states.slice(1).forEach((state, at) => void expect(allowed[states[at] as string]).toContain(state));
    expect(states.length).toBe(2 + moves.filter(({ status }) => status === 201).length);
    expect((await world.read('agent', ticket.id)).state).toBe(states.at(-1));
  });

  it('a repeated request is done once and answered alike each time', async () => {
    const ticket = await world.submit('customer');
    const posts: [string, object][] = [
      ['v1/tickets', { type: 'TICKET', customerDescription: 'Licht defekt', category: world.category }],
      [`v1/tickets/${ticket.id}/messages`, { text: 'Es tropft wieder' }],
    ];
    for (const [at, [address, body]] of posts.entries()) {
      const answers = await times(10, () =>
        desk.as('customer').post(address).set('Idempotency-Key', `same-${at}`).send(body),
      );
      expect(new Set(statuses(answers))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    }
    const body = await agent().read(`v1/tickets/${ticket.id}/messages`);
    expect(body).toHaveLength(1);
  });

  it('tickets are numbered one after the other, also where some are refused', async () => {
    const numbers: number[] = [];
    const submit = async (at: number) => {
      const contact = { contactName: 'Anna Keller', contactPhone: '+41 44 123 45 67' };
      const whole = { type: 'TICKET', customer: world.acme, customerDescription: 'Licht', ...contact };
      const given = at % 4 === 0 ? whole : { ...whole, category: world.category };
      const { status, body } = await agent().post('v1/tickets').send(given);
      expect(status).toBe(at % 4 === 0 ? 422 : 201);
      if (status === 201) numbers.push(Number(body.identifier.split('-').at(-1)));
    };
    await times(40, submit);
    numbers.sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => (numbers[0] as number) + at));
  });

  it('a draft is either submitted or deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const draft = await desk
        .as('customer')
        .create('v1/tickets', { type: 'TICKET', draft: true, customerDescription: 'Licht', category: world.category });
      const answers = await Promise.all([
        world.move('customer', draft.id, { to: 'PENDING' }),
        desk.as('customer').delete(`v1/tickets/${draft.id}`),
        world.move('customer', draft.id, { to: 'PENDING' }),
        desk.as('customer').delete(`v1/tickets/${draft.id}`),
      ]);
      const [submitted, deleted] = [
        [answers[0], answers[2]].filter(({ status }) => status === 201).length,
        [answers[1], answers[3]].filter(({ status }) => status === 200).length,
      ];
      expect(submitted + deleted).toBe(1);
      expect(answers.every(({ status }) => [200, 201, 404, 409].includes(status))).toBe(true);
      await agent()
        .get(`v1/tickets/${draft.id}`)
        .expect(submitted ? 200 : 404);
    }
  });

  it('closing, writing and uploading end with a closed ticket that has all that was answered with yes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ticket = await world.inWork();
      const [closed, said, ...files] = await Promise.all([
        world.move('agent', ticket.id, CLOSE),
        agent().post(`v1/tickets/${ticket.id}/messages`).send({ text: 'Wir schliessen.' }),
        ...['a', 'b', 'c'].map((name) =>
          agent().post(`v1/tickets/${ticket.id}/attachments`).attach('file', Buffer.from(name), `${name}.txt`),
        ),
      ]);
      expect([closed.status, said.status, ...files.map(({ status }) => status)]).toEqual([201, 201, 201, 201, 201]);
      expect((await world.read('agent', ticket.id)).state).toBe('CLOSED');
      const kept = await agent().read(`v1/tickets/${ticket.id}/attachments`);
      expect(kept).toHaveLength(3);
    }
  });

  it('a customer who writes on a closed ticket opens it once', async () => {
    const ticket = await world.submit('customer');
    await world.move('agent', ticket.id, CLOSE).expect(201);
    const said = await times(6, (at) =>
      desk
        .as('customer')
        .post(`v1/tickets/${ticket.id}/messages`)
        .send({ text: `Noch nicht gut ${at}` }),
    );
    expect(new Set(statuses(said))).toEqual(new Set([201]));
    expect(await path(ticket.id)).toEqual(['PENDING', 'CLOSED', 'IN_WORK']);
  });
});

describe('many who write on a few tickets', () => {
  const WRITES = 150;

  it('never wait for each other in a circle, and nobody hears of an error of ours', async () => {
    const before = await deadlocks();
    const tickets: TicketJson[] = [];
    for (let n = 0; n < 3; n += 1) tickets.push(await world.inWork({ customerContact: world.ids.customer }));
    // Each kind of write meets each ticket.
    const idAt = (at: number) => tickets[(at + Math.floor(at / 12)) % tickets.length]?.id as string;
    const below = (at: number) => `v1/tickets/${idAt(at)}`;
    const change = async (at: number, changes: object) => {
      const { body } = await agent().get(below(at));
      return agent().change(below(at), body.version, changes);
    };
    const kinds: ((at: number) => Promise<{ status: number }>)[] = [
      async (at) =>
        desk
          .as('customer')
          .post(`${below(at)}/messages`)
          .send({ text: `Frage ${at}` }),
      async (at) =>
        agent()
          .post(`${below(at)}/messages`)
          .send({ text: `Antwort ${at}` }),
      async (at) =>
        agent()
          .post(`${below(at)}/work-notes`)
          .send({ text: `Notiz ${at}` }),
      async (at) =>
        agent()
          .post(`${below(at)}/attachments`)
          .attach('file', Buffer.from('Text'), `${at}.txt`),
      (at) => change(at, { internalNotes: `Notiz ${at}` }),
      (at) => change(at, { responsible: at % 2 ? world.ids.agent : world.ids.manager }),
      async (at) =>
        agent()
          .post(`${below(at)}/tasks`)
          .send({ subject: `Aufgabe ${at}` }),
      async (at) => world.move('agent', idAt(at), { to: 'PENDING' }),
      async (at) => world.move('admin', idAt(at), { to: 'IN_WORK' }),
      async (at) => world.bulk('agent', 'update', await versions(), { responsible: at % 2 ? world.ids.agent : null }),
      async (at) =>
        desk
          .as('customer')
          .post('v1/tickets')
          .send({ type: 'TICKET', customerDescription: `${at}`, category: world.category }),
      async () => agent().get('v1/dashboard'),
    ];
    const versions = async () => {
      const read = await Promise.all(tickets.map(({ id }) => world.read('agent', id)));
      return read.map(({ id, version }) => ({ id, version })).reverse();
    };
    const queue = Array.from({ length: WRITES }, (_, at) => at);
    const answers: number[] = [];
    await times(12, async () => {
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        const write = kinds[(at * 7) % kinds.length] as (typeof kinds)[number];
        answers.push((await write(at)).status);
      }
    });
    expect(answers).toHaveLength(WRITES);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter((status) => status < 300).length).toBeGreaterThan(WRITES / 3);
    expect(await deadlocks()).toBe(before);
  });
});
