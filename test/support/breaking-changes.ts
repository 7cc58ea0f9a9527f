import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from './records.js';

/** The earlier and the later document, and whether programs send the values or read them. */
interface Comparison {
  readonly before: Json;
  readonly after: Json;
  readonly use: 'sent' | 'read';
}

/**
 * The changes of a document by which a program made for the earlier one may fail (docs/api-versions.md). References are
 * followed, so that names of schemas may change.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  const found = Object.entries<Json>(before.paths).flatMap(([path, operations]) =>
    Object.entries<Json>(operations).flatMap(([method, operation]) => {
      const later = after.paths[path]?.[method];
      const place = `${method} ${path}`;
      return later ? [...operationChanges(operation, later, place, { before, after })] : [`${place}: removed`];
    }),
  );
  const deliveries = Object.entries<Json>(before.webhooks ?? {}).flatMap(([name, { post }]) => {
    const later = after.webhooks?.[name]?.post;
    const comparison = { before, after, use: 'read' } as const;
    return later ? [...contentChanges(post.requestBody, later.requestBody, name, comparison)] : [`${name}: removed`];
  });
  return [...new Set([...found, ...deliveries])];
}

function* operationChanges(earlier: Json, later: Json, place: string, documents: Omit<Comparison, 'use'>) {
  const sent = { ...documents, use: 'sent' } as const;
  if (earlier.operationId !== later.operationId) yield `${place}: operationId ${later.operationId}`;
  const byName = ({ parameters = [] }: Json) =>
    new Map<string, Json>(parameters.map((one: Json) => [`${place}, ${one.name}`, one]));
  const [known, now] = [byName(earlier), byName(later)];
  for (const [name, { schema }] of known) {
    const parameter = now.get(name);
    if (parameter) yield* schemaChanges(schema, parameter.schema, name, sent);
    else yield `${name}: removed`;
  }
  for (const [name, { required }] of now) if (required && !known.get(name)?.required) yield `${name}: required`;
  // A PUT sends the record as it was read, with fields that are new in it.
  for (const change of contentChanges(earlier.requestBody, later.requestBody, `${place}, body`, sent))
    if (!place.startsWith('put ') || !change.endsWith(': required')) yield change;
  if (later.requestBody?.required && !earlier.requestBody?.required) yield `${place}, body: required`;
  for (const [status, answer] of Object.entries<Json>(earlier.responses).filter(([status]) => status.startsWith('2')))
    if (later.responses[status])
      yield* contentChanges(answer, later.responses[status], `${place}, answer`, { ...documents, use: 'read' });
    else yield `${place}, ${status}: removed`;
}

function* contentChanges(earlier: Json | undefined, later: Json | undefined, place: string, comparison: Comparison) {
  for (const [type, { schema }] of Object.entries<Json>(earlier?.content ?? {})) {
    const next = later?.content?.[type];
    if (next) yield* schemaChanges(schema, next.schema, place, comparison);
    else yield `${place}: ${type} removed`;
  }
}

/** The schema behind references, with the only alternative to null in its place. */
function resolved(schema: Json | undefined, document: Json): Json {
  const { $ref, allOf = [], anyOf = [], ...own } = schema ?? {};
  const keys: string[] = $ref ? $ref.slice(2).split('/') : [];
  const target = $ref ? [keys.reduce((node, key) => node[key], document)] : [];
  const whole: Json = Object.assign({}, ...[...target, ...allOf].map((part) => resolved(part, document)), own);
  const values = anyOf.filter(({ type }: Json) => type !== 'null');
  if (values.length !== 1) return values.length > 0 ? { ...whole, anyOf: values } : whole;
  const value = resolved(values[0], document);
  return { ...value, ...whole, type: [...typesOf(value), ...(values.length < anyOf.length ? ['null'] : [])] };
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value);
const typesOf = ({ type, enum: values = [] }: Json): string[] =>
  type === undefined ? [...new Set<string>(values.map(typeOf))] : [type].flat();
