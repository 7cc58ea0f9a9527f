import sharp from 'sharp';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { allResources } from '../../api/platform/resource/resource.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { SearchIndex } from '../../api/search/index/search-index.service.js';
import { SearchWatch } from '../../api/search/index/search-watch.js';
import { SEARCHED, searchSources } from '../../api/search/index/sources.js';
import type { SearchHit } from '../../api/search/search.shape.js';
import { eventually } from '../support/eventually.js';
import { archiveOf, workbookOf } from '../support/locations-file.js';
import { pdfBomb } from '../support/pdf-bomb.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { pdfOf, wordDocument } from '../support/text-files.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/** The hits of a person's search, once the index holds all changes. */
async function search(as: Person, q: string, more = ''): Promise<SearchHit[]> {
  await desk.app.get(SearchWatch).poll();
  const body = await desk.as(as).read(`v1/search?q=${encodeURIComponent(q)}${more}`);
  return body.hits;
}

const found = async (as: Person, q: string, more = '') => (await search(as, q, more)).map(({ id }) => id);
const ticket = (customerDescription: string, as: Person = 'agent', more = {}) =>
  world.submit(as, { customerDescription, ...more });

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe('a search', () => {
  it('finds a ticket by its words and its number, and marks the words', async () => {
    const { id, identifier } = await ticket(
      'Die Umwälzpumpe im Keller tropft\nSeit gestern tropft Wasser auf den Boden.',
    );
    const [hit] = await search('agent', 'boden tropft');
    expect(hit).toMatchObject({ resource: 'tickets', id, ticket: id, note: identifier, internal: false });
    expect(hit?.snippet.filter((one) => one.hit).map(({ text }) => text)).toEqual(['tropft', 'tropft', 'Boden']);
    expect(await found('agent', identifier)).toEqual([id]);
    expect(await found('agent', String(Number(identifier.slice(-5))))).toContain(id);
  });

  it('tells tickets of one title from each other, by what their reader sees of state, person and place', async () => {
    const me = await desk.as('agent').read('v1/me');
    const { id } = await ticket('Fahnenmast wackelt im Wind', 'agent', {
      responsible: me.id,
      location: world.location,
    });
    const place = (await desk.as('agent').read(`v1/locations/${world.location}`)).name;
    const toldTo = async (as: Person) => (await search(as, 'fahnenmast')).find((hit) => hit.id === id);
    expect(await toldTo('agent')).toMatchObject({ state: 'PENDING', person: me.name, place });
    expect(await toldTo('otherAgent')).toBeUndefined();
    const [customer] = await search('agent', 'ACME', '&resources=customers');
    expect(customer).toMatchObject({ state: null, person: null, place: null });
  });

  it('parts paragraphs and fields in what it shows of a text', async () => {
    await ticket('Der Mörtel bröckelt.\n\nMörtel liegt herum', 'agent', { contactName: 'Moritz Mörtel' });
    const [hit] = await search('agent', 'mörtel');
    expect(hit?.snippet.map(({ text }) => text).join('')).toContain('bröckelt. · Mörtel liegt herum · Moritz Mörtel');
  });

  it('does without accents, case and inflection in four languages', async () => {
    const texts = {
      de: await ticket('Häuser ohne Wärme, die Heizkörper sind kalt'),
      fr: await ticket('Fenêtre cassée, les réparations sont nécessaires'),
      it: await ticket('Perdita dalle tubazioni del bagno, rumori strani'),
      en: await ticket('The leaking radiators are making noises again'),
    };
    const asked: [keyof typeof texts, string][] = [
      ['de', 'HAUS'],
      ['de', 'warme'],
      ['de', 'Heizkörpern'],
      ['fr', 'fenetres'],
      ['fr', 'réparation nécessaire'],
      ['it', 'tubazione'],
      ['it', 'rumore'],
      ['en', 'leak radiator'],
    ];
    for (const [language, words] of asked)
      expect([words, await found('agent', words)]).toEqual([words, [texts[language].id]]);
  });

  it.each(['', '&typing=true'])('finds a phone number however it is written (%s)', async (more) => {
    const code = more ? 'TIPPT' : 'TEL';
    const phone = more ? '+41 44 987 65 53' : '+41 44 987 65 43';
    const { id } = await recordsOf(desk).create('customers', { code, name: 'Rückruf AG', phone });
    const caller = await ticket('Bitte zurückrufen', 'agent', {
      contactName: 'Anna',
      contactPhone: phone.replace('+41 44', '044'),
    });
    const last = phone.slice(-2);
    const ways = [
      `04498765${last}`,
      `+414498765${last}`,
      `044 987 65 ${last}`,
      `0041 44 987 65 ${last}`,
      `+41 (0)44 987 65 ${last}`,
      `044/987.65-${last}`,
      `98765${last}`,
      `987 65 ${last}`,
    ];
    for (const way of ways)
      expect([way, (await found('agent', way, more)).toSorted()]).toEqual([way, [id, caller.id].toSorted()]);
    expect(await found('agent', `044 987 66 ${last}`, more)).toEqual([]);
    // No person finds a ticket or contact out of their reach by a phone number.
    expect(await found('otherAgent', `04498765${last}`, more)).toEqual([]);
    expect(await found('customer', `04498765${last}`, more)).toEqual([]);
  });

  it('finds a contact of the address book by name, mail and phone, for those alone who may list contacts', async () => {
    const records = recordsOf(desk);
    const address = await records.create('addresses', { number: 'K-77', name: 'Seilwerk AG', city: 'Chur' });
    const phone = '+41 81 765 43 21';
    const person = { firstname: 'Ladina', lastname: 'Caflisch', email: 'ladina@seilwerk.example', phone };
    const contact = await records.create('contacts', { ...person, address: address.id });
    for (const words of [
      'caflisch',
      'Ladina Cafl',
      'ladina@seilwerk.example',
      '0817654321',
      '081 765 43 21',
      '7654321',
    ])
      expect([words, await found('agent', words, '&typing=true')]).toEqual([words, [contact.id]]);
    const [hit] = await search('agent', 'caflisch');
    expect(hit).toMatchObject({ resource: 'contacts', note: phone, place: 'Seilwerk AG', person: null, state: null });
    const everybody: Person[] = ['agent', 'admin', 'executor', 'customer', 'customerAll', 'otherAgent'];
    for (const as of everybody) {
      const list = await desk.as(as).get('v1/contacts?filter={"q":"caflisch"}');
      const listed = list.status === 200 ? list.body.map(({ id }: Json) => id) : [];
      expect([as, await found(as, 'caflisch')]).toEqual([as, listed]);
      expect([as, await found(as, '0817654321')]).toEqual([as, listed]);
    }
    const changed = await records.patch('contacts', contact, { lastname: 'Buol' }).expect(200);
    expect([await found('agent', 'caflisch'), await found('agent', 'buol')]).toEqual([[], [contact.id]]);
    await desk.as('manager').delete(`v1/contacts/${changed.body.id}`).expect(200);
    expect(await found('agent', 'buol')).toEqual([]);
  });

  it('looks at each resource that declares columns for it, and at no other', () => {
    const declared = allResources().filter(({ options }) => options.fullText);
    expect([...SEARCHED].toSorted()).toEqual(declared.map(({ options }) => options.path).toSorted());
    expect(
      searchSources()
        .map(({ resource }) => resource)
        .toSorted(),
    ).toEqual([...SEARCHED].toSorted());
  });

  it('still finds numbers that look like one of a phone by their parts', async () => {
    const { id } = await ticket('Schaltschrank 2026-00815 summt, Raum 12 34 56');
    expect(await found('agent', '2026-00815')).toEqual([id]);
    expect(await found('agent', '56 12 34')).toEqual([id]);
  });

  it('finds compounds by their parts, and what was mistyped', async () => {
    const { id } = await ticket('Brandschutzklappe schliesst nicht, Lüftungsanlage steht');
    for (const words of ['klappe', 'Schutz', 'Anlagen', 'Luftung', 'Brandschuztklappe', 'Lüftugsanlage'])
      expect([words, await found('agent', words)]).toEqual([words, [id]]);
    expect(await found('agent', 'Quetzalcoatl')).toEqual([]);
  });

  it('finds compounds that end with a word of three letters, and no Latin endings', async () => {
    const texts = ['Haustür klemmt', 'Garagentor offen', 'Die Wanduhr steht', 'Alle Schranktüren quietschen'];
    const [door, gate, clock, wardrobe] = ids(await Promise.all(texts.map((text) => ticket(text))));
    await ticket('Reparatur am Motor, Temperatur und Struktur der Kultur, der Ventilator');
    expect((await found('agent', 'Tür')).sort()).toEqual([door, wardrobe].sort());
    expect((await found('agent', 'Türen')).sort()).toEqual([door, wardrobe].sort());
    expect(await found('agent', 'Tor')).toEqual([gate]);
    expect(await found('agent', 'uhr')).toEqual([clock]);
    expect(await found('agent', 'tur klemmt', '&typing=true')).toEqual([door]);
  });

  it('puts what is called so before what mentions it, and the newer before the older', async () => {
    const older = await ticket('Kompressor laut');
    const newer = await ticket('Kompressor laut');
    await desk.superuser.query(`update ticket set created_at = now() - interval '3 years' where id = $1`, [older.id]);
    await desk.superuser.query('update ticket set contact_name = $2 where id = $1', [older.id, 'Neu']);
    const mentions = await ticket(
      `Vieles ist zu tun. ${'Anderes steht hier auch noch. '.repeat(20)} Und der Kompressor.`,
    );
    expect(await found('agent', 'kompressor laut')).toEqual([newer.id, older.id]);
    expect((await found('agent', 'kompressor')).at(-1)).not.toBe(newer.id);
    expect(await found('agent', 'kompressor')).toContain(mentions.id);
    expect(await found('agent', 'kompressor', '&since=2026-01-01')).not.toContain(older.id);
  });

  it('goes back as far as it has to, and leaves nothing out on the way', async () => {
    const years = [0, 0.3, 0.6, 1, 2, 5, 9, 15, 24, 40];
    const written = await Promise.all(years.map(() => ticket('Wetterfahne klemmt')));
    for (const [at, { id }] of written.entries())
      await desk.superuser.query(`update ticket set created_at = now() - $2 * interval '1 year' where id = $1`, [
        id,
        years[at],
      ]);
    // A change that the index takes note of.
    await desk.superuser.query('update ticket set contact_name = $2 where id = any ($1)', [ids(written), 'Neu']);
    expect(await found('agent', 'wetterfahne klemmt', '&limit=50')).toEqual(ids(written));
  });

  it('chooses among the newest of what is said everywhere', async () => {
    const newest = await ticket('Laubbläser laut');
    await found('agent', 'laubbläser');
    // Rows ahead of it in the table, as older messages are, and more of them than the search weighs.
    await desk.superuser.query(
      `insert into search_entry
       select tenant, overlay(uuidv7()::text placing '00000000' from 1)::uuid, part, 'activities', null, at - interval '1 hour', title, body, reach, words
         from search_entry, generate_series(1, 600) where record = $1`,
      [newest.id],
    );
    await desk.superuser.query('cluster search_entry using search_entry_pkey');
    for (const typing of [true, false])
      expect(await found('agent', 'laubbläser', `&typing=${typing}`)).toContain(newest.id);
  });

  it('finds a ticket however many customers are called by the word', async () => {
    const { id } = await ticket('Kleinbahn entgleist');
    await desk.as('manager').create('v1/customers', { code: 'KLEIN', name: 'Kleinbahn AG' });
    await found('agent', 'kleinbahn');
    await desk.superuser.query(
      `insert into search_entry
       select tenant, uuidv7(), part, resource, ticket, at, title, body, reach, words
         from search_entry, generate_series(1, 600) where resource = 'customers' and title ~ 'Kleinbahn'`,
    );
    for (const typing of [true, false]) expect(await found('agent', 'kleinbahn', `&typing=${typing}`)).toContain(id);
  });

  it('finds customers, places and people by what they are called, and of a kind no more than is asked', async () => {
    expect(await search('agent', 'Bergbahn')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ resource: 'customers', id: world.bergbahn, note: 'BERGBAHN' }),
      ]),
    );
    expect(await found('agent', 'Talstat', '&typing=true')).toEqual([world.foreignLocation]);
    expect(await found('agent', 'alpina executor')).toEqual([world.ids.executor]);
    const body = await desk.as('agent').read('v1/search?q=kompressor&limit=1');
    expect(body).toMatchObject({ hits: [{ resource: 'tickets' }], more: ['tickets'] });
    expect(await found('agent', 'kompressor', '&resources=users,reports')).toEqual([]);
  });

  it('forgets what was removed, and knows what was changed', async () => {
    const draft = await ticket('Xylophonraum ist feucht', 'customer', { draft: true });
    expect(await found('customer', 'xylophonraum')).toEqual([draft.id]);
    await world.change('customer', draft, { customerDescription: 'Zitherraum ist feucht' }).expect(200);
    expect(await found('customer', 'xylophonraum')).toEqual([]);
    expect(await found('customer', 'zitherraum')).toEqual([draft.id]);
    await runAsTenant('alpina', () => desk.app.get(SearchIndex).rebuild());
    expect(await found('customer', 'zitherraum')).toEqual([draft.id]);
    await desk.superuser.query('delete from ticket where id = $1', [draft.id]);
    expect(await found('customer', 'zitherraum')).toEqual([]);
  });
});

