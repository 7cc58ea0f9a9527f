import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { useResourceModel } from './resource-model-context';

/**
 * A function that reloads all data after a change beside react-admin's own calls. Cached single records that are not on the
 * screen are removed first, since lists would show their former state as if it were fresh.
 */
export function useReload(): () => void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { model } = useResourceModel();
  return () => {
    queryClient.removeQueries({ queryKey: [model.route, 'getOne'], type: 'inactive' });
    refresh();
  };
}
