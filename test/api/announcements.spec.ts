import { LANGUAGES } from '../../api/vocabulary/locale.js';
import { type EventReader, readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);

/** The day so many days from today in Zurich, 'YYYY-MM-DD'. */
const day = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(Date.now() + offset * 86_400_000);

const NEWS: Json[] = [
  { title: { de: 'Für alle' }, visibleForAgent: true, visibleForCustomer: true, visibleForExecutor: true },
  { title: { de: 'Agenten' }, visibleForAgent: true },
  { title: { de: 'Kunden' }, visibleForCustomer: true },
  { title: { de: 'Ausführende' }, visibleForExecutor: true },
  {
    title: { de: 'Ab morgen' },
    showFrom: day(1),
    visibleForAgent: true,
    visibleForCustomer: true,
    visibleForExecutor: true,
  },
  { title: { de: 'Bis gestern' }, showUntil: day(-1), visibleForAgent: true, visibleForCustomer: true },
  { title: { de: 'Bis heute' }, showFrom: day(0), showUntil: day(0), visibleForCustomer: true },
];

beforeAll(async () => {
  for (const one of NEWS)
    await records.create('announcements', { showFrom: day(-7), content: { de: '<p>Text</p>' }, ...one });
});

const titlesSeenBy = async (person: Person, query: Json = {}) => {
  const sort = '["title","ASC"]';
  const body = await desk.as(person).read('v1/announcements', { sort, ...query });
  return body.map(({ title }: Json) => title.de);
};

