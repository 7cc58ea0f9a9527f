import { SearchWatch } from '../../api/search/index/search-watch.js';
import type { SearchHit } from '../../api/search/search.shape.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
let records: ReturnType<typeof recordsOf>;

const EVERYBODY = { published: true, visibleForAgent: true, visibleForCustomer: true, visibleForExecutor: true };
const inAll = (text: string) => ({ de: text, en: text, fr: text, it: text });

const ARTICLES: Json[] = [
  {
    title: {
      de: 'Drucker druckt nicht mehr',
      en: 'The printer does not print',
      fr: 'L’imprimante n’imprime plus',
      it: 'La stampante non stampa più',
    },
    content: {
      de: '<p>Schalten Sie das Gerät aus und nach <strong>dreissig Sekunden</strong> wieder ein. Prüfen Sie den Papierstau.</p>',
      en: '<p>Switch the device off and on again after thirty seconds. Look for a paper jam.</p>',
      fr: '<p>Éteignez l’appareil et rallumez-le après trente secondes. Cherchez un bourrage de papier.</p>',
      it: '<p>Spenga l’apparecchio e lo riaccenda dopo trenta secondi. Controlli l’inceppamento della carta.</p>',
    },
    ...EVERYBODY,
  },
  {
    title: {
      de: 'Heizkörper bleibt kalt',
      en: 'The radiator stays cold',
      fr: 'Le radiateur reste froid',
      it: 'Il radiatore rimane freddo',
    },
    content: {
      de: '<p>Öffnen Sie das Thermostatventil ganz und warten Sie eine Stunde.</p>',
      en: '<p>Open the valve entirely and wait for an hour.</p>',
      fr: '<p>Ouvrez entièrement la vanne et attendez une heure.</p>',
      it: '<p>Apra completamente la valvola e attenda un’ora.</p>',
    },
    ...EVERYBODY,
  },
  {
    title: {
      de: 'Badge verloren oder Zutritt verweigert',
      en: 'Badge lost or access denied',
      fr: 'Badge perdu ou accès refusé',
      it: 'Badge smarrito o accesso negato',
    },
    content: inAll('<p>Badge</p>'),
    published: true,
    visibleForCustomer: true,
  },
  { title: inAll('Drucker intern zurücksetzen'), content: inAll('<p>x</p>'), published: true, visibleForAgent: true },
  {
    title: inAll('Drucker beim Kunden tauschen'),
    content: inAll('<p>x</p>'),
    published: true,
    visibleForExecutor: true,
  },
  { title: inAll('Zwutschgerlkiste Drucker Entwurf'), content: inAll('<p>x</p>'), visibleForCustomer: true },
];
const [PRINTER, RADIATOR, BADGE, INTERNAL, FIELD, DRAFT] = ARTICLES.map(({ title }) => (title as Json).de as string);

const ids = new Map<string, string>();

beforeAll(async () => {
  records = recordsOf(desk);
  for (const one of ARTICLES)
    ids.set((one.title as Json).de as string, (await records.create('articles', one)).id as string);
  await desk.app.get(SearchWatch).poll();
});

const idOf = (title: string | undefined) => ids.get(title as string) as string;
const titleOf = (id: string) => [...ids].find(([, one]) => one === id)?.[0];

const suggested = async (as: Person, q: string, language = 'de-CH'): Promise<Json[]> =>
  (await desk.as(as).get('v1/article-suggestions').query({ q }).set('Accept-Language', language).expect(200)).body;
const suggestedTitles = async (as: Person, q: string) =>
  (await suggested(as, q)).map(({ id }) => titleOf(id as string));

describe('an article', () => {
  const seen: [Person, (string | undefined)[]][] = [
    ['agent', [PRINTER, RADIATOR, INTERNAL]],
    ['customer', [PRINTER, RADIATOR, BADGE]],
    ['executor', [PRINTER, RADIATOR, FIELD]],
    ['manager', [PRINTER, RADIATOR, BADGE, INTERNAL, FIELD, DRAFT]],
    ['otherAgent', []],
    ['otherCustomer', []],
  ];
  for (const [person, titles] of seen)
    it(`is read by ${person} where it is published for them, and told in the list and one by one alike`, async () => {
      const body = await desk.as(person).read('v1/articles');
      expect(body.map(({ id }: Json) => titleOf(id as string)).sort()).toEqual(titles.sort());
      for (const [title, id] of ids)
        await desk
          .as(person)
          .get(`v1/articles/${id}`)
          .expect(titles.includes(title) ? 200 : 404);
    });

  it('tells agents alone for whom it is and how often it was helpful', async () => {
    const body = await desk.as('customer').read(`v1/articles/${idOf(PRINTER)}`);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['title', 'content']));
    for (const name of ['published', 'visibleForAgent', 'visibleForCustomer', 'visibleForExecutor', 'helpful'])
      expect(body).not.toHaveProperty(name);
  });

  it('keeps no markup that could run', async () => {
    const content = { de: '<p onclick="x()">Text<script>x()</script></p>' };
    const { id } = await records.create('articles', { title: { de: 'Sauber' }, content });
    const body = await desk.as('manager').read(`v1/articles/${id}`);
    expect(body.content.de).toBe('<p>Text</p>');
  });

  it('is not published for nobody', async () => {
    const body = { title: { de: 'Niemand' }, content: { de: '<p>x</p>' }, published: true };
    const refused = await desk.as('manager').post('v1/articles').send(body).expect(422);
    expect(codesOf(refused.body)).toContainEqual(['/visibleForCustomer', 'CHOOSE_ONE']);
  });
});

