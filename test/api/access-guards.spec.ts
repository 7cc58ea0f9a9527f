import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS, type Outcomes, shutOut } from '../support/access-calls.js';
import { accessOperations } from '../support/access-operations.js';

/**
 * The document holds the decisions of the guard; the access matrix holds the outcome of the calls. `npm run check`
 * compares the two without a database, so that a change of rights leads to a new matrix: `npm run matrix` writes it,
 * and its difference is to be read.
 */
const matrix: Record<string, Outcomes> = JSON.parse(
  readFileSync(join(process.cwd(), 'test/api/access-matrix.json'), 'utf8'),
);

/** Callers with the outcomes of every case that concerns them. */
function outcomesOf(cases: Outcomes, caller: string): string[] {
  return Object.values(cases).flatMap((outcomes) =>
    Object.entries(outcomes).flatMap(([outcome, who]) => (who.split(' ').includes(caller) ? [outcome] : [])),
  );
}

describe('the access matrix (mend it by: npm run matrix)', () => {
  it('holds each operation of the document, and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual(accessOperations.map(({ id }) => id).sort());
  });

  it('turns away whom the declaration of an operation does, and lets in whom it does', () => {
    const changed = accessOperations.flatMap(({ id, allow }) =>
      CALLERS.flatMap((caller) => {
        // An operation for every signed-in user has rules of its own that refuse some of them.
        if (allow === 'authenticated' && caller !== 'stranger') return [];
        const outcomes = outcomesOf(matrix[id] ?? {}, caller);
        const away = outcomes.every((outcome) => outcome === (caller === 'stranger' ? '401' : '403'));
        return away === shutOut(caller, allow) ? [] : [`${id}: ${caller}`];
      }),
    );
    expect(changed).toEqual([]);
  });
});
