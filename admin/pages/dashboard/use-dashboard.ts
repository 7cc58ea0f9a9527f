import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

/** Figures of the overview (spec §2); the server leaves out the figures that do not concern the user. */
export const figureNames = [
  'newTickets',
  'newOrders',
  'activeTickets',
  'activeOrders',
  'overdue',
  'completed',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Answer of `GET v1/dashboard`. */
export type Dashboard = Schema<'Dashboard'>;

/**
 * A number and the filter that lists exactly the counted records; inexact if there are more records than the server
 * counts.
 */
export type Figure = Dashboard['figures'][string];

/** An activity of a ticket, as the overview shows it. */
export type LatestActivity = Dashboard['activities'][number];

/**
 * The figures and latest activities of the user, of one assignment group if given; they are loaded again when the user
 * comes back to the window. Their changes on the screen are rendered in slices.
 */
export function useDashboard(assignmentGroup?: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', assignmentGroup],
    queryFn: ({ signal }) => apiFetch<Dashboard>('dashboard', { query: { assignmentGroup }, signal }),
  });
  return { data: useDeferredValue(data), error, refetch };
}
