import { queryOf } from '../../admin/generator/list/saved-query';
import type { SavedQueryRow as Row } from '../../admin/providers/use-saved-queries';

const ME = 'me';
const told = (key: string, params?: Record<string, unknown>) => [key, ...Object.values(params ?? {})].join(' ');

const row = (more: object) =>
  ({
    id: '1',
    name: 'Offene',
    list: 'issue',
    filter: '{"state":"PENDING"}',
    sorting: null,
    columns: null,
    sharedWith: 'ME',
    assignmentGroup: null,
    owner: ME,
    ownerName: 'Anna Meier',
    ...more,
  }) as Row;
const group = { assignmentGroup: { id: 'g', title: 'Lüftung' } };
const noteOf = (more: object) => queryOf(row(more), ME, told).map(({ isOwn, note }) => [isOwn, note]);

describe('a saved query', () => {
  it.each([
    ['nobody', {}, [true, undefined]],
    ['a group', { sharedWith: 'GROUP', _embedded: group }, [true, 'generator.queries.sharedWith Lüftung']],
    ['a group that is there no more', { sharedWith: 'GROUP', _embedded: { assignmentGroup: null } }, [true, undefined]],
    ['all agents', { sharedWith: 'ALL' }, [true, 'generator.queries.sharedWithAll']],
    ['all agents by a colleague', { sharedWith: 'ALL', owner: 'anna' }, [false, 'generator.queries.by Anna Meier']],
    [
      'a group by a colleague',
      { sharedWith: 'GROUP', owner: 'anna', _embedded: group },
      [false, 'generator.queries.by Anna Meier'],
    ],
  ])('says that it is shared with %s', (_whom, more, note) => {
    expect(noteOf(more)).toEqual([note]);
  });

  it('brings its order and its columns along', () => {
    const [query] = queryOf(row({ sorting: '["createdAt","DESC"]', columns: '["identifier"]' }), ME, told);
    expect(query).toMatchObject({ sort: { field: 'createdAt', order: 'DESC' }, columns: ['identifier'] });
  });

  it('is none where its filter is no JSON', () => {
    expect(queryOf(row({ filter: 'offen' }), ME, told)).toEqual([]);
  });
});
