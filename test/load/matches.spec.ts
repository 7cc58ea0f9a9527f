import { Collection, type Ref } from '@mikro-orm/core';
import fc from 'fast-check';
import { AssignmentGroup } from '../../api/masterdata/assignment-group.entity.js';
import { User } from '../../api/masterdata/user.entity.js';
import { clock } from '../../api/platform/clock.js';
import { customField } from '../../api/platform/resource/custom-field.js';
import { partsOfKey } from '../../api/platform/resource/field.js';
import {
  Choice,
  Day,
  Email,
  Flag,
  Integer,
  LongText,
  Moment,
  Money,
  Phone,
  Quantity,
  Reference,
  References,
  Resource,
  Text,
  Time,
  type Translated,
  TranslatedText,
} from '../../api/platform/resource/index.js';
import { allResources } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import { conditionFaults, meets, recordFields } from '../../api/platform/rest/conditions.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { ZONE } from '../../api/platform/vocabulary/zone.js';
import { Role } from '../../api/vocabulary/role.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

/** A field of the document, as the screens read it. */
interface FieldModel {
  readonly name: string;
  readonly widget: string;
  readonly required: boolean;
  readonly isKept?: boolean;
  readonly filter: readonly string[];
}

/** The model of the screens, which are built and checked by themselves and share the document with the API alone. */
interface Screens {
  matches(record: object, filter: object, fields: readonly FieldModel[], asking: object): boolean;
  toResourceModels(document: unknown): { readonly path: string; readonly fields: readonly FieldModel[] }[];
  configureZone(name: string): void;
}

const MODEL = '../../admin/model';
let screens: Screens;
beforeAll(async () => {
  const parts = ['matches', 'to-resource-models', 'local-time'].map((name) => import(`${MODEL}/${name}`));
  screens = Object.assign({}, ...(await Promise.all(parts)));
});

const ASKED = { filter: true, search: true } as const;

/** A field of each kind that lists are filtered by. */
@Resource({ path: 'judged', icon: 'Science', allow: { read: [Role.Agent], write: [Role.Agent] } })
class Judged extends TenantEntity {
  @Text({ ...ASKED, required: true, unique: true, verbatim: true, folded: false }) name!: string;
  @Text(ASKED) text: string | null = null;
  @Text({ ...ASKED, verbatim: true }) verbatim: string | null = null;
  @LongText({ search: true }) story: string | null = null;
  @Email(ASKED) email: string | null = null;
  @Phone(ASKED) phone: string | null = null;
  @Integer({ filter: true }) count: number | null = null;
  @Money({ filter: true }) price: number | null = null;
  @Quantity({ filter: true }) hours: number | null = null;
  @Flag({ filter: true }) flag = false;
  @Choice(['SMALL', 'LARGE'], { name: 'specimenSize', filter: true }) size: string | null = null;
  @Day({ filter: true }) day: string | null = null;
  @Moment({ filter: true }) moment: Date | null = null;
  @Time({ filter: true }) time: string | null = null;
  @TranslatedText(ASKED) title!: Translated;
  @Reference(() => User, { filter: true }) person: Ref<User> | null = null;
  @References(() => User, { filter: true }) people = new Collection<User>(this);
  @Reference(() => AssignmentGroup, { filter: true }) group: Ref<AssignmentGroup> | null = null;
  @References(() => AssignmentGroup, { filter: true }) groups = new Collection<AssignmentGroup>(this);
}

const desk = useDesk({}, [ResourceModule.offer({ type: Judged })]);
const { create, me } = recordsOf(desk);

/** In the night in which clocks go forward here, while it is still the day before in London. */
const NOW = new Date('2026-03-28T23:30:00Z');
const { now } = clock;
beforeEach(() => {
  screens.configureZone(ZONE);
  clock.now = () => NOW;
});
afterEach(() => {
  clock.now = now;
});

// Characters that folding, casing, collation, patterns and trimming could confuse.
const CHARACTERS = [
  ...[
    'a',
    'A',
    'b',
    'B',
    'z',
    'Z',
    'ä',
    'Ä',
    'a\u0308',
    'é',
    'É',
    'ø',
    'ß',
    'ẞ',
    'ss',
    'I',
    'i',
    'İ',
    'ı',
    'Σ',
    'σ',
    'ς',
  ],
  ...['0', '1', '10', '2', ' ', '-', '_', '%', '\\', "'", '"', '.', '@', '’', '\u00a0', '\u200b', 'ﬁ', 'Å', '中', '😀'],
];
const texts = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 4 });
const DAYS = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'];
const days = fc.constantFrom(...DAYS);
// Both ends of days with 23, 24 and 25 hours, and the hour that comes twice.
const moments = fc.constantFrom(
  ...['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:59.999Z'],
  ...['2026-03-29T22:00:00Z', '2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00.000Z', '2026-10-25T00:30:00Z'],
  ...['2026-10-25T01:30:00Z', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z', '2026-03-29T03:00:00+02:00'],
);
const relative = fc.constantFrom('@today', '@today+1', '@today-1', '@today+211', '@today-0');
const amounts = (...more: number[]) => fc.constantFrom(-3.5, -0.01, 0, 0.01, 0.1, 1, 2, 10, 217.55, ...more);
const times = fc.constantFrom('00:00', '07:45', '09:59', '10:00', '23:59');
const nullable = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });

