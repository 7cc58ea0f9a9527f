import { type RaRecord, useGetList } from 'react-admin';
import { STATE_GROUPS } from '../../../../openapi/vocabulary';
import type { ListAside } from '../../../generator/list/views/ViewNav';
import { useCan } from '../../../providers/application';
import { useIsCustomer } from './use-is-customer';
import { fieldOf, useTicketModel } from './use-ticket-model';

/** Most queues beside the list; one request counts as many lists. */
const MOST = 10;

/** States of tickets with work to do. */
const open = [...STATE_GROUPS.new, ...STATE_GROUPS.active];

/** A list for each assignment group: its open tickets. */
export function useGroupQueues(): ListAside[] {
  const isAsked = Boolean(fieldOf(useTicketModel(), 'assignmentGroup')?.filter.length);
  const mayList = useCan('assignment-groups', 'list') && !useIsCustomer() && isAsked;
  const { data: groups = [] } = useGetList<RaRecord<string> & { name: string }>(
    'masterdata/assignment-groups',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' }, filter: { active: true } },
    { enabled: mayList, onError: () => undefined },
  );
  if (!mayList) return [];
  return groups.map(({ id, name }) => ({
    name: `group-${id}`,
    label: name,
    filter: { state_eq_any: open, assignmentGroup_eq_any: [id] },
  }));
}
