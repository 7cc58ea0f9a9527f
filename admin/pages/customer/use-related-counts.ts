import { useGetList } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { TICKETS } from '../ticket/model/ticket';
import type { CustomerRecord } from './customer';

/** How many locations, users and open tickets a customer has, as texts; absent while it is not known. */
export function useRelatedCounts(customer: CustomerRecord | undefined) {
  const format = useFormat();
  return {
    locations: format.number(useCount('customer-locations', customer && { customer: customer.id })),
    users: format.number(useCount('masterdata/users', customer && { customerCode: customer.code })),
    tickets: format.number(useCount(TICKETS.route, customer && { customer: customer.id, state_neq: 'CLOSED' })),
  };
}

function useCount(resource: string, filter: Record<string, unknown> | undefined): number | undefined {
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter },
    { enabled: Boolean(filter), onError: () => undefined },
  );
  return total;
}