/** The records before all requests: people, and groups with some of them as members. */
async function surroundings() {
  const ids = { agent: await me('agent'), manager: await me('manager') };
  const group = async (name: string, ...members: string[]) =>
    (await create('assignment-groups', { name, members })).id as string;
  const groups = [
    await group('Mit Agent', ids.agent),
    await group('Mit beiden', ids.agent, ids.manager),
    await group('Ohne Agent', ids.manager),
    await group('Leer'),
  ];
  return { people: [ids.agent, ids.manager], groups, asking: { me: ids.agent, language: 'de', now: NOW } as const };
}

type World = Awaited<ReturnType<typeof surroundings>>;

/** The filter values for a kind of field: values that records have, others of the kind, and refused ones. */
function askedOf(field: FieldModel, records: readonly Json[], { people, groups }: World): fc.Arbitrary<unknown> {
  const present = records.flatMap((record) => valueAt(record, field.name) ?? []);
  const known = present.filter((value) => typeof value !== 'object');
  const own = known.length > 0 ? fc.constantFrom(...known) : fc.constant(0);
  const nonsense = fc.constantFrom<unknown>(
    '3',
    3,
    true,
    '',
    '@nonsense',
    '2026-02-30',
    {},
    '@me',
    '@today',
    '@mygroups',
  );
  return fc.oneof(
    { weight: 4, arbitrary: own },
    { weight: 4, arbitrary: kindsOf[field.widget]?.(people, groups) ?? texts },
    { weight: 1, arbitrary: nonsense },
  );
}

const ids = (known: readonly string[], ...more: string[]) =>
  fc.constantFrom(...known, ...known.map((id) => id.toUpperCase()), ...more);
const kindsOf: Partial<
  Record<string, (people: readonly string[], groups: readonly string[]) => fc.Arbitrary<unknown>>
> = {
  integer: () => fc.constantFrom(-1, 0, 1, 2, 3, 1.5),
  money: () => amounts(1.005, 217.555, 0.015),
  quantity: () => amounts(0.0005, 217.5555, 1.0000001),
  flag: () => fc.boolean(),
  choice: () => fc.constantFrom('SMALL', 'LARGE'),
  day: () => fc.oneof(days, relative),
  moment: () => fc.oneof(moments, days, relative),
  time: () => times,
  reference: (people, groups) => ids([...people, ...groups], '@me', '@mygroups'),
  references: (people, groups) => ids([...people, ...groups], '@me', '@mygroups'),
};

/** The order of texts is the database's own, so that the screens do not judge by it. */
const isJudged = ({ field, operator }: { field: FieldModel; operator: string }) =>
  !(/^_[gl]t/.test(operator) && ['text', 'email', 'phone'].includes(field.widget));

/** Filters of one to three fields with every operator that the document offers for them, and words that are looked for. */
function filtersOf(fields: readonly FieldModel[], records: readonly Json[], world: World): fc.Arbitrary<Json> {
  const asked = fields.flatMap((field) => field.filter.map((operator) => ({ field, operator }))).filter(isJudged);
  const part = fc.constantFrom(...asked).chain(({ field, operator }) => {
    const one = askedOf(field, records, world);
    const isNullable = !field.required && !field.isKept && field.widget !== 'flag' && !field.widget.endsWith('s');
    const empty = isNullable ? fc.option(one, { freq: 5 }) : one;
    const isFound = operator === '_contains' || operator === '_starts';
    const many = fc.array(empty, { maxLength: 4 });
    const value = isFound
      ? texts
      : operator === '_eq_any'
        ? many
        : operator === ''
          ? fc.oneof({ weight: 3, arbitrary: empty }, { weight: 1, arbitrary: many })
          : operator === '_neq'
            ? empty
            : one;
    return value.map((wanted): [string, unknown] => [`${field.name}${operator}`, wanted]);
  });
  const words = texts.map((text): [string, unknown] => ['q', text]);
  const parts = fc.array(fc.oneof({ weight: 9, arbitrary: part }, { weight: 1, arbitrary: words }), {
    minLength: 1,
    maxLength: 3,
  });
  return parts.map((all) => Object.fromEntries(all));
}

const valueAt = (record: Json, path: string) => path.split('.').reduce((value: Json, key) => value?.[key], record);

/** The value of a filter, and the record's value of its field. */
const asked = (record: Json, filter: Json) =>
  Object.entries(filter).map(([key, wanted]) => [key, wanted, valueAt(record, partsOfKey(key)[0])]);