describe('suggestions', () => {
  const asked: [string, string, string | undefined][] = [
    ['de', 'Guten Tag, seit heute morgen druckt unser Drucker im zweiten Stock nichts mehr', PRINTER],
    ['de', 'drukcer kaput', PRINTER],
    ['de', 'In meinem Büro bleiben die Heizkörper seit gestern kalt, bitte kommen Sie', RADIATOR],
    ['de', 'Heizkorper', RADIATOR],
    ['en', 'Hello, our printers are not printing since this morning', PRINTER],
    ['en', 'It is cold in here, all radiators are off', RADIATOR],
    ['en', 'I have lost my badge at the station', BADGE],
    ['fr', 'Bonjour, les imprimantes du bureau ne marchent plus', PRINTER],
    ['fr', 'Mes radiateurs sont froids depuis hier', RADIATOR],
    ['it', 'Buongiorno, le stampanti non funzionano più da ieri', PRINTER],
    ['it', 'I radiatori sono freddi in ufficio', RADIATOR],
    ['it', 'ho smarrito il badge', BADGE],
  ];
  for (const [language, text, title] of asked)
    it(`fit a text in ${language}: ${text}`, async () => {
      expect((await suggestedTitles('customer', text))[0]).toBe(title);
    });

  it('are none where nothing fits, where nothing is said, or where all is common', async () => {
    for (const text of [
      '',
      '  ',
      'und die der das',
      'Quetzalcoatl',
      'Bitte bringen Sie mir Kaffee',
      "'); drop table article; --",
      '& | ! :* <->',
    ])
      expect([text, await suggestedTitles('customer', text)]).toEqual([text, []]);
  });

  it('are in the language of the reader, or the nearest there is, three at most', async () => {
    const [french] = await suggested('customer', 'Drucker', 'fr-CH');
    expect(french).toMatchObject({ language: 'fr', title: 'L’imprimante n’imprime plus' });
    expect(french?.content).toContain('bourrage');
    const extra = await Promise.all(
      [1, 2, 3].map((at) =>
        records.create('articles', { title: { it: `Drucker ${at}` }, content: { it: '<p>x</p>' }, ...EVERYBODY }),
      ),
    );
    await desk.app.get(SearchWatch).poll();
    const found = await suggested('customer', 'Drucker', 'fr-CH');
    expect(found).toHaveLength(3);
    for (const { id } of extra) await desk.as('manager').delete(`v1/articles/${id}`).expect(200);
    await desk.app.get(SearchWatch).poll();
  });

  it('never tell what is not published, for others, or of another tenant', async () => {
    for (const [person, titles] of [
      ['customer', [PRINTER]],
      ['executor', [FIELD, PRINTER]],
      ['agent', [INTERNAL, PRINTER]],
      ['manager', [INTERNAL, PRINTER]],
      ['otherCustomer', []],
      ['otherAgent', []],
    ] as [Person, string[]][])
      expect([person, (await suggestedTitles(person, 'Drucker Zwutschgerlkiste')).sort()]).toEqual([
        person,
        titles.sort(),
      ]);
  });

  it('end at once when an article is taken back, whatever the index still says', async () => {
    const draft = { title: { de: 'Fahrstuhl steckt fest' }, content: { de: '<p>x</p>' }, ...EVERYBODY };
    const { id, version } = await records.create('articles', draft);
    await desk.app.get(SearchWatch).poll();
    expect(await suggested('customer', 'Fahrstuhl')).toHaveLength(1);
    await desk.as('manager').change(`v1/articles/${id}`, version, { published: false }).expect(200);
    expect(await suggested('customer', 'Fahrstuhl')).toEqual([]);
  });

  it('refuse a text that is too long', async () => {
    await desk
      .as('customer')
      .get('v1/article-suggestions')
      .query({ q: 'x'.repeat(501) })
      .expect(400);
    await desk.as('customer').get('v1/article-suggestions').query({ q: 'a\0b' }).expect(400);
  });
});

describe('the search', () => {
  const found = async (as: Person, q: string): Promise<string[]> => {
    const body = await desk.as(as).read('v1/search', { q, resources: 'articles' });
    return body.hits.map(({ id }: SearchHit) => titleOf(id));
  };
  it('finds articles for those who read them', async () => {
    expect(await found('customer', 'Heizkörper kalt')).toEqual([RADIATOR]);
    expect(await found('customer', 'Zwutschgerlkiste')).toEqual([]);
    expect(await found('agent', 'Zwutschgerlkiste')).toEqual([]);
    expect(await found('manager', 'Zwutschgerlkiste')).toEqual([DRAFT]);
    expect(await found('otherAgent', 'Heizkörper')).toEqual([]);
  });
});

describe('an article that was helpful', () => {
  it('counts it for those who write articles, and for those who read it alone', async () => {
    await desk
      .as('customer')
      .post(`v1/articles/${idOf(PRINTER)}/helpful`)
      .expect(204);
    await desk
      .as('executor')
      .post(`v1/articles/${idOf(PRINTER)}/helpful`)
      .expect(204);
    for (const title of [DRAFT, INTERNAL])
      await desk
        .as('customer')
        .post(`v1/articles/${idOf(title)}/helpful`)
        .expect(404);
    await desk
      .as('otherCustomer')
      .post(`v1/articles/${idOf(PRINTER)}/helpful`)
      .expect(404);
    const body = await desk.as('agent').read(`v1/articles/${idOf(PRINTER)}`);
    expect(body).toMatchObject({ helpful: 2, version: 1 });
  });
});
