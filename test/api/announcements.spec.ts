import { startApplication, type TestApplication } from '../support/application.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';

let desk: TestApplication;
let records: ReturnType<typeof recordsOf>;

/** The day so many days from today in Zurich, 'YYYY-MM-DD'. */
const day = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(Date.now() + offset * 86_400_000);

const NEWS: Json[] = [
  { title: 'Für alle', visibleForAgent: true, visibleForCustomer: true, visibleForExecutor: true },
  { title: 'Agenten', visibleForAgent: true },
  { title: 'Kunden', visibleForCustomer: true },
  { title: 'Ausführende', visibleForExecutor: true },
  { title: 'Niemand' },
  { title: 'Ab morgen', showFrom: day(1), visibleForAgent: true, visibleForCustomer: true, visibleForExecutor: true },
  { title: 'Bis gestern', showUntil: day(-1), visibleForAgent: true, visibleForCustomer: true },
  { title: 'Bis heute', showFrom: day(0), showUntil: day(0), visibleForCustomer: true },
];

beforeAll(async () => {
  desk = await startApplication();
  records = recordsOf(desk);
  for (const one of NEWS) await records.create('announcements', { showFrom: day(-7), content: '<p>Text</p>', ...one });
});
afterAll(() => desk?.close());

const titlesSeenBy = async (person: Person) => {
  const { body } = await desk.as(person).get('v1/announcements').query({ sort: '["title","ASC"]' }).expect(200);
  return body.map(({ title }: Json) => title);
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
    it(`is seen by ${person} if it is flagged for one of his roles and shown today`, async () => {
      expect(await titlesSeenBy(person)).toEqual(titles);
    });

  it('is seen by its managers always', async () => {
    expect(await titlesSeenBy('manager')).toHaveLength(NEWS.length);
  });

  it('that is not meant for somebody does not exist for him', async () => {
    const { body } = await desk.as('manager').get('v1/announcements').query({ filter: '{"q":"Agenten"}' }).expect(200);
    await desk.as('customer').get(`v1/announcements/${body[0].id}`).expect(404);
    await desk.as('agent').get(`v1/announcements/${body[0].id}`).expect(200);
  });

  it('does not end before it begins', async () => {
    const body = { title: 'x', content: 'y', showFrom: day(1), showUntil: day(0) };
    const answer = await desk.as('manager').post('v1/announcements').send(body).expect(422);
    expect(codesOf(answer.body)).toEqual([['/showUntil', 'END_BEFORE_START']]);
    const good = await records.create('announcements', { ...body, showUntil: day(1) });
    const moved = await records.patch('announcements', good, { showFrom: day(2) }).expect(422);
    expect(codesOf(moved.body)).toEqual([['/showUntil', 'END_BEFORE_START']]);
  });

  it('carries harmless formatting only', async () => {
    const made = await records.create('announcements', {
      title: 'Formatiert',
      showFrom: day(0),
      content: '<p onclick="x()">Guten <strong>Tag</strong><script>alert(1)</script></p>',
    });
    expect(made.content).toBe('<p>Guten <strong>Tag</strong></p>');
    const empty = await desk
      .as('manager')
      .post('v1/announcements')
      .send({ title: 'Leer', showFrom: day(0), content: '<p> </p><script>x</script>' })
      .expect(422);
    expect(codesOf(empty.body)).toEqual([['/content', 'REQUIRED']]);
  });

  it('is written by its managers alone', async () => {
    for (const person of ['agent', 'customer', 'executor', 'admin'] as const) {
      await desk.as(person).post('v1/announcements').send({}).expect(403);
    }
  });
});
