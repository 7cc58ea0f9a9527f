import { useQueryClient } from '@tanstack/react-query';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';

/**
 * Returns a function that deletes one of the user's own records of a resource, in the displayed version if records have
 * one, and shows the error if that fails.
 */
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