const HOSTILE = [
  '',
  ' ',
  `'`,
  `"`,
  `' or 1=1 --`,
  `a' | 'b`,
  'foo & | ! ( ) : * <->',
  `\\' \\\\`,
  '\ud800heizung',
  '%_%',
  '🔥'.repeat(50),
  'ﷺ'.repeat(300),
  'heizung '.repeat(1_250),
  'a'.repeat(10_000),
  '1e999 0x1f 12e5 -5',
  'مرحبا 你好 שלום',
];

it('bears whatever is sent to it', async () => {
  for (const q of HOSTILE) {
    const sent = encodeURIComponent(q.toWellFormed());
    for (const typing of ['', '&typing=true']) {
      const { status, body } = await desk.as('agent').get(`v1/search?q=${sent}${typing}`);
      expect([q.slice(0, 20), status, body.code]).toEqual([q.slice(0, 20), 200, undefined]);
    }
  }
  for (const broken of ['%ED%A0%80', 'x%00y']) await desk.as('agent').get(`v1/search?q=${broken}`).expect(400);
  for (const wrong of [
    'limit=0',
    'limit=51',
    'limit=x',
    'resources=slas',
    'resources=',
    'since=gestern',
    'typing=x',
    'x=1',
  ])
    await desk.as('agent').get(`v1/search?q=heizung&${wrong}`).expect(400);
  await desk.as(null).get('v1/search?q=heizung').expect(401);
});

