import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';

/** An open ticket with the deadline that comes next. */
export type NextDeadline = Schema<'NextDeadline'>;

/** How often the wall asks by itself, beside what it hears of changes, in milliseconds. */
const ASKED = 60_000;
/** How often the time that is left is told anew, in milliseconds. */
const TICK = 5_000;

/** What is next to breach, of one group where one is named; asked anew when tickets change and each minute. */
export function useDeadlines(group: string | undefined) {
  return useQuery({
    // An answer stops a clock and changes no field of the ticket: what concerns any ticket asks anew, as on the dashboard.
    queryKey: ['dashboard', 'deadlines', group],
    queryFn: async ({ signal }) => {
      const answer = await apiFetch<Schema<'NextDeadlines'>>('ticket-deadlines', {
        query: group ? { group } : {},
        signal,
      });
      return { ...answer, ahead: Date.parse(answer.now) - Date.now() };
    },
    refetchInterval: ASKED,
    refetchIntervalInBackground: true,
    placeholderData: (before) => before,
  });
}

/** The present moment by the server's clock, in milliseconds, which moves on by itself. */
export function useNow(ahead = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
