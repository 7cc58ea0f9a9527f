import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { apiAddress, apiAnswer } from '../../providers/http';
import { useFormat } from '../../providers/use-format';
import { TICKETS } from '../ticket/model/ticket';
import { CRM, crmPath } from './crm/crm';
import type { CustomerRecord } from './customer';

/** The number of records of each kind that belong to a customer, as texts; undefined during loading. */
export function useRelatedCounts(customer: CustomerRecord | undefined) {
  const format = useFormat();
  const address = customer?.crmAddressNumber;
  return {
    locations: format.number(useCount('customer-locations', customer && { customer: customer.id })),
    contacts: format.number(useCrmCount(address && customer ? crmPath.contacts(customer.id) : undefined)),
    subaddresses: format.number(useCrmCount(address ? crmPath.subaddresses(address) : undefined)),
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

function useCrmCount(path: string | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: [CRM, path, 'count'],
    queryFn: async ({ signal }) => {
      const answer = await apiAnswer(apiAddress(path ?? '', { range: [0, 0] }), { signal });
      const total = answer.headers.get('X-Total-Count');
      return total === null ? null : Number(total);
    },
    enabled: Boolean(path),
    retry: false,
  });
  return data ?? undefined;
}
