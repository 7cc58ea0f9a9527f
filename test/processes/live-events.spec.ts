import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startApi } from '../support/api-process.js';
import { type EventReader, readEvents, type Told } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { type Person, people } from '../support/people.js';
import { quickest } from '../support/quickest.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const DELIVERY_MS = 2_000;

const desk = useDesk();
const world = useTicketWorld(desk);
const readers: EventReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

/** A stream that has sent all earlier events. */
const listen = async (person: Person, options: Parameters<typeof readEvents>[2] = {}): Promise<EventReader> => {
  const reader = await readEvents(desk, person, options);
  readers.push(reader);
  return reader;
};
const fresh = async (person: Person, options?: Parameters<typeof readEvents>[2]) => {
  const reader = await listen(person, options);
  reader.forget();
  return reader;
};

const summary = ({ resource, kind }: Told) => `${resource} ${kind}`;
const about = (reader: EventReader, { id }: { id: string }) =>
  reader.told.filter((one) => one.about === `tickets/${id}` || one.id === id).map(summary);

/** Makes a change that all streams send; no event from before it comes later. */
const mark = async (...all: EventReader[]) => {
  const { id } = await world.submit('customer', {});
  await eventually(() => {
    for (const reader of all) expect(reader.told.map((one) => one.id)).toContain(id);
  });
};

