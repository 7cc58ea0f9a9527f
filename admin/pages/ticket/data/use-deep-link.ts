import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { type Activity, entryOfFragment } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';

/** The entry of the timeline that the address links to. */
export interface DeepLink {
  /** Id of the entry. */
  entry?: string;
  /** Moment of the entry, by which the timeline loads it; undefined during loading. */
  moment?: string;
  isPending: boolean;
  /** Whether the ticket has no such entry for this reader. */
  isMissing: boolean;
  /** Removes the entry from the address. */
  leave: () => void;
}

/** Reads `#activity-<id>` from the address and loads the moment of that entry, however old it is. */
export function useDeepLink(ticket: string): DeepLink {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const entry = entryOfFragment(hash);
  const { data, isPending } = useQuery({
    queryKey: [TICKETS.route, 'activities', ticket, 'entry', entry],
    enabled: entry !== undefined,
    queryFn: ({ signal }) =>
      apiFetch<Activity[]>(ticketPath(ticket, 'activities'), {
        query: { filter: { id: entry }, count: 'none' },
        signal,
      }),
  });
  return {
    entry,
    moment: entry && data?.[0]?.createdAt,
    isPending: entry !== undefined && isPending,
    isMissing: entry !== undefined && data?.length === 0,
    leave: () => navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