/** Lists by random filters, in the database and here. */
async function agree(path: string, records: readonly Json[], world: World, runs: number): Promise<void> {
  const body = await desk.as('agent').read('openapi.json');
  const model = screens.toResourceModels(body).find((one) => one.path === path);
  const fields = (model?.fields ?? []).filter(({ filter }) => filter.length > 0);
  const own = recordFields(
    allResources().find(({ options }) => options.path === path) as ResourceModel,
    (await desk.as('manager').read('v1/custom-fields'))
      .filter(({ resource }: Json) => resource === path)
      .map((definition: Json) => customField({ ...definition, slot: null } as never, [], () => User)),
  );
  const asking = { ...world.asking, groups: world.groups.slice(0, 2) };
  const met = { lists: 0, refusals: 0 };
  await fc.assert(
    fc.asyncProperty(filtersOf(fields, records, world), async (filter) => {
      const query = { filter: JSON.stringify(filter), fields: '["id"]', range: '[0,199]', count: 'none' };
      const answer = await desk.as('agent').get(`v1/${path}`).query(query);
      expect([200, 400]).toContain(answer.status);
      const listed = answer.status === 200 ? answer.body.map(({ id }: Json) => id) : [];
      const judged = records.filter((record) => screens.matches(record, filter, model?.fields ?? [], asking));
      const others = records.filter((record) => judged.includes(record) !== listed.includes(record.id));
      if (answer.status === 200 && conditionFaults(filter, own).length === 0) {
        const met = records.filter((record) => meets(filter, own, ({ name }) => valueAt(record, name)));
        expect(met.map(({ id }) => id).sort()).toEqual(listed.toSorted());
      }
      expect([answer.status, others.map((record) => asked(record, filter))]).toEqual([answer.status, []]);
      if (answer.status === 400) met.refusals += 1;
      else if (listed.length > 0 && listed.length < records.length) met.lists += 1;
    }),
    { numRuns: runs },
  );
  // A filter that finds all records or none agrees easily.
  expect(met.lists).toBeGreaterThan(runs / 5);
  expect(met.refusals).toBeGreaterThan(runs / 50);
}

describe('a condition is answered by the screens as by the database', () => {
  let world: World;
  beforeAll(async () => {
    world = await surroundings();
  });

  it('for each kind of field and each operator', async () => {
    const { people, groups } = world;
    const specimens = fc.sample(
      fc.record({
        text: nullable(texts),
        verbatim: nullable(texts),
        story: nullable(texts),
        email: nullable(fc.constantFrom('a@b.example', 'A.B@c.example', 'änni@bär.example')),
        phone: nullable(fc.constantFrom('+41 44 123 45 67', '044 123 45 67')),
        count: nullable(fc.integer({ min: -1, max: 3 })),
        price: nullable(amounts()),
        hours: nullable(amounts(0.001)),
        flag: fc.boolean(),
        size: nullable(fc.constantFrom('SMALL', 'LARGE')),
        day: nullable(days),
        moment: nullable(moments),
        time: nullable(times),
        title: fc.record({ de: nullable(texts), fr: nullable(texts) }),
        person: nullable(fc.constantFrom(...people)),
        people: fc.subarray(people),
        group: nullable(fc.constantFrom(...groups)),
        groups: fc.subarray(groups),
      }),
      60,
    );
    for (const [at, specimen] of specimens.entries()) await create('judged', { ...specimen, name: `${at} Muster` });
    const body = await desk.as('agent').read('v1/judged', { range: '[0,199]' });
    expect(body).toHaveLength(60);
    await agree('judged', body, world, 1_000);
  });

  it('for the fields that a tenant has added', async () => {
    const field = (kind: string, more: object = {}) =>
      create('custom-fields', {
        resource: 'locations',
        key: kind.toLowerCase().replace('_t', 'T'),
        kind,
        label: { de: kind },
        ...(kind !== 'LONG_TEXT' && { filterable: true }),
        ...more,
      });
    await field('TEXT', { searchable: true });
    await field('LONG_TEXT', { searchable: true });
    await field('NUMBER', { decimals: 0 });
    await field('NUMBER', { decimals: 3, key: 'fraction' });
    await field('MONEY');
    await field('DATE');
    await field('FLAG');
    await field('CHOICE', { options: ['SMALL', 'LARGE'].map((value) => ({ value, label: { de: value } })) });
    await field('USER');
    const customer = (await create('customers', { code: 'ACME', name: 'Acme AG' })).id;
    const specimens = fc.sample(
      fc.record({
        text: nullable(texts),
        longText: nullable(texts),
        number: nullable(fc.integer({ min: -1, max: 3 })),
        fraction: nullable(amounts(0.001)),
        money: nullable(amounts()),
        date: nullable(days),
        flag: nullable(fc.boolean()),
        choice: nullable(fc.constantFrom('SMALL', 'LARGE')),
        user: nullable(fc.constantFrom(...world.people)),
      }),
      40,
    );
    for (const [at, custom] of specimens.entries()) await create('locations', { customer, name: `${at} Ort`, custom });
    const body = await desk.as('agent').read('v1/locations', { range: '[0,199]' });
    await agree('locations', body, world, 500);
  });
});
