import fc from 'fast-check';
import type { Json } from '../records.js';
import { HOSTILE_BODIES, HOSTILE_NAMES, hostileTexts, hostileValues } from './hostile-values.js';
import { followed, valuesOf } from './schema-values.js';

/** The body of a request: a value, a text as it is, a form, or a mail. Left out for an empty body. */
export type FuzzBody =
  | { readonly kind: 'json'; readonly value: unknown; readonly onFixture: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>>; readonly file: string }
  | { readonly kind: 'broken-form'; readonly seed: number }
  | { readonly kind: 'message'; readonly text: string };

/** Bodies for an operation: valid by its schema, nearly valid, and arbitrary ones. */
export function fuzzedBodies(content: Json, path: string): fc.Arbitrary<FuzzBody | undefined> {
  const form = content['multipart/form-data'];
  if (form) return forms(followed(form.schema));
  if (content['message/rfc822']) return messages();
  const schema = followed(content['application/json'].schema);
  const fine = valuesOf(schema, path);
  return fc.oneof(
    { weight: 6, arbitrary: json(fine) },
    { weight: 6, arbitrary: json(bent(fine, schema)) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES).map((text) => ({ kind: 'text', text }) as const) },
    { weight: 1, arbitrary: json(hostileValues()) },
  );
}

/** Half of them are laid over a valid body, so that most refusals concern the changed field. */
const json = (values: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzBody> =>
  fc.tuple(values, fc.boolean()).map(([value, onFixture]) => ({ kind: 'json', value, onFixture }));

/** One or two properties removed, spoilt or added. */
function bent(fine: fc.Arbitrary<unknown>, { properties = {} }: Json): fc.Arbitrary<unknown> {
  const names = Object.keys(properties);
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('x');
  const change = fc.oneof(
    fc.record({ name, value: hostileValues() }),
    fc.record({ name, value: fc.constant(undefined) }),
    fc.record({ name: fc.constantFrom(...HOSTILE_NAMES), value: hostileValues() }),
    name.chain((one) => beyond(followed(properties[one] ?? {})).map((value) => ({ name: one, value }))),
  );
  return fc.tuple(fine, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) => {
    const whole = Object.entries({ ...(value as object) });
    const changed = changes.map((one) => [one.name, one.value] as const);
    // Built from entries, so that __proto__ is a name like others.
    return Object.fromEntries([...whole, ...changed]);
  });
}

/** Values just outside of a schema. */
function beyond({ maxLength, minLength, maximum, minimum, maxItems, items }: Json): fc.Arbitrary<unknown> {
  const values: unknown[] = [
    ...(maxLength ? ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '🏳'.repeat(maxLength)] : []),
    ...(minLength ? [' '.repeat(minLength)] : []),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, maximum - 0.001]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1, minimum + 0.001]),
    ...(maxItems && items ? [Array(maxItems + 1).fill(null)] : []),
  ];
  return values.length > 0 ? fc.constantFrom(...values) : hostileValues();
}

/** Names of files with types in their ending; `fuzz-sender.ts` has their contents. */
const NAMES = [
  'text.txt',
  'seite.html',
  'bild.png',
  'rechnung.pdf',
  'standorte.csv',
  'standorte.xlsx',
  'leer.txt',
  '../x',
  'a\u202etxt.exe',
  'x'.repeat(300),
];

function forms({ properties, required }: Json): fc.Arbitrary<FuzzBody> {
  const fields = Object.entries<Json>(properties).filter(([name]) => name !== 'file');
  const values = Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      fc.oneof(
        { weight: 4, arbitrary: valuesOf(schema, 'tickets').map(String) },
        {
          weight: 1,
          arbitrary: hostileTexts().map((text) => text.toWellFormed().replaceAll(/[\r\n]/g, ' ')),
        },
      ),
    ]),
  );
  const kept = fc.record(values, {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
  });
  const whole = fc
    .tuple(kept, fc.constantFrom(...NAMES))
    .map(([some, file]) => ({ kind: 'form', fields: { ...some } as Record<string, string>, file }) as const);
  const broken = fc.nat().map((seed) => ({ kind: 'broken-form', seed }) as const);
  return fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: broken });
}

/** Mails of any headers and text; the worker processes them. */
const messages = (): fc.Arbitrary<FuzzBody> =>
  fc
    .record({ id: hostileTexts(), from: hostileTexts(), text: hostileTexts() })
    .map(({ id, from, text }) => ({ kind: 'message', text: `Message-ID: <${id}>\r\nFrom: ${from}\r\n\r\n${text}` }));
