import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { CUSTOMERS, type CustomerRecord } from './customer';

/** How a part of a customer is changed beside its form; rejects with what the server says. */
export function useSaveCustomer({ id, version }: CustomerRecord) {
  const refresh = useRefreshCustomer();
  return async (body: object) => {
    await apiFetch(`${CUSTOMERS.path}/${encodeURIComponent(id)}`, { method: 'PATCH', body, version });
    await refresh();
  };
}

/** Asks anew for the customer and all that is shown of it. */
export function useRefreshCustomer() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return async () => {
    refresh();
    await client.invalidateQueries();
  };
}
