import { type RaRecord, useGetList } from 'react-admin';
import { useCan, useMe } from './application';
import type { Schema } from './contract';

const GROUPS = { path: 'assignment-groups', route: 'masterdata/assignment-groups' } as const;
/** Most groups that are loaded for a user. */
const MOST = 200;

type Group = RaRecord<string> & Pick<Schema<'AssignmentGroup'>, 'name' | 'members'>;

/** The active assignment groups of the user, by name; none for users without the right to list groups. */
export function useOwnGroups(): readonly Group[] {
  const mayList = useCan(GROUPS.path, 'list');
  const isKnown = useMe().id !== null;
  const { data = [] } = useGetList<Group>(
    GROUPS.route,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'name', order: 'ASC' },
      filter: { active: true, members: '@me' },
    },
    { enabled: mayList && isKnown, onError: () => undefined },
  );
  return data;
}
