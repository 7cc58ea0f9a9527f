import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import { TICKETS } from '../model/ticket';
import type { Suggestion } from './triage';

/**
 * The suggestions for untyped tickets, by their ids, once they are loaded; they are loaded anew when the tickets
 * change.
 */
export function useTriageSuggestions(tickets: readonly { id: string; version: number }[]) {
  const { data, isPending } = useQuery({
    queryKey: [TICKETS.route, 'triage', tickets.map(({ id, version }) => `${id} ${version}`)],
    queryFn: ({ signal }) =>
      apiFetch<Suggestion[]>('triage-suggestions', {
        method: 'POST',
        body: { tickets: tickets.map(({ id }) => id) },
        signal,
      }),
    enabled: tickets.length > 0,
    placeholderData: (before) => before,
  });
  return { isPending, suggestions: new Map(data?.map((suggestion) => [suggestion.ticket, suggestion])) };
}
