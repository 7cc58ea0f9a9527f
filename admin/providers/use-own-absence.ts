import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from './application';
import { apiFetch } from './http';
import type { Me } from './me';

/** Begins with the route of absences, so that a change of an absence reloads the user's own. */
const own = ['absence', 'own'];

/** Time for which the answer stays fresh, in milliseconds. */
const FRESH = 5 * 60_000;

/** The user's present absence, and a function that ends it. */
export function useOwnAbsence(): { absence: Me['absence']; end: () => Promise<void> } {
  const client = useQueryClient();
  const { absence } = useMe();
  const { data } = useQuery({
    queryKey: own,
    queryFn: async ({ signal }) => (await apiFetch<Me>('me', { signal })).absence,
    initialData: absence,
    staleTime: FRESH,
  });
  return {
    absence: data,
    end: async () => {
      await apiFetch('me/absence', { method: 'DELETE' });
      await client.invalidateQueries({ queryKey: own.slice(0, 1) });
    },
  };
}
