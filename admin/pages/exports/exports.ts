import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api';
import { apiFetch } from '../../providers/http';
import { useDeleteOwn } from './use-delete-own';

export type DataExport = components['schemas']['DataExport'];

const EXPORTS = 'exports';
/** How often a running export is asked for, in milliseconds. */
const PACE = 1_000;

export const isWorking = ({ state }: DataExport) => state === 'WAITING' || state === 'RUNNING';

/** One's exports, newest first; live while the server is at one. */
export const useExports = () =>
  useQuery({
    queryKey: [EXPORTS, 'getList', 'own'],
    queryFn: ({ signal }) => apiFetch<DataExport[]>(EXPORTS, { query: { range: [0, 49], count: 'none' }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? PACE : false),
  });

/** Cancels an export, or forgets one that is done. */
export function useDiscard() {
  const discard = useDeleteOwn(EXPORTS);
  return ({ id }: DataExport) => discard({ id });
}
