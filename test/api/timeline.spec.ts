import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { type TicketJson } from '../support/ticket-world.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let ticket: TicketJson;
beforeEach(async () => {
  ticket = await world.submit('customer');
});

const upload = async (as: Person, name: string, id = ticket.id): Promise<Json> =>
  (await desk.as(as).post(`v1/tickets/${id}/attachments`).attach('file', Buffer.from(name), name).expect(201)).body;

const say = (as: Person, what: 'messages' | 'work-notes', body: object, id = ticket.id) =>
  desk.as(as).post(`v1/tickets/${id}/${what}`, body);

const timeline = async (as: Person): Promise<Json[]> => await desk.as(as).read(`v1/tickets/${ticket.id}/activities`);

describe('a message with files', () => {
  it('is one entry that names its files, and shows them to the customer', async () => {
    const [plan, photo] = [await upload('agent', 'plan.txt'), await upload('agent', 'foto.txt')];
    expect(plan.visibleForCustomer).toBe(false);
    const sent = await say('agent', 'messages', { text: 'Siehe Plan', attachments: [photo.id, plan.id] }).expect(201);
    expect(new Set(sent.body.attachments)).toEqual(new Set([plan.id, photo.id]));
    for (const person of ['agent', 'customer'] as const) {
      const entries = await timeline(person);
      expect(entries.map(({ kind }) => kind)).toEqual(['CREATED', 'MESSAGE_FROM_AGENT']);
      expect(new Set(entries[1]?.attachments)).toEqual(new Set([plan.id, photo.id]));
      const body = await desk.as(person).read(`v1/tickets/${ticket.id}/attachments`);
      expect(body.map(({ name }: Json) => name)).toEqual(['plan.txt', 'foto.txt']);
    }
    await desk.as('customer').get(`v1/attachments/${plan.id}/content`).expect(200);
  });

  it('hides the files of a work note, also those that were shown before', async () => {
    const file = await upload('agent', 'intern.txt');
    await desk.as('agent').change(`v1/attachments/${file.id}`, file.version, { visibleForCustomer: true }).expect(200);
    await say('agent', 'work-notes', { text: 'Nur für uns', attachments: [file.id] }).expect(201);
    await desk.as('customer').get(`v1/attachments/${file.id}/content`).expect(404);
    expect(JSON.stringify(await timeline('customer'))).not.toContain(file.id);
  });

  it('no longer names a file to the customer that is hidden afterwards', async () => {
    const file = await upload('agent', 'plan.txt');
    await say('agent', 'messages', { text: 'Siehe Plan', attachments: [file.id] }).expect(201);
    const shown = await desk.as('agent').read(`v1/attachments/${file.id}`);
    await desk
      .as('agent')
      .change(`v1/attachments/${file.id}`, shown.version, { visibleForCustomer: false })
      .expect(200);
    expect(JSON.stringify(await timeline('customer'))).not.toContain(file.id);
    expect((await timeline('customer')).at(-1)).toMatchObject({ text: 'Siehe Plan', attachments: [] });
    expect((await timeline('agent')).find(({ kind }) => kind === 'MESSAGE_FROM_AGENT')?.attachments).toEqual([file.id]);
  });

  it('takes only files that its author has uploaded to this ticket and not sent yet', async () => {
    const other = await world.submit('customer');
    const foreign = await upload('agent', 'fremd.txt', other.id);
    const colleagues = await upload('manager', 'kollege.txt');
    const sent = await upload('agent', 'gesendet.txt');
    await say('agent', 'messages', { text: 'Erste', attachments: [sent.id] }).expect(201);
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const id of [foreign.id, colleagues.id, sent.id, nobody]) {
      const refused = await say('agent', 'messages', { text: 'Zweite', attachments: [id] }).expect(422);
      expect(refused.body.errors).toMatchObject([{ pointer: '/attachments', code: 'UNKNOWN_REFERENCE' }]);
    }
    const hidden = await upload('agent', 'geheim.txt');
    await say('customer', 'messages', { text: 'Her damit', attachments: [hidden.id] }).expect(422);
    const malformed = await say('agent', 'messages', { text: 'x', attachments: ['x'] }).expect(422);
    expect(malformed.body.errors[0].pointer).toMatch(/^\/attachments/);
    expect((await timeline('agent')).filter(({ text }) => text === 'Zweite')).toEqual([]);
  });

  it('goes with a file once, also when two are sent at the same time', async () => {
    const file = await upload('customer', 'foto.txt');
    const both = await Promise.all(
      [1, 2].map((at) => say('customer', 'messages', { text: `${at}`, attachments: [file.id] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is left standing when its file is removed', async () => {
    const file = await upload('agent', 'plan.txt');
    await say('agent', 'messages', { text: 'Siehe Plan', attachments: [file.id] }).expect(201);
    await desk.as('agent').delete(`v1/attachments/${file.id}`).expect(200);
    expect((await timeline('agent')).map(({ kind }) => kind)).toEqual([
      'CREATED',
      'MESSAGE_FROM_AGENT',
      'ATTACHMENT_REMOVED',
    ]);
  });
});

describe('a long timeline', () => {
  it('is read page by page from either end without losing or repeating an entry', async () => {
    for (let at = 0; at < 24; at++) await say('agent', 'work-notes', { text: `${at}` }).expect(201);
    const all = (await timeline('agent')).map(({ id }) => id);
    for (const order of ['ASC', 'DESC']) {
      const walked: string[] = [];
      let after = '';
      do {
        const query = `sort=["createdAt","${order}"]&range=[0,6]&count=none${after && `&after=${after}`}`;
        const page = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities?${query}`).expect(200);
        walked.push(...page.body.map(({ id }: Json) => id));
        after = /[?&]after=([^&>]+)/.exec(page.headers.link ?? '')?.[1] ?? '';
      } while (after);
      expect(order === 'ASC' ? walked : walked.toReversed()).toEqual(all);
    }
  });

  it('answers each page of 2,000 entries at once, however deep', async () => {
    await desk.superuser.query(
      `insert into activity (tenant, id, version, created_at, created_by, updated_at, updated_by, ticket_id, kind, text,
                             visible_for_customer)
       select 'alpina', gen_random_uuid(), 1, now() - at * interval '1 minute', 'Anna', now(), 'Anna', $1, 'WORK_NOTE',
              'Notiz ' || at, false from generate_series(1, 2000) as at`,
      [ticket.id],
    );
    const times: number[] = [];
    let [seen, after] = [0, ''];
    do {
      const query = `sort=["createdAt","DESC"]&range=[0,59]&count=none${after && `&after=${after}`}`;
      const begin = performance.now();
      const page = await desk.as('agent').get(`v1/tickets/${ticket.id}/activities?${query}`).expect(200);
      times.push(performance.now() - begin);
      seen += page.body.length;
      after = /[?&]after=([^&>]+)/.exec(page.headers.link ?? '')?.[1] ?? '';
    } while (after);
    expect(seen).toBe(2001);
    // A way that is slow is slow for each page of that depth, a machine that is busy with other things is not.
    for (const depth of [0, 12, 24]) expect(Math.min(...times.slice(depth, depth + 12))).toBeLessThan(300);
  });
});
