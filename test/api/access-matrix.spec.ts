import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessCalls, CALLERS, type Outcomes } from '../support/access-calls.js';
import { FIXTURES } from '../support/access-fixtures.js';
import { accessOperations, resourcePaths } from '../support/access-operations.js';
import { accessWorld } from '../support/access-world.js';
import { AnswersByCaller } from '../support/answers-by-caller.js';
import { startApplication, type TestApplication } from '../support/application.js';

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
  const judge = await AnswersByCaller.of(desk, CALLERS);
  calls = new AccessCalls(desk, world, CALLERS, (caller, what, { status, headers, body, text }) => {
    const [id = ''] = what.split(' ');
    if (id === 'streamEvents') return;
    const type = headers['content-type'];
    const answer = { status, contentType: type, body: type?.includes('json') ? body : text };
    const fault = judge.faultOf(caller, id, answer);
    if (fault) undeclared.add(`${id}: ${fault}${status >= 400 ? ` (${body.code})` : ''}`);
  });
});
afterAll(async () => {
  await desk?.close();
  if (process.env.UPDATE_MATRIX) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
});

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
