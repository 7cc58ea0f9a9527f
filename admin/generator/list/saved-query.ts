import type { SortPayload } from 'react-admin';
import type { FilterValues } from '../../model/filters';
import type { Translate } from '../../providers/format';
import type { SavedQueryRow as Row } from '../../providers/use-saved-queries';
import { embeddedTitles } from '../fields/embedded-titles';

/** The sharing of a query (private, the members of a group, a role, or all colleagues), its place among the tabs, and the dashboard. */
export type Sharing = Pick<Row, 'sharedWith' | 'assignmentGroup' | 'role' | 'place' | 'isDefault' | 'onDashboard'>;

/** A saved query with its name. */
export interface Query extends Sharing {
  id: string;
  label: string;
  isOwn: boolean;
  /** The sharing of the user's own query, or the owner of a shared one; absent for private queries. */
  note?: string;
  filter: FilterValues;
  sort?: SortPayload;
  /** Names of the columns of the query. */
  columns?: readonly string[];
}

/** The sharing of the user's own query, in a few words. */
function sharingOf(row: Row, translate: Translate): string | undefined {
  if (row.sharedWith === 'ALL') return translate('generator.queries.sharedWithAll');
  if (row.role) return translate('generator.queries.sharedWith', { name: translate(`enums.role.${row.role}`) });
  // A deleted group shares the query with no user.
  const [group] = row.sharedWith === 'GROUP' ? embeddedTitles(row, 'assignmentGroup') : [];
  return group && translate('generator.queries.sharedWith', { name: String(group.title) });
}

/** The saved query of a record, for the reader with this id; none if its stored order is invalid. */
export function queryOf(
  row: Row,
  me: string | null,
  translate: Translate,
  toPresent = (filter: FilterValues) => filter,
): Query[] {
  const { id, name, filter, sorting, columns, owner, ownerName, ...sharing } = row;
  try {
    const [field, order] = JSON.parse(sorting ?? '[]') as [string?, SortPayload['order']?];
    const isOwn = owner === me;
    return [
      {
        ...sharing,
        id,
        label: name,
        isOwn,
        note: isOwn ? sharingOf(row, translate) : translate('generator.queries.by', { name: ownerName }),
        filter: toPresent(JSON.parse(filter)),
        ...(field && order && { sort: { field, order } }),
        ...(columns && { columns: JSON.parse(columns) as string[] }),
      },
    ];
  } catch {
    return [];
  }
}