describe('the stream of events', () => {
  it('says what it is and that nobody may keep or change it on the way', async () => {
    const { status, headers } = await listen('agent');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('is closed to strangers and to people without a role', async () => {
    await desk.as(null).get('v1/events').expect(401);
    await desk.as('outsider').get('v1/events').expect(403);
  });

  it('tells a colleague of a change within two seconds, with ids and never a content', async () => {
    const took = await quickest(DELIVERY_MS, async () => {
      const ticket = await world.submit('agent');
      const colleague = await fresh('manager');
      const sent = Date.now();
      await world.change('agent', ticket, { contactName: 'Streng Geheim' }).expect(200);
      await eventually(() => expect(about(colleague, ticket)).toContain('tickets changed'));
      const told = colleague.told.find(({ resource }) => resource === 'tickets');
      expect(told).toEqual({
        resource: 'tickets',
        id: ticket.id,
        kind: 'changed',
        version: ticket.version + 1,
        about: `tickets/${ticket.id}`,
        own: false,
        at: expect.any(Number),
      });
      return (told?.at ?? Number.POSITIVE_INFINITY) - sent;
    });
    expect(took).toBeLessThan(DELIVERY_MS);
  });

  it('tells of messages, attachments and master data as of everything else', async () => {
    const ticket = await world.submit('agent');
    const colleague = await fresh('manager');
    await desk.as('agent').create(`v1/tickets/${ticket.id}/messages`, { text: 'Guten Tag' });
    await desk.as('agent').post(`v1/tickets/${ticket.id}/attachments`).attach('file', Buffer.from('x'), 'x.txt');
    const { body } = await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: 'COOL', name: { de: 'Kälte' } });
    await eventually(() => {
      expect(about(colleague, ticket)).toEqual(
        expect.arrayContaining(['activities created', 'attachments created', 'activities created']),
      );
      expect(colleague.told.find(({ id }) => id === body.id)).toMatchObject({
        resource: 'categories',
        kind: 'created',
      });
    });
  });

  it('marks the changes of the user, and sends changes that follow one another together', async () => {
    const ticket = await world.submit('agent');
    const [author, colleague] = [await fresh('agent'), await fresh('manager')];
    const note = (text: string) => desk.as('agent').create(`v1/tickets/${ticket.id}/work-notes`, { text });
    for (let count = 0; count < 10; count++) await note(`Notiz ${count}`);
    await eventually(() => {
      expect(author.told.filter(({ resource }) => resource === 'activities')).toHaveLength(10);
      expect(colleague.told.filter(({ resource }) => resource === 'activities')).toHaveLength(10);
    });
    expect(new Set(author.told.map(({ own }) => own))).toEqual(new Set([true]));
    expect(new Set(colleague.told.map(({ own }) => own))).toEqual(new Set([false]));
    const seconds = (colleague.told.at(-1)!.at - colleague.told[0]!.at) / 1_000;
    expect(colleague.names.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  it('tells nothing of what was rolled back', async () => {
    const agent = await fresh('agent');
    await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: 'HEAT', name: { de: 'Noch einmal' } })
      .expect(409);
    await mark(agent);
    expect(agent.told.filter(({ resource }) => resource === 'categories')).toEqual([]);
  });

  it('is served by another process on the same database, both ways', async () => {
    const other = await startApi(desk);
    try {
      const here = await fresh('agent');
      const there = await fresh('manager', { port: other.port });
      const ticket = await world.submit('customer');
      await eventually(() => {
        expect(about(here, ticket)).toContain('tickets created');
        expect(about(there, ticket)).toContain('tickets created');
      });
      const written = await fetch(
        `http://127.0.0.1:${other.port}/volta-service-desk/services/v1/tickets/${ticket.id}/messages`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${await desk.token('agent')}`, 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'Wir kommen.' }),
        },
      );
      expect(written.status).toBe(201);
      await eventually(() => expect(about(here, ticket)).toContain('activities created'));
      expect(await other.stop()).toBe('SIGTERM');
      await there.ended;
    } finally {
      other.process.kill('SIGKILL');
    }
  });
});

describe('a process that is told to end', () => {
  it('does so although it is just telling of changes', async () => {
    for (let round = 0; round < 3; round++) {
      const other = await startApi(desk);
      try {
        const there = await fresh('manager', { port: other.port });
        const ticket = await world.submit('agent');
        const note = (nth: number) =>
          desk
            .as('agent')
            .post(`v1/tickets/${ticket.id}/work-notes`)
            .send({ text: `Notiz ${nth}` })
            .expect(201);
        // A request begins when it is waited for.
        const writing = Promise.all(Array.from({ length: 12 }, (_, nth) => note(nth).then(({ status }) => status)));
        await eventually(() => expect(about(there, ticket)).toContain('activities created'));
        expect(await other.stop()).toBe('SIGTERM');
        await there.ended;
        await writing;
      } finally {
        other.process.kill('SIGKILL');
      }
    }
  });
});

describe('who hears what', () => {
  it('another tenant hears nothing', async () => {
    const [own, foreign] = [await fresh('agent'), await fresh('otherAgent')];
    await mark(own);
    expect(foreign.told).toEqual([]);
  });

  it('a customer hears of their own tickets and of nobody else’s', async () => {
    const [customer, neighbour] = [await fresh('customer'), await fresh('bergbahn')];
    const ticket = await world.submit('customer');
    await eventually(() => expect(about(customer, ticket)).toContain('tickets created'));
    expect(neighbour.told).toEqual([]);
  });

  describe('of a ticket of theirs', () => {
    let ticket: TicketJson;
    let customer: EventReader;
    let agent: EventReader;
    beforeEach(async () => {
      ticket = await world.submit('customer');
      customer = await fresh('customer');
      agent = await fresh('agent');
    });
    /** The events of the customer and of the desk, once all events have been sent. */
    const heard = async () => {
      await mark(customer, agent);
      return { customer: about(customer, ticket), agent: about(agent, ticket) };
    };

    it('a customer hears a message of the desk', async () => {
      await desk.as('manager').create(`v1/tickets/${ticket.id}/messages`, { text: 'Guten Tag' });
      expect((await heard()).customer).toEqual(['activities created']);
    });

    it('a customer hears nothing of a work note', async () => {
      await desk.as('manager').create(`v1/tickets/${ticket.id}/work-notes`, { text: 'intern' });
      expect(await heard()).toEqual({ customer: [], agent: ['activities created'] });
    });

    it('a customer hears nothing of fields that they do not see', async () => {
      await world.change('manager', ticket, { internalNotes: 'heikel', projectLead: world.ids.manager }).expect(200);
      const { customer: told, agent: known } = await heard();
      expect(told).toEqual([]);
      expect(known).toEqual(expect.arrayContaining(['tickets changed', 'activities created']));
    });

    it('a customer hears that a field which they see has changed', async () => {
      await world.change('manager', ticket, { responsible: world.ids.manager }).expect(200);
      expect((await heard()).customer).toEqual(['tickets changed']);
    });

    it('a customer hears nothing of an attachment that is hidden from them, nor of its end', async () => {
      const { body } = await desk
        .as('manager')
        .post(`v1/tickets/${ticket.id}/attachments`)
        .field('visibleForCustomer', 'false')
        .attach('file', Buffer.from('x'), 'intern.txt');
      await desk.as('manager').delete(`v1/attachments/${body.id}`).expect(200);
      const { customer: told, agent: known } = await heard();
      expect(told).toEqual([]);
      expect(known).toEqual(expect.arrayContaining(['attachments created', 'attachments removed']));
    });

    it('a customer hears that an attachment in their view is hidden from them or removed', async () => {
      const upload = () =>
        desk
          .as('manager')
          .post(`v1/tickets/${ticket.id}/attachments`)
          .field('visibleForCustomer', 'true')
          .attach('file', Buffer.from('x'), 'offen.txt');
      const [first, second] = [(await upload()).body, (await upload()).body];
      await eventually(() => expect(about(customer, ticket)).toContain('attachments created'));
      customer.forget();
      const hide = desk.as('manager').patch(`v1/attachments/${first.id}`).set('If-Match', `"${first.version}"`);
      await hide.send({ visibleForCustomer: false }).expect(200);
      await desk.as('manager').delete(`v1/attachments/${second.id}`).expect(200);
      expect((await heard()).customer).toEqual(expect.arrayContaining(['attachments changed', 'attachments removed']));
    });
  });

  it('a private task is told to whom it concerns, also at its end, and no task to a customer', async () => {
    const ticket = await world.submit('customer');
    const [customer, agent, manager] = [await fresh('customer'), await fresh('agent'), await fresh('manager')];
    const task = { subject: 'Heikles klären', isPrivate: true, responsible: world.ids.manager };
    const body = await desk.as('manager').create(`v1/tickets/${ticket.id}/tasks`, task);
    await desk.as('manager').delete(`v1/tasks/${body.id}`).expect(200);
    await mark(customer, agent, manager);
    const tasks = (reader: EventReader) => about(reader, ticket).filter((one) => one.startsWith('tasks'));
    expect(tasks(manager)).toEqual(['tasks created', 'tasks removed']);
    expect(tasks(agent)).toEqual([]);
    expect(about(customer, ticket)).toEqual([]);
  });

  it('an executor hears of their orders, once more when one is taken from them, and then nothing', async () => {
    const order = await world.submit('agent', {
      type: 'ORDER',
      location: world.location,
      executionCompany: 'Rohr & Draht',
      executionDescription: 'Pumpe ersetzen',
    });
    const executor = await fresh('executor');
    const agent = await fresh('agent');
    await world.change('manager', order, { executionDescription: 'Pumpe und Ventil ersetzen' }).expect(200);
    await eventually(() => expect(about(executor, order)).toEqual(['tickets changed']));
    executor.forget();
    const moved = await world.read('agent', order.id);
    await desk.as('manager').create('v1/assignment-groups', { name: 'Kabel', executingCompany: 'Kabel AG' });
    const taken = await world.change('manager', moved, { executionCompany: 'Kabel AG' }).expect(200);
    await eventually(() => expect(about(executor, order)).toEqual(['tickets changed']));
    executor.forget();
    await world.change('manager', taken.body, { executionDescription: 'Nur das Ventil' }).expect(200);
    await mark(agent);
    expect(executor.told).toEqual([]);
  });

  it('who discards a draft tells those who saw it', async () => {
    const draft = await desk
      .as('customer')
      .create('v1/tickets', { type: 'TICKET', customerDescription: 'Entwurf', draft: true });
    const [author, agent, neighbour] = [await fresh('customer'), await fresh('agent'), await fresh('customerAll')];
    await desk.as('customer').delete(`v1/tickets/${draft.id}`).expect(200);
    await eventually(() => {
      expect(about(author, draft)).toContain('tickets removed');
      expect(about(agent, draft)).toContain('tickets removed');
    });
    await mark(neighbour);
    expect(about(neighbour, draft)).toEqual([]);
  });
});

describe('what is missed', () => {
  it('is told after a reconnection with the last id, once and for all', async () => {
    const first = await fresh('agent');
    const before = await world.submit('customer');
    await eventually(() => expect(about(first, before)).toContain('tickets created'));
    first.close();
    const missed = await world.submit('customer');
    const second = await listen('agent', { lastEventId: first.lastId() });
    expect(about(second, missed)).toContain('tickets created');
    expect(second.names.at(-1)).toBe('ready');
  });

  it('is told to a customer in no other measure', async () => {
    const first = await fresh('customer');
    const ticket = await world.submit('customer');
    await eventually(() => expect(about(first, ticket)).toContain('tickets created'));
    first.close();
    await desk.as('agent').create(`v1/tickets/${ticket.id}/work-notes`, { text: 'intern' });
    const message = await desk.as('agent').post(`v1/tickets/${ticket.id}/messages`).send({ text: 'Hallo' }).expect(201);
    const second = await listen('customer', { lastEventId: first.lastId() });
    const known = new Set(first.told.map(({ id }) => id));
    // An event that was sent before may be sent once more; new are the message and no other event.
    const news = second.told.filter(({ about, id }) => about === `tickets/${ticket.id}` && !known.has(id));
    expect([...new Set(news.map(({ resource, id }) => `${resource} ${id}`))]).toEqual([
      `activities ${message.body.id}`,
    ]);
  });

  it.each(['1-1', 'nonsense', '', '99999999999999-1795166440'])(
    'is too much after the id «%s»: all is to be asked anew',
    async (lastEventId) => {
      const { names } = await listen('agent', { lastEventId });
      expect(names).toContain('reset');
    },
  );

  it('includes a transaction that began before and was committed after the last one told', async () => {
    const late = new pg.Client({ connectionString: desk.databaseUrl });
    await late.connect();
    try {
      await late.query('begin');
      await late.query(`select set_config('app.tenant', 'alpina', true)`);
      const category = randomUUID();
      await late.query(
        `insert into live_event (tenant, id, resource, record, kind, fields)
         values ('alpina', '00000000-0000-7000-8000-000000000001', 'categories', $1, 'created', '[]')`,
        [category],
      );
      const reader = await fresh('agent');
      await mark(reader);
      const cursor = reader.lastId();
      expect(reader.told.map(({ id }) => id)).not.toContain(category);
      await late.query(`select pg_notify('vsd_events', 'alpina')`);
      await late.query('commit');
      await eventually(() => expect(reader.told.map(({ id }) => id)).toContain(category));
      // Each event is sent once, although the log was read again from the long transaction on.
      const told = reader.told.map(({ id, kind, version }) => `${id} ${kind} ${version}`);
      expect(told).toEqual([...new Set(told)]);
      // A reader who was away at the moment of the commit gets the event as well.
      const again = await listen('agent', { lastEventId: cursor });
      expect(again.told.map(({ id }) => id)).toContain(category);
    } finally {
      await late.end();
    }
  });

  it('is told after the database was away', async () => {
    const reader = await fresh('agent');
    await desk.rows(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'volta-events'`);
    const ticket = await world.submit('customer');
    await eventually(() => expect(about(reader, ticket)).toContain('tickets created'));
  });
});

describe('an open stream', () => {
  it('ends when the token does', async () => {
    let reader: EventReader;
    let seconds = 2;
    do {
      // A busy machine may need longer for the first request than a token lives.
      seconds *= 2;
      const token = await desk.issuer.sign(people.otherAgent, { expiresIn: `${seconds}s` });
      reader = await listen('agent', { token });
    } while (reader.status === 401);
    await reader.ended;
    // Changes from just before the stream opened may be sent first.
    expect(reader.names.filter((name) => name !== 'changes')).toEqual(['ready']);
  });

  it('ends soon after its user was shut out', async () => {
    const reader = await listen('bergbahn');
    const body = await desk.as('manager').read(`v1/users/${world.ids.bergbahn}`);
    await desk.as('manager').change(`v1/users/${body.id}`, body.version, { active: false }).expect(200);
    // The rights of a person are read anew after fifteen seconds, and streams as often.
    await reader.ended;
  });

  it('is refused beyond twelve of one person', async () => {
    for (let at = 0; at < 12; at += 1) await listen('admin');
    await desk.as('admin').get('v1/events').expect(429);
    readers.at(-1)?.close();
    await eventually(async () => {
      const one = await readEvents(desk, 'admin');
      readers.push(one);
      expect(one.status).toBe(200);
    });
  });

  it('ends when the server stops', async () => {
    const other = await startApi(desk);
    const reader = await listen('agent', { port: other.port });
    const stopped = other.stop();
    await reader.ended;
    expect(await stopped).toBe('SIGTERM');
  });
});
