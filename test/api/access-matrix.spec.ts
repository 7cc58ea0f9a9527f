import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessCalls, CALLERS, type Outcomes } from '../support/access-calls.js';
import { FIXTURES } from '../support/access-fixtures.js';
import { accessOperations, resourcePaths } from '../support/access-operations.js';
import { accessWorld } from '../support/access-world.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { DeclaredAnswers } from '../support/declared-answers.js';
import type { Json } from '../support/records.js';

/** What everybody gets from every operation; `npm run matrix` writes it anew, to be read before it is committed. */
const FILE = join(process.cwd(), 'test/api/access-matrix.json');
const matrix: Record<string, Outcomes> = JSON.parse(readFileSync(FILE, 'utf8'));
const found: Record<string, Outcomes> = {};

let desk: TestApplication;
let calls: AccessCalls;
/** Answers that are not as the document of their caller declares them. */
const undeclared = new Set<string>();

beforeAll(async () => {
  desk = await startApplication();
  const world = await accessWorld(desk);
  const documents = new Map<string, DeclaredAnswers>();
  for (const caller of CALLERS) {
    const { body } = await desk.as(caller === 'stranger' ? null : caller).get('openapi.json');
    documents.set(caller, new DeclaredAnswers(withFurtherFields(body)));
  }
  const full = documents.get('stranger') as DeclaredAnswers;
  calls = new AccessCalls(desk, world, CALLERS, (caller, what, { status, headers, body, text }) => {
    const [id = ''] = what.split(' ');
    if (id === 'streamEvents') return;
    const own = documents.get(caller);
    const type = headers['content-type'];
    const answer = { status, contentType: type, body: type?.includes('json') ? body : text };
    const fault = (own?.knows(id) ? own : full).faultOf(id, answer);
    if (fault) undeclared.add(`${id}: ${fault}${status >= 400 ? ` (${body.code})` : ''}`);
  });
});
afterAll(async () => {
  await desk?.close();
  if (process.env.UPDATE_MATRIX) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
});

/** Tenants are given fields of their own while the document is held: what stands in `custom` is not judged by it. */
function withFurtherFields(document: Json): Json {
  for (const schema of Object.values<Json>(document.components.schemas))
    if (schema.properties?.custom) schema.properties.custom = { type: 'object' };
  return document;
}

describe('the access matrix', () => {
  it('aims at records of every resource', () => {
    expect(resourcePaths.filter((path) => !FIXTURES[path])).toEqual([]);
  });
});

describe('everybody gets what the matrix says from', () => {
  for (const operation of accessOperations)
    it(`${operation.method.toUpperCase()} ${operation.address}`, async () => {
      const outcomes = await calls.outcomesOf(operation);
      found[operation.id] = outcomes;
      const statuses = Object.values(outcomes).flatMap((outcome) => Object.keys(outcome));
      expect(statuses.filter((status) => Number.parseInt(status, 10) >= 500)).toEqual([]);
      if (!process.env.UPDATE_MATRIX) expect(outcomes).toEqual(matrix[operation.id]);
    });
});

describe('the document', () => {
  it('declares each of these answers: status, content type, code and content', () => {
    expect([...undeclared].sort()).toEqual([]);
  });
});
