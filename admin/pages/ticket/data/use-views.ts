import { type RaRecord, useGetList } from 'react-admin';
import { useCan, useMe } from '../../../providers/application';
import { queuesOf, viewsOf } from '../model/views';
import { useIsCustomer } from './use-is-customer';
import { useListChoices } from './use-list-choices';
import { fieldOf, useTicketModel } from './use-ticket-model';

/** Most queues beside the list; as many lists are counted in one request. */
const MOST = 10;

/** The views that the user has of the tickets: those of everybody, and the queues of the groups. */
export function useViews() {
  const { id } = useMe();
  const model = useTicketModel();
  const isCustomer = useIsCustomer();
  const { owner } = useListChoices();
  const asks = (field: string) => Boolean(fieldOf(model, field)?.filter.length);
  const mayList = useCan('assignment-groups', 'list') && !isCustomer && asks('assignmentGroup');
  const { data: groups = [] } = useGetList<RaRecord<string> & { name: string }>(
    'masterdata/assignment-groups',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' }, filter: { active: true } },
    { enabled: mayList, onError: () => undefined },
  );
  const mayDistribute = !isCustomer && asks('responsible') && asks('executionCompany');
  return { views: viewsOf({ id, owner, mayDistribute }), queues: mayList ? queuesOf(groups) : [] };
}
