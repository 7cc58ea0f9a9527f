import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../../components/use-now';
import { useApplication } from '../../../providers/application';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';

/** An open ticket with its next deadline. */
export type NextDeadline = Schema<'NextDeadline'>;

/** Interval at which the wall loads anew, besides live updates, in milliseconds. */
const ASKED = 20_000;
/** Interval of attempts while there is no connection, in milliseconds. */
const TRIED = 5_000;
/** Milliseconds after which the remaining time is shown anew. */
const TICK = 5_000;

/**
 * The next deadlines, of one group if given; loaded anew when tickets change and every 20 seconds. They are cleared
 * once the session is over, since all passers-by can read an unattended screen.
 */
export function useDeadlines(group: string | undefined) {
  const isOver = useSessionOver();
  const query = useQuery({
    // An answer stops a clock and changes no field of the ticket: so each change of a ticket loads the deadlines anew,
    // as on the dashboard.
    queryKey: ['dashboard', 'deadlines', group],
    queryFn: async ({ signal }) => {
      const answer = await apiFetch<Schema<'NextDeadlines'>>('ticket-deadlines', {
        query: group ? { group } : {},
        signal,
      });
      return { ...answer, ahead: Date.parse(answer.now) - Date.now() };
    },
    enabled: !isOver,
    // Without a network the query fails at once and shows the error, instead of waiting for the network.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? TRIED : ASKED),
    refetchIntervalInBackground: true,
    placeholderData: (before) => before,
  });
  return { ...query, data: isOver ? undefined : query.data };
}

/** Whether the user has signed out elsewhere, or the session has ended. */
function useSessionOver(): boolean {
  const { session } = useApplication();
  const [isOver, setOver] = useState(false);
  useEffect(() => session.onExpired(() => setOver(true)), [session]);
  return isOver;
}

/** The present moment in milliseconds by the clock of the answers, which is `ahead` of the device's. */
export const useAnswerTime = (ahead = 0): number => useNow(TICK, Date.now) + ahead;
