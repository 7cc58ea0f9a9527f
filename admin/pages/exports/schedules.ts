import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/api';
import { apiFetch } from '../../providers/http';
import { useDeleteOwn } from './use-delete-own';

export type ExportSchedule = components['schemas']['ExportSchedule'] & { id: string; version: number };

const SCHEDULES = 'export-schedules';

/** The user's scheduled exports by name. */
export const useSchedules = () =>
  useQuery({
    queryKey: [SCHEDULES, 'getList', 'own'],
    queryFn: ({ signal }) =>
      apiFetch<ExportSchedule[]>(SCHEDULES, { query: { range: [0, 49], sort: ['createdAt', 'ASC'] }, signal }),
  });

/** Deletes one of them. */
export const useDeleteSchedule = () => useDeleteOwn(SCHEDULES);
