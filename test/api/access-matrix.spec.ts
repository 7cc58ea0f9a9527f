import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessCalls, type Outcomes } from '../support/access-calls.js';
import { FIXTURES } from '../support/access-fixtures.js';
import { accessOperations, resourcePaths } from '../support/access-operations.js';
import { accessWorld } from '../support/access-world.js';
import { startApplication, type TestApplication } from '../support/application.js';

/** What everybody gets from every operation; `UPDATE_MATRIX=1` writes it anew, to be read before it is committed. */
const FILE = join(process.cwd(), 'test/api/access-matrix.json');
const matrix: Record<string, Outcomes> = JSON.parse(readFileSync(FILE, 'utf8'));
const found: Record<string, Outcomes> = {};

let desk: TestApplication;
let calls: AccessCalls;
beforeAll(async () => {
  desk = await startApplication();
  calls = new AccessCalls(desk, await accessWorld(desk));
}, 60_000);
afterAll(async () => {
  await desk?.close();
  if (process.env.UPDATE_MATRIX) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
});

describe('the access matrix', () => {
  it('aims at records of every resource', () => {
    expect(resourcePaths.filter((path) => !FIXTURES[path])).toEqual([]);
  });

  it('knows every operation of the document, and no other', () => {
    if (process.env.UPDATE_MATRIX) return;
    expect(Object.keys(matrix).sort()).toEqual(accessOperations.map(({ id }) => id).sort());
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
    }, 60_000);
});
