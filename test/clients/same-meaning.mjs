/**
 * Compares two OpenAPI documents with all references resolved: `node test/clients/same-meaning.mjs before.json
 * after.json`. Forms of JSON Schema with one meaning are the same: a constant and an enumeration of one value, an
 * enumeration with and without its type, null among types, values or alternatives. Ends with 1 and the differences.
 */
import { readFileSync } from 'node:fs';

const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const LEFT_OUT = new Set(['info', 'tags', 'summary', 'description', 'title', 'externalDocs', 'examples', 'example']);
const MOST = 50;

/** The document without names: references replaced by their targets, as deep as no circle forms. */
function resolved(document, node, open = []) {
  if (Array.isArray(node)) return node.map((one) => resolved(document, one, open));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node;
  if ($ref === undefined) return canonical(mapped(document, rest, open));
  if (open.includes($ref)) return { circle: true };
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], document);
  return canonical({ ...resolved(document, target, [...open, $ref]), ...mapped(document, rest, open) });
}

const mapped = (document, node, open) =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !LEFT_OUT.has(key) || typeof value === 'object')
      .map(([key, value]) => [key, resolved(document, value, open)]),
  );

const isNull = (one) => [one?.type].flat().join() === 'null' && Object.keys(one).length === 1;

function canonical(schema) {
  const { const: only, anyOf, type, ...rest } = schema;
  if (anyOf?.length === 2 && anyOf.some(isNull)) {
    const { type: of, ...value } = anyOf.find((one) => !isNull(one));
    const types = of && { type: [of, 'null'].flat() };
    if (of || value.enum)
      return canonical({ ...value, ...rest, ...types, ...(value.enum && { enum: [...value.enum, null] }) });
  }
  const values = only === undefined ? rest.enum : [only];
  const told = Array.isArray(values) ? values.filter((value) => value !== null) : undefined;
  const implied = told ? typesOf(values) : rest.properties ? ['object'] : [];
  const types = type === undefined ? implied : [type, told && values.includes(null) ? 'null' : []].flat();
  return {
    ...rest,
    ...(told && { enum: told }),
    ...(anyOf && { anyOf }),
    ...(types.length > 0 && { type: [...new Set(types)].sort() }),
  };
}

const typesOf = (values) =>
  values.map((value) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value));

function* differences(a, b, place) {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const isObject = (value) => typeof value === 'object' && value !== null;
  if (!isObject(a) || !isObject(b))
    yield `${place}: ${JSON.stringify(a)?.slice(0, 100)} is ${JSON.stringify(b)?.slice(0, 100)}`;
  else
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      yield* differences(a[key], b[key], `${place}/${key}`);
}

/** The promises of a document: operations with resolved schemas, and the ways to sign in. */
const promised = (document) =>
  resolved(document, { paths: document.paths, servers: document.servers, security: document.security });
const found = [...differences(promised(before), promised(after), '')];
for (const one of found.slice(0, MOST)) process.stdout.write(`${one}\n`);
process.stdout.write(`${Object.keys(after.paths).length} paths compared, ${found.length} differences\n`);
process.exitCode = found.length > 0 ? 1 : 0;
