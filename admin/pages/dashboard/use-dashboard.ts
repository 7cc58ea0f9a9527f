import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

/** Numbers of the overview (spec §2); the server leaves out those that do not concern the user. */
export const figureNames = [
  'newTickets',
  'newOrders',
  'activeTickets',
  'activeOrders',
  'overdue',
  'completed',
] as const;
export type FigureName = (typeof figureNames)[number];

/** What `GET v1/dashboard` answers. */
export type Dashboard = Schema<'Dashboard'>;

/** A number and the filter that lists exactly what it counts; not exact when there are more than were counted. */
export type Figure = Dashboard['figures'][string];

/** Something that happened to a ticket, as told in the overview. */
export type LatestActivity = Dashboard['activities'][number];

/**
 * The numbers and latest activities of the user, of one assignment group if given; asked again when they come back. What
 * they change on the screen is rendered in slices.
 */
export function useDashboard(assignmentGroup?: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', assignmentGroup],
    queryFn: ({ signal }) => apiFetch<Dashboard>('dashboard', { query: { assignmentGroup }, signal }),
  });
  return { data: useDeferredValue(data), error, refetch };
}
