import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { CUSTOMERS, type CustomerRecord } from './customer';

/**
 * Returns a function that changes some fields of a customer outside its form; it rejects with the error of the server.
 */
export function useSaveCustomer({ id, version }: CustomerRecord) {
  const refresh = useRefreshCustomer();
  return async (body: object) => {
    await apiFetch(`${CUSTOMERS.path}/${encodeURIComponent(id)}`, { method: 'PATCH', body, version });
    await refresh();
  };
}

/** Loads the customer and all its related records anew. */
export function useRefreshCustomer() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return async () => {
    refresh();
    await client.invalidateQueries();
  };
}