describe('the text of an attachment', () => {
  const FILES: readonly [name: string, content: () => Buffer | Promise<Buffer>, state: string, word?: string][] = [
    ['notiz.txt', () => Buffer.from('Schlüsseltresor Nummer sieben'), 'READ', 'schlüsseltresore'],
    ['alt.txt', () => Buffer.from('Geländerlatte gebrochen', 'latin1'), 'READ', 'gelander'],
    ['brief.docx', () => archiveOf(wordDocument('Kaminfegerrapport &amp; mehr')), 'READ', 'kaminfeger'],
    ['liste.xlsx', () => workbookOf([['Raum'], ['Schwimmbadtechnik']]), 'READ', 'schwimmbad'],
    ['plan.pdf', () => pdfOf('Notbeleuchtungsplan'), 'READ', 'beleuchtung'],
    ['leer.txt', () => Buffer.from(' \n '), 'EMPTY'],
    ['kaputt.pdf', () => Buffer.from('%PDF-1.7\n%%EOF'), 'UNREADABLE'],
    ['kaputt.docx', () => archiveOf(wordDocument('<w:t')), 'UNREADABLE'],
    [
      'entity.docx',
      () => archiveOf({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY b "bombe">]><t>&b;</t>' }),
      'UNREADABLE',
    ],
    ['bombe.docx', () => archiveOf(wordDocument(' '.repeat(80_000_000))), 'TOO_LARGE'],
    ['bombe.pdf', pdfBomb, 'TOO_LARGE'],
    ['luege.docx', () => archiveOf(wordDocument('x '.repeat(500_000)), 100), 'UNREADABLE'],
    ['anderes.docx', () => archiveOf({ 'readme.md': 'hallo' }), 'UNREADABLE'],
  ];

  it('has a state that agents see, none before it is read and of what has no text', async () => {
    const { id } = await ticket('Bilder', 'customer');
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const [name, content] of [
      ['bild.png', dot],
      ['notiz.txt', Buffer.from('Notiz')],
    ] as const)
      await desk.as('customer').post(`v1/tickets/${id}/attachments`).attach('file', content, name).expect(201);
    const files = async (as: Person): Promise<Json[]> => await desk.as(as).read(`v1/tickets/${id}/attachments`);
    expect((await files('agent')).map(({ text }) => text)).toEqual([null, null]);
    expect((await files('customer')).filter((file) => 'text' in file)).toEqual([]);
  });

  it('is found once a job has read it, and what cannot be read is marked and holds up nothing', async () => {
    const { id } = await ticket('Unterlagen');
    const ids = new Map<string, string>();
    for (const [name, content] of FILES) {
      const sent = desk.as('agent').post(`v1/tickets/${id}/attachments`).field('visibleForCustomer', 'false');
      ids.set(name, (await sent.attach('file', await content(), name).expect(201)).body.id);
    }
    await desk.app.get(SearchWatch).poll();
    await desk.app.get(JobWorker).start();
    await eventually(async () => {
      const rows = await desk.rows('select id, state from attachment_text');
      const states = new Map(rows.map((row) => [row.id, row.state]));
      expect(FILES.map(([name]) => [name, states.get(ids.get(name))])).toEqual(
        FILES.map(([name, , state]) => [name, state]),
      );
    });
    for (const [name, , , word] of FILES)
      if (word) expect([name, await found('agent', word)]).toEqual([name, [ids.get(name)]]);
    expect(await found('customerAll', 'Schlüsseltresor')).toEqual([]);
    const body = await desk.as('agent').read(`v1/tickets/${id}/attachments`, { range: '[0,99]' });
    const states = new Map(body.map((file: Json) => [file.name, file.text]));
    expect(FILES.map(([name]) => [name, states.get(name)])).toEqual(FILES.map(([name, , state]) => [name, state]));
  });
});
