import { useQueryClient } from '@tanstack/react-query';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';

/** Deletes one of one's own records of a resource, in the version that is shown where it has one, and says what failed. */
export function useDeleteOwn(resource: string) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return async ({ id, version }: { id?: string; version?: number }) => {
    try {
      await apiFetch(`${resource}/${id}`, { method: 'DELETE', ...(version !== undefined && { version }) });
    } catch (error) {
      notifyFailure(error);
    }
    await client.invalidateQueries({ queryKey: [resource] });
  };
}
