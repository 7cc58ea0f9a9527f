import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccessCalls, CALLERS, type Outcomes } from './access-calls.js';
import { type AccessOperation, accessOperations } from './access-operations.js';
import { accessWorld } from './access-world.js';
import { AnswersByCaller } from './answers-by-caller.js';
import { startApplication, type TestApplication } from './application.js';

/** The outcomes of every caller for every operation; `npm run matrix` writes it anew, to be read before the commit. */
const FILE = join(process.cwd(), 'test/api/access-matrix.json');

export const readMatrix = (): Record<string, Outcomes> => JSON.parse(readFileSync(FILE, 'utf8'));

/** Keeps the outcomes of other suites; operations stand in the order of the document, removed operations go. */
function writeMatrix(found: Record<string, Outcomes>): void {
  const all = { ...readMatrix(), ...found };
  const known = accessOperations.flatMap(({ id }) => (all[id] ? [[id, all[id]] as const] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

/** Describes that every caller gets the matrix's outcome from these operations, in answers of the document. */
export function describeAccess(operations: readonly AccessOperation[]): void {
  const matrix = readMatrix();
  const found: Record<string, Outcomes> = {};
  /** Answers that are not as the document of their caller declares them. */
  const undeclared = new Set<string>();
  let desk: TestApplication;
  let calls: AccessCalls;

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
    if (process.env.UPDATE_MATRIX) writeMatrix(found);
  });

  describe('everybody gets what the matrix says from', () => {
    for (const operation of operations)
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
}
