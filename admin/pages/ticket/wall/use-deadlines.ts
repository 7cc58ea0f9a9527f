import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../../components/use-now';
import { useApplication } from '../../../providers/application';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';

/** An open ticket with the deadline that comes next. */
export type NextDeadline = Schema<'NextDeadline'>;

/** How often the wall asks by itself, beside what it hears of changes, in milliseconds. */
const ASKED = 20_000;
/** How often it asks while there is no connection, in milliseconds. */
const TRIED = 5_000;
/** Milliseconds after which the remaining time is shown anew. */
const TICK = 5_000;

/**
 * What is next to breach, of one group where one is named; asked anew when tickets change and every 20 seconds. Nothing of
 * it is left once the session is over: nobody sits in front of a wall.
 */
export function useDeadlines(group: string | undefined) {
  const isOver = useSessionOver();
  const query = useQuery({
    // An answer stops a clock and changes no field of the ticket: what concerns any ticket asks anew, as on the dashboard.
    queryKey: ['dashboard', 'deadlines', group],
    queryFn: async ({ signal }) => {
      const answer = await apiFetch<Schema<'NextDeadlines'>>('ticket-deadlines', {
        query: group ? { group } : {},
        signal,
      });
      return { ...answer, ahead: Date.parse(answer.now) - Date.now() };
    },
    enabled: !isOver,
    // Without a network it fails, and is told, instead of waiting for one.
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
