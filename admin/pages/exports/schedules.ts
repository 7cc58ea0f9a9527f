import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { components } from '../../../openapi/api';
import { apiFetch } from '../../providers/http';
import { ApiError } from '../../providers/problem';

export type ExportSchedule = components['schemas']['ExportSchedule'] & { id: string; version: number };

const SCHEDULES = 'export-schedules';

/** One's scheduled exports by name. */
export const useSchedules = () =>
  useQuery({
    queryKey: [SCHEDULES, 'getList', 'own'],
    queryFn: ({ signal }) =>
      apiFetch<ExportSchedule[]>(SCHEDULES, { query: { range: [0, 49], sort: ['createdAt', 'ASC'] }, signal }),
  });

/** Deletes one of them. */
export function useDeleteSchedule() {
  const client = useQueryClient();
  const notify = useNotify();
  return async ({ id, version }: ExportSchedule) => {
    try {
      await apiFetch(`${SCHEDULES}/${id}`, { method: 'DELETE', version });
    } catch (error) {
      notify(error instanceof ApiError ? error.message : 'app.failure.unexpected', { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [SCHEDULES] });
  };
}
