import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api';
import { apiFetch } from '../../providers/http';
import { useDeleteOwn } from './use-delete-own';

export type DataExport = components['schemas']['DataExport'];

const EXPORTS = 'exports';
/** Interval at which a running export is loaded again, in milliseconds. */
const PACE = 1_000;

export const isWorking = ({ state }: DataExport) => state === 'WAITING' || state === 'RUNNING';

/** The user's exports, newest first; loaded again and again while the server works on one. */
export const useExports = () =>
  useQuery({
    queryKey: [EXPORTS, 'getList', 'own'],
    queryFn: ({ signal }) => apiFetch<DataExport[]>(EXPORTS, { query: { range: [0, 49], count: 'none' }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? PACE : false),
  });

/** Cancels an export, or deletes a finished one. */
export function useDiscard() {
  const discard = useDeleteOwn(EXPORTS);
  return ({ id }: DataExport) => discard({ id });
}
