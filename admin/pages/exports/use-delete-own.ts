import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { ApiError } from '../../providers/problem';

/** Deletes one of one's own records of a resource, in the version that is shown where it has one, and says what failed. */
export function useDeleteOwn(resource: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return async ({ id, version }: { id?: string; version?: number }) => {
    try {
      await apiFetch(`${resource}/${id}`, { method: 'DELETE', ...(version !== undefined && { version }) });
    } catch (error) {
      notify(error instanceof ApiError ? error.message : 'app.failure.unexpected', { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [resource] });
  };
}
