import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { useResourceModel } from './resource-model-context';

/**
 * Gives a function that asks for everything anew after records were changed beside react-admin's own calls. Single records
 * that are not on the screen are forgotten first: lists would bring their former state back as if it were fresh.
 */
export function useAskAnew(): () => void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { model } = useResourceModel();
  return () => {
    queryClient.removeQueries({ queryKey: [model.route, 'getOne'], type: 'inactive' });
    refresh();
  };
}
