import fc from 'fast-check';
import type { AccessOperation } from '../access-operations.js';
import { document } from '../document.js';
import type { Json } from '../records.js';
import { type FuzzBody, fuzzedBodies } from './fuzz-bodies.js';
import { hostileTexts } from './hostile-values.js';
import { idOf } from './ids.js';
import { queriesOf } from './list-queries.js';

/** A generated request; the placeholders of its ids are filled when it is sent. */
export interface FuzzRequest {
  readonly operation: AccessOperation;
  /** Below services/, with the query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The version that the record has is to be sent. */
  readonly isCurrent: boolean;
  readonly body: FuzzBody | undefined;
}

const VERSIONS = [
  '"1"',
  '1',
  'W/"2"',
  '"999999999"',
  '*',
  '',
  '"-1"',
  '"1", "2"',
  '"x"',
  '99999999999999999999',
  '"1"x',
];
const LANGUAGES = [
  'de',
  'fr-CH,fr;q=0.9',
  'it',
  'xx-YY',
  '*',
  ';;;',
  'de;q=nonsense',
  `en${'-x'.repeat(500)}`,
  'zh-Hant-TW',
];
const STRANGE_HEADERS: readonly (readonly [string, string])[] = [
  ['range', 'bytes=0-10'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=-99999999999999999999'],
  ['range', 'rows=0-'],
  ['if-none-match', '*'],
  ['if-none-match', '"1", W/"2"'],
  ['if-modified-since', 'yesterday'],
  ['accept', 'text/plain'],
  ['accept', 'application/xml;q=x'],
  ['accept-encoding', 'nonsense, gzip;q=7'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '::ffff:1.2.3.4, unknown'],
  ['x-forwarded-host', 'evil.example'],
  ['origin', 'null'],
  ['cookie', 'connect.sid=s%3Anone.%00; x'],
  ['x-request-id', "'; select"],
  ['prefer', 'return=minimal'],
];
const KEYS = ['k', 'k'.repeat(200), 'k'.repeat(201), 'ein Schlüssel', '', ' ', '\u00e4'];
const CONTENT_TYPES = ['text/plain', 'application/json; charset=utf-7', 'application/merge-patch+json', 'nonsense', ''];

/** Node itself refuses longer heads, which `hostile-input.spec.ts` sends. */
const LONGEST = 3_000;

/** A value once in so many times, else null. */
const seldom = <T>(values: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values });

const declaredOf = ({ address, method }: AccessOperation): Json => document.paths[`/${address}`][method];

/** Mostly values of the parameter's schema; for lists those of the dialect. */
function queryOf(operation: AccessOperation): fc.Arbitrary<[string, string][]> {
  const parameters: Json[] = declaredOf(operation).parameters.filter((one: Json) => one.in === 'query');
  const parts = parameters.map((parameter) => {
    const fine = queriesOf(operation, parameter);
    const value = fc.oneof({ weight: 14, arbitrary: fine }, { weight: 1, arbitrary: hostileTexts() });
    return seldom(
      value.map((text) => [parameter.name as string, String(text).slice(0, LONGEST)] as [string, string]),
      2,
    );
  });
  const unknown = fc.constantFrom<[string, string]>(
    ['page', '1'],
    ['filter', '{}'],
    ['__proto__', 'x'],
    ['a[b]', '\u0000'],
  );
  return fc
    .tuple(...parts, seldom(unknown, 12))
    .map((all) => all.filter((one): one is [string, string] => one !== null));
}

const asQuery = (all: readonly [string, string][]) =>
  all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');

/** Half characters are no URI; they are sent as the bytes that some clients make of them. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%C2%AB', '«').replaceAll('%C2%BB', '»').replaceAll('%3A', ':');

function addressOf(operation: AccessOperation): fc.Arbitrary<string> {
  const names = [...operation.address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const values = names.map((name) => {
    const own: Record<string, fc.Arbitrary<string>> = {
      id: idOf(operation.resource ?? 'tickets'),
      block: idOf('text-blocks'),
      number: idOf('addresses-number'),
    };
    const fine = own[name] ?? fc.constantFrom('0191a0b0-0000-7000-8000-0000000000ab', 'swagger-ui.css');
    const hostile = hostileTexts().map((value) => encoded(value.slice(0, 300)) || '%20');
    return fc.oneof({ weight: 14, arbitrary: fine }, { weight: 1, arbitrary: hostile });
  });
  return fc.tuple(fc.tuple(...values), queryOf(operation)).map(([filled, query]) => {
    const path = filled.reduce(
      (address, value, at) => address.replace(`{${names[at]}}`, () => value),
      operation.address,
    );
    return query.length > 0 ? `${path}?${asQuery(query)}` : path;
  });
}

function headersOf(operation: AccessOperation): fc.Arbitrary<Record<string, string>> {
  const maybe = (name: string, value: fc.Arbitrary<string>, times: number) =>
    seldom(
      value.map((text) => [name, text] as const),
      times,
    );
  const parts = [
    maybe('accept-language', fc.constantFrom(...LANGUAGES), 4),
    maybe('if-match', fc.constantFrom(...VERSIONS), operation.needsVersion ? 3 : 20),
    maybe('idempotency-key', fc.oneof(fc.constantFrom(...KEYS), fc.uuid()), 4),
    maybe('content-type', fc.constantFrom(...CONTENT_TYPES), 25),
    seldom(fc.constantFrom(...STRANGE_HEADERS), 5),
  ];
  // The value of a header is sent as bytes; other tests try odd names.
  return fc.tuple(...parts).map((all) => Object.fromEntries(all.filter((one) => one !== null)));
}

/** Requests to an operation: right ones, nearly right ones and hostile ones. */
export function requestsTo(operation: AccessOperation): fc.Arbitrary<FuzzRequest> {
  const content: Json | undefined = declaredOf(operation).requestBody?.content;
  const bodies = content ? fuzzedBodies(content, operation.resource ?? 'tickets') : fc.constant(undefined);
  return fc
    .record({ address: addressOf(operation), headers: headersOf(operation), body: bodies, stale: fc.nat(9) })
    .map(({ stale, ...request }) => ({ ...request, operation, isCurrent: stale > 0 && !request.headers['if-match'] }));
}