describe('an announcement', () => {
  const seen: [Person, string[]][] = [
    ['agent', ['Agenten', 'Für alle']],
    ['customer', ['Bis heute', 'Für alle', 'Kunden']],
    ['executor', ['Ausführende', 'Für alle']],
    ['admin', ['Agenten', 'Für alle']],
    ['otherAgent', []],
    ['otherManager', []],
  ];
  for (const [person, titles] of seen)
    it(`is seen by ${person} if it is flagged for one of their roles and shown today`, async () => {
      expect(await titlesSeenBy(person)).toEqual(titles);
    });

  it('is seen by its managers always', async () => {
    expect(await titlesSeenBy('manager')).toHaveLength(NEWS.length);
  });

  it('that is current is the same for its managers as for all others of their roles', async () => {
    for (const [person, titles] of [['manager', ['Agenten', 'Für alle']] as const, ...seen])
      expect([person, await titlesSeenBy(person, { current: 'true' })]).toEqual([person, titles]);
    expect(await titlesSeenBy('manager', { current: 'false' })).toHaveLength(NEWS.length);
    const { body, headers } = await desk
      .as('manager')
      .get('v1/announcements')
      .query({ current: 'true', range: '[0,0]' });
    expect([body.length, headers['x-total-count']]).toEqual([1, '2']);
  });

  it('is narrowed to what is current by no other word, and nothing else is', async () => {
    for (const [path, value, code] of [
      ['announcements', 'now', 'INVALID_VALUE'],
      ['text-blocks', 'true', 'UNKNOWN_PARAMETER'],
    ]) {
      const { body } = await desk.as('manager').get(`v1/${path}`).query({ current: value }).expect(400);
      expect(body.code).toBe(code);
    }
  });

  it('that is not meant for somebody does not exist for them', async () => {
    const body = await desk.as('manager').read('v1/announcements', { filter: '{"q":"Agenten"}' });
    await desk.as('customer').get(`v1/announcements/${body[0].id}`).expect(404);
    await desk.as('agent').get(`v1/announcements/${body[0].id}`).expect(200);
  });

  it('does not end before it begins', async () => {
    const body = {
      title: { de: 'x' },
      content: { de: 'y' },
      showFrom: day(1),
      showUntil: day(0),
      visibleForAgent: true,
    };
    const answer = await desk.as('manager').post('v1/announcements').send(body).expect(422);
    expect(codesOf(answer.body)).toEqual([['/showUntil', 'END_BEFORE_START']]);
    const good = await records.create('announcements', { ...body, showUntil: day(1) });
    const moved = await records.patch('announcements', good, { showFrom: day(2) }).expect(422);
    expect(codesOf(moved.body)).toEqual([['/showUntil', 'END_BEFORE_START']]);
  });

  it('is written in any of the four languages, and in one at least', async () => {
    const body = { showFrom: day(0), visibleForExecutor: true, content: { fr: '<p onclick="x()">Texte</p>' } };
    const made = await records.create('announcements', { ...body, title: { fr: 'Panne', it: ' ' } });
    expect(made.title).toEqual({ de: null, en: null, fr: 'Panne', it: null });
    expect(made.content).toEqual({ de: null, en: null, fr: '<p>Texte</p>', it: null });
    for (const title of [{}, { de: ' ' }, { de: null, fr: null }, null, undefined]) {
      const refused = await desk
        .as('manager')
        .post('v1/announcements')
        .send({ ...body, title })
        .expect(422);
      expect(codesOf(refused.body)).toEqual([['/title', 'REQUIRED']]);
    }
    const emptied = await records.patch('announcements', made, { content: { fr: '<p></p>' } }).expect(422);
    expect(codesOf(emptied.body)).toEqual([['/content', 'REQUIRED']]);
    const update = `update announcement set title_fr = null where id = '${made.id}'`;
    await expect(desk.superuser.query(update)).rejects.toThrow('announcement_title_check');
  });

  it('is found by its words in any language, and not left out where it lacks the language of the list', async () => {
    const body = { showFrom: day(0), visibleForExecutor: true, content: { de: 'x' } };
    for (const title of [{ de: 'Fahrplan', fr: 'Horaire' }, { de: 'Fahrplan' }, { it: 'Orario fahrplan' }])
      await records.create('announcements', { ...body, title });
    const list = (query: Json) =>
      desk.as('manager').get('v1/announcements').set('Accept-Language', 'fr-CH').query(query).expect(200);
    const found = await list({ filter: '{"q":"horaire"}' });
    expect(found.body).toMatchObject([{ title: { de: 'Fahrplan', fr: 'Horaire' } }]);
    const walked: string[] = [];
    const query = { filter: '{"q":"fahrplan"}', sort: '["title","ASC"]', range: '[0,0]' };
    for (let after: string | undefined, at = 0; at < 3; at += 1) {
      const { body: rows, headers } = await list({ ...query, ...(after && { after }) });
      walked.push(...rows.map(({ id }: Json) => id));
      after = /[?&]after=([^&>]+)/.exec(headers.link ?? '')?.[1];
    }
    expect(new Set(walked).size).toBe(3);
  });

  it('carries harmless formatting only', async () => {
    const made = await records.create('announcements', {
      title: { de: 'Formatiert' },
      showFrom: day(0),
      visibleForAgent: true,
      content: { de: '<p onclick="x()">Guten <strong>Tag</strong><script>alert(1)</script></p>' },
    });
    expect(made.content.de).toBe('<p>Guten <strong>Tag</strong></p>');
    const empty = await desk
      .as('manager')
      .post('v1/announcements')
      .send({
        title: { de: 'Leer' },
        showFrom: day(0),
        visibleForAgent: true,
        content: { de: '<p> </p><script>x</script>' },
      })
      .expect(422);
    expect(codesOf(empty.body)).toEqual([['/content', 'REQUIRED']]);
  });

  const hostile: [sent: string, kept: string][] = [
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC=//x.example/a.js></SCRIPT>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onmouseover="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="https://x.example" target="_top" onclick="x()">a</a>', '<a href="https://x.example">a</a>'],
    ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mi xlink:href="data:x">a</mi></math>', 'a'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<object data="x"></object><embed src="x"><form action="x"><input name="x"><button>a</button></form>', 'a'],
    ['<meta http-equiv="refresh" content="0"><base href="//x.example/"><link rel="stylesheet" href="x">a', 'a'],
    ['<strong><em><u onclick=x><script>x</script>a</u></em></strong>', '<strong><em><u>a</u></em></strong>'],
    ['<!-- <img src=x onerror=alert(1)> -->a', 'a'],
    ['<template><img src=x onerror=alert(1)></template>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>', '<p>a</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ];
  it.each(hostile)('keeps of %s what is harmless, in every language', async (sent, kept) => {
    const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]));
    const body = { title: { de: 'Böse' }, showFrom: day(0), visibleForAgent: true };
    const made = await records.create('announcements', { ...body, content: inAll(`<p>Text</p>${sent}`) });
    expect(made.content).toEqual(inAll(`<p>Text</p>${kept}`));
    const changed = await records.patch('announcements', made, { content: { it: sent, fr: `a${sent}` } });
    expect(changed.body.content).toEqual({ de: null, en: null, fr: `a${kept}`, it: kept || null });
  });

  it.each(LANGUAGES)('is as long as its bounds allow, in the language %s as in every other', async (language) => {
    const body = { title: { de: 'x' }, content: { de: 'x' }, showFrom: day(0), visibleForExecutor: true };
    const sent = (field: string, length: number) =>
      desk
        .as('manager')
        .post('v1/announcements')
        .send({ ...body, [field]: { [language]: 'x'.repeat(length) } });
    await sent('title', 200).expect(201);
    await sent('content', 20_000).expect(201);
    for (const [field, length] of [
      ['title', 201],
      ['content', 20_001],
      ['content', 150_000],
    ] as const) {
      const refused = await sent(field, length).expect(422);
      expect(codesOf(refused.body)).toEqual([[`/${field}/${language}`, 'MAX_CHARS']]);
    }
  });

  it('has readers, and goes on having some', async () => {
    const body = { title: { de: 'Für niemanden' }, content: { de: 'x' }, showFrom: day(0) };
    const refused = await desk.as('manager').post('v1/announcements').send(body).expect(422);
    expect(codesOf(refused.body)).toEqual([['/visibleForAgent', 'CHOOSE_ONE']]);
    const made = await records.create('announcements', { ...body, visibleForCustomer: true });
    const emptied = await records.patch('announcements', made, { visibleForCustomer: false }).expect(422);
    expect(codesOf(emptied.body)).toEqual([['/visibleForAgent', 'CHOOSE_ONE']]);
  });

  it('is planned, runs or has ended', async () => {
    const phase = async (period: Json) =>
      (
        await records.create('announcements', {
          title: { de: 'x' },
          content: { de: 'x' },
          visibleForExecutor: true,
          ...period,
        })
      ).phase;
    expect(await phase({ showFrom: day(1) })).toBe('PLANNED');
    expect(await phase({ showFrom: day(0) })).toBe('RUNNING');
    expect(await phase({ showFrom: day(-1), showUntil: day(0) })).toBe('RUNNING');
    expect(await phase({ showFrom: day(-2), showUntil: day(-1) })).toBe('ENDED');
  });

  it('is told of at once to who gains it and to who loses it, and to nobody else', async () => {
    const [customer, executor] = [await readEvents(desk, 'customer'), await readEvents(desk, 'executor')];
    const body = { title: { de: 'Umzug' }, content: { de: 'x' }, showFrom: day(0), visibleForAgent: true };
    const made = await records.create('announcements', body);
    const kinds = (reader: EventReader) => reader.told.filter(({ id }) => id === made.id).map(({ kind }) => kind);
    const shown = await records.patch('announcements', made, { visibleForCustomer: true }).expect(200);
    await eventually(() => expect(kinds(customer)).toEqual(['changed']));
    await records.patch('announcements', shown.body, { visibleForCustomer: false }).expect(200);
    await eventually(() => expect(kinds(customer)).toEqual(['changed', 'changed']));
    expect(kinds(executor)).toEqual([]);
    for (const reader of [customer, executor]) reader.close();
  });

  it('is told of by what was true after each change, however late and with how many others it is told', async () => {
    const [customer, agent] = [await readEvents(desk, 'customer'), await readEvents(desk, 'agent')];
    const cursors = { customer: customer.lastId(), agent: agent.lastId() };
    for (const reader of [customer, agent]) reader.close();
    const hidden = { title: { de: 'Umzug' }, content: { de: 'x' }, showFrom: day(0), visibleForAgent: true };
    const gained = await records.create('announcements', hidden);
    await records.patch('announcements', gained, { visibleForCustomer: true }).expect(200);
    const lost = await records.create('announcements', { ...hidden, visibleForCustomer: true });
    await records.patch('announcements', lost, { visibleForCustomer: false }).expect(200);
    const told = async (person: 'customer' | 'agent') => {
      const reader = await readEvents(desk, person, { lastEventId: cursors[person] });
      reader.close();
      return [gained, lost].map(({ id }) => reader.told.filter((event) => event.id === id).map(({ kind }) => kind));
    };
    expect(await told('customer')).toEqual([['changed'], ['created', 'changed']]);
    expect(await told('agent')).toEqual([
      ['created', 'changed'],
      ['created', 'changed'],
    ]);
  });

  it('is written by its managers alone', async () => {
    for (const person of ['agent', 'customer', 'executor', 'admin'] as const) {
      await desk.as(person).post('v1/announcements').send({}).expect(403);
    }
  });
});
