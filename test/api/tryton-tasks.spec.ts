import fc from 'fast-check';
import { commentOf, keyIn, standingFor, taskStateOf, workOf } from '../../api/integrations/erp/tryton/work.js';
import { TASK_STATES } from '../../api/vocabulary/work.js';

const KEY = '0198c2f0-0000-7000-8000-000000000001';
const progress = fc.constantFrom(0, 0.25, 0.5, 0.99, 1);
const status = fc.record({ id: fc.nat(9), progress, isDefault: fc.boolean() });
const statuses = fc.uniqueArray(status, { maxLength: 6, selector: ({ id }) => id });
const now = fc.option(fc.record({ status: fc.nat(9), progress: fc.option(progress) }), { nil: undefined });

describe('A task in Tryton', () => {
  it('gets into the state that is wanted, by a status that Tryton lets it have, or is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TASK_STATES), statuses, now, (state, known, before) => {
        const standing = standingFor(state, known, before);
        if (!standing) return known.every((one) => (state === 'COMPLETED' ? one.progress < 1 : one.progress > 0));
        const given = known.find(({ id }) => id === standing.status);
        return taskStateOf(standing.progress) === state && given!.progress <= standing.progress;
      }),
    );
  });

  it('keeps a progress and a status that fit already', () => {
    const known = [
      { id: 1, progress: 0, isDefault: true },
      { id: 2, progress: 0.2, isDefault: false },
      { id: 3, progress: 1, isDefault: false },
    ];
    expect(standingFor('IN_PROGRESS', known, { status: 2, progress: 0.8 })).toEqual({ status: 2, progress: 0.8 });
    expect(standingFor('COMPLETED', known, { status: 1, progress: 0.8 })).toEqual({ status: 3, progress: 1 });
    expect(standingFor('OPEN', known, { status: 3, progress: 1 })).toEqual({ status: 1, progress: 0 });
  });

  it.each([
    ['as it was written', (comment: string) => comment],
    ['with words behind the mark', (comment: string) => `${comment}\nGruss`],
    ['with words before it', (comment: string) => `Gruss ${comment}`],
  ])('is known by the mark in its comment, %s', (_how, edit) => {
    const row = { id: 7, name: 'Pumpe', _timestamp: '1.2', comment: edit(commentOf(KEY, 'Zwei Stück')) };
    expect(keyIn(row)).toBe(KEY);
    const { description } = workOf(row).value;
    expect(description).toContain('Zwei Stück');
    expect(description).not.toContain(KEY);
  });
});
