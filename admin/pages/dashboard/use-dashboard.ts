import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../providers/http';
import type { FilterValues } from '../ticket/model/tabs';

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

/** A number and the filter that lists exactly what it counts. */
export interface Figure {
  count: number;
  /** False when there are more than were counted. */
  exact?: boolean;
  filter: FilterValues;
}

/** Something that happened to a ticket, as told in the overview. */
export interface LatestActivity {
  id: string;
  kind: string;
  createdAt: string;
  /** Nobody for what the system did. */
  createdBy: string | null;
  /** What was said. */
  text?: string | null;
  ticket: { id: string; identifier: string | null; title: string };
  /** States or types from and to, name of a file. */
  params?: { from?: unknown; to?: unknown; name?: unknown };
}

/** What `GET v1/dashboard` answers. */
export interface Dashboard {
  figures: Partial<Record<FigureName, Figure>>;
  activities: LatestActivity[];
  /** Whom to ask for help. */
  support?: { name: string; email: string | null };
}

/** The numbers and latest activities of the user, of one assignment group if given; asked again when he comes back. */
export function useDashboard(assignmentGroup?: string) {
  return useQuery({
    queryKey: ['dashboard', assignmentGroup],
    queryFn: ({ signal }) => apiFetch<Dashboard>('dashboard', { query: { assignmentGroup }, signal }),
  });
}