const allows = (types: readonly string[], type: string) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Changes of a schema; `open` are the references on the way to it. */
function* schemaChanges(
  earlier: Json,
  later: Json,
  place: string,
  comparison: Comparison,
  open: readonly string[] = [],
): Generator<string> {
  const reference = [earlier.$ref, later.$ref].join(' ');
  if (open.includes(reference)) return;
  const within = reference.trim() ? [...open, reference] : open;
  const before = resolved(earlier, comparison.before);
  const after = resolved(later, comparison.after);
  const isSent = comparison.use === 'sent';
  const [accepted, given] = isSent ? [typesOf(after), typesOf(before)] : [typesOf(before), typesOf(after)];
  const isOpened = !isSent && given.length === 0 && accepted.length > 0;
  if (isOpened || given.some((type) => !allows(accepted, type)))
    yield `${place}: type ${typesOf(after).join('|') || 'any'}`;
  // Codes of errors are added without notice.
  const isCode = earlier.$ref?.endsWith('/ProblemCode');
  yield* isSent ? narrowed(before, after, place) : isCode ? [] : widened(before, after, place);
  if (before.items && after.items) yield* schemaChanges(before.items, after.items, `${place}[]`, comparison, within);
  const [required, now] = [new Set<string>(before.required), new Set<string>(after.required)];
  for (const [name, property] of Object.entries<Json>(before.properties ?? {})) {
    const next = after.properties?.[name];
    if (!next) yield `${place}.${name}: removed`;
    else yield* schemaChanges(property, next, `${place}.${name}`, comparison, within);
    if (!isSent && next && required.has(name) && !now.has(name)) yield `${place}.${name}: may be missing`;
  }
  if (isSent) for (const name of now) if (!required.has(name)) yield `${place}.${name}: required`;
}

const UPPER = ['maxLength', 'maximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'minItems'];

/** Values that were accepted and are refused. */
function* narrowed(before: Json, after: Json, place: string) {
  for (const limit of UPPER)
    if (after[limit] < (before[limit] ?? Number.POSITIVE_INFINITY)) yield `${place}: ${limit} ${after[limit]}`;
  for (const limit of LOWER)
    if (after[limit] > (before[limit] ?? Number.NEGATIVE_INFINITY)) yield `${place}: ${limit} ${after[limit]}`;
  for (const rule of ['pattern', 'format', 'multipleOf'])
    if (after[rule] !== undefined && after[rule] !== before[rule]) yield `${place}: ${rule} ${after[rule]}`;
  if (!after.enum) return;
  if (!before.enum) yield `${place}: only ${after.enum.join('|')}`;
  for (const value of before.enum ?? []) if (!after.enum.includes(value)) yield `${place}: no ${value}`;
}

/** Values that programs have not read before. */
function* widened(before: Json, after: Json, place: string) {
  if (!before.enum) return;
  if (!after.enum) yield `${place}: any value`;
  for (const value of after.enum ?? []) if (!before.enum.includes(value)) yield `${place}: new ${value}`;
}

const FILE = 'openapi/openapi.json';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 });

/**
 * Compares the document with that of the last release, or of a given commit; wanted changes stand in the changelog of the
 * API, in backticks.
 */
function check(given?: string): void {
  const [release] = git('tag', '--merged', 'HEAD', '--sort=-version:refname', 'v*').split('\n');
  const tag = given ?? release;
  if (!tag) {
    process.stdout.write('No release has a tag yet, so there is no earlier document to compare with.\n');
    return;
  }
  const changes = breakingChanges(JSON.parse(git('show', `${tag}:${FILE}`)), JSON.parse(readFileSync(FILE, 'utf8')));
  const changelog = readFileSync('docs/api-changelog.md', 'utf8').replace(/\s+/g, ' ');
  const unwanted = changes.filter((change) => !changelog.includes(`\`${change}\``));
  process.stdout.write(
    `${changes.length} breaking changes since ${tag}, ${unwanted.length} not in docs/api-changelog.md\n`,
  );
  for (const change of unwanted) process.stderr.write(`${change}\n`);
  process.exitCode = unwanted.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(process.argv[2]);
