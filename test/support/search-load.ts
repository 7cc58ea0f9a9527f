import type pg from 'pg';
import { indexed } from '../../api/search/index/search-index.service.js';
import { type Source, searchSources } from '../../api/search/index/sources.js';
import { withoutIndexes } from './fill-table.js';
import type { TicketWorld } from './ticket-world.js';

const STEMS =
  'pumpe heizung fenster klappe ventil kessel lüftung brand schutz wasser strom licht schalter motor filter leitung kabel türe schloss dach rinne boden decke wand keller lift antrieb steuerung fühler anlage rohr dichtung druck kälte wärme luft abwasser sicherung zähler lampe storen garage tor küche bad dusche spiegel treppe geländer fassade alarm kamera melder sprinkler notstrom batterie server netz drucker scanner monitor telefon'.split(
    ' ',
  );

/** Some thousand words by frequency: frequent words first, then compounds of them. */
export const VOCABULARY = [
  ...STEMS,
  ...STEMS.flatMap((first) => STEMS.map((second) => `${first}${second}`)),
  ...STEMS.flatMap((first) => ['defekt', 'laut', 'undicht', 'kalt', 'alt'].map((end) => `${first}${end}`)),
];

/** Words in a text, the first of the vocabulary far more often than the later ones. */
const TEXT = (from: number, spread: number) =>
  `(select string_agg(($1::text[])[1 + floor(power(random(), 3) * ${VOCABULARY.length})::int], ' ')
      from generate_series(1, ${from} + i % ${spread}))`;

/**
 * Tickets of twenty tenants, each with a message, straight in the database and as in life: tenants in turn, later ones of the
 * last thousand days behind earlier ones. In alpina a fiftieth is of the customer ACME, some of it of one user, and a tenth
 * are orders of one company.
 */
export async function fillTickets(client: pg.Client, world: TicketWorld, first: number, last: number): Promise<void> {
  const { acme, ids } = world;
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
  const tenant = `case i % 20 when 0 then 'alpina' when 1 then 'nordwind' else 'tenant' || (i % 20) end`;
  const at = `now() - (${last} - i)::float8 / ${last - first + 1} * interval '1000 days'`;
  const isOrder = 'i / 20 % 10 = 0';
  await withoutIndexes(client, 'ticket', () =>
    client.query(
      `insert into ticket (tenant, id, version, created_at, updated_at, created_by, updated_by, type, state, approval, cycles, custom,
        prevent_mail_dispatch, group_is_default, reopenings, identifier, customer_description, customer_id, author_id, execution_company)
      select ${tenant}, uuidv7(), 1, ${at}, ${at}, 'System', 'System', case when ${isOrder} then 'ORDER' else 'INCIDENT' end,
        'IN_WORK', 'NONE', '[]', '{}', false, true, 0, 'LAD-2024-' || i, ${TEXT(12, 20)},
        case when i / 20 % 50 = 1 then $2::uuid else uuidv7() end,
        case when i / 20 % 250 = 1 then $3::uuid else uuidv7() end,
        case when ${isOrder} then 'Rohr & Draht' end
        from generate_series(${first}::int, ${last}::int) as i`,
      [VOCABULARY, acme, ids.customer],
    ),
  );
  await withoutIndexes(client, 'activity', () =>
    client.query(
      `insert into activity (tenant, id, version, created_at, updated_at, created_by, updated_by, ticket_id, kind, text, visible_for_customer, changes, mentions)
      select t.tenant, uuidv7(), 1, t.created_at, t.created_at, 'System', 'System', t.id, 'MESSAGE_FROM_AGENT', ${TEXT(6, 12)}, i % 2 = 0, '[]', '[]'
        from (select *, substring(identifier from 10)::int as i from ticket where identifier like 'LAD-%') t
       where i between ${first} and ${last}`,
      [VOCABULARY],
    ),
  );
  await client.query('set session_replication_role = origin');
}

const TABLES = { tickets: 'ticket', activities: 'activity', articles: 'article' } as const;

/**
 * Puts missing records into the full-text index, as the worker does, in large portions and before that is indexed
 * itself; the oldest come first, across tenants and kinds.
 */
export async function indexRecords(client: pg.Client, resources: readonly (keyof typeof TABLES)[]): Promise<void> {
  await withoutIndexes(client, 'search_entry', async () => {
    const portions: Portion[] = [];
    for (const resource of resources) portions.push(...(await portionsOf(client, resource)));
    for (const { resource, tenant, ids } of portions.toSorted((one, other) => one.place - other.place)) {
      const source = searchSources().find((known) => known.resource === resource) as Source;
      await client.query(indexed(source), [tenant, ids]);
    }
  });
  await client.query('vacuum analyze search_word');
}

/** Records of a tenant that follow each other, and which of its portions they are. */
interface Portion {
  readonly resource: keyof typeof TABLES;
  readonly tenant: string;
  readonly place: number;
  readonly ids: readonly string[];
}

async function portionsOf(client: pg.Client, resource: keyof typeof TABLES): Promise<Portion[]> {
  const { rows } = await client.query(
    `select '${resource}' as resource, tenant, place::int, array_agg(id)::text[] as ids
       from (select tenant, id, (row_number() over (partition by tenant order by id) - 1) / 5000 as place from ${TABLES[resource]} t
              where not exists (select from search_entry e where e.tenant = t.tenant and e.record = t.id)) as one
      group by tenant, place`,
  );
  return rows;
}

/** Indexes tickets and their messages. */
export const indexTickets = (client: pg.Client): Promise<void> => indexRecords(client, ['tickets', 'activities']);

/** Words of four languages as they occur, each language with words of its own. */
const TONGUES = { de: '', en: 'ing', fr: 'eau', it: 'ino' } as const;

/** Words of a language as texts of articles have them. */
export const wordsIn = (language: keyof typeof TONGUES): readonly string[] =>
  VOCABULARY.map((word) => `${word}${TONGUES[language]}`);

/** Published articles of a tenant in four languages, straight in the database: titles of four to seven words, a page of text. */
export async function fillArticles(client: pg.Client, tenant: string, first: number, last: number): Promise<void> {
  const languages = Object.keys(TONGUES) as (keyof typeof TONGUES)[];
  const text = (at: number, from: number, spread: number) => TEXT(from, spread).replace('$1', `$${at + 2}`);
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into article (tenant, id, version, created_at, updated_at, created_by, updated_by, helpful, published,
        visible_for_agent, visible_for_customer, ${languages.map((one) => `title_${one}, content_${one}`).join(', ')})
      select $1, uuidv7(), 1, now(), now(), 'System', 'System', 0, i % 10 > 0, true, i % 3 > 0,
        ${languages.map((_one, at) => `${text(at, 4, 4)}, '<p>' || ${text(at, 80, 60)} || '</p>'`).join(', ')}
        from generate_series(${first}::int, ${last}::int) as i`,
    [tenant, ...languages.map(wordsIn)],
  );
  await client.query('set session_replication_role = origin');
}
