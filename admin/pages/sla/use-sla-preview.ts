import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { apiFetch } from '../../providers/http';
import { isTime } from './week-plan';

const hours = [
  'interventionTime',
  'workDayStart',
  'workDayEnd',
  'weekPlan',
  'onCallDays',
  'onCallStart',
  'onCallEnd',
  'onCallPlan',
] as const;

/** Receipt of a sample ticket, and its deadline. */
export interface SlaPreview {
  submittedAt: string;
  dueAt: string | null;
  zone: string;
}

/**
 * The deadline of a sample ticket under the hours of the form around, as the server calculates it; the earlier result
 * stays until the next one arrives.
 */
export function useSlaPreview(ticket: { weekday: string; time: string; priority: string }) {
  const typed = useWatch({ name: [...hours] });
  const values = hours.map((name, index) => [name, typed[index]] as const);
  const sketch = {
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== '')),
    ...ticket,
  };
  return useQuery({
    queryKey: ['sla-preview', sketch],
    queryFn: ({ signal }) => apiFetch<SlaPreview>('slas/preview', { method: 'POST', body: sketch, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    enabled: isTime(ticket.time),
  });
}
