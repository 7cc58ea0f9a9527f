import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import { TICKETS, ticketPath } from '../model/ticket';
import type { Unmet } from '../model/transition';
import { useTicket } from './use-ticket';

/** A type that the ticket may take on, with what it would make mandatory. */
export interface TypeChange {
  type: string;
  missing: Unmet[];
}

/** The types that the open ticket may take on. */
export function useTypeChanges() {
  const { id, version } = useTicket();
  return useQuery({
    queryKey: [TICKETS.route, 'type-changes', id, version],
    queryFn: ({ signal }) => apiFetch<TypeChange[]>(ticketPath(id, 'type-changes'), { signal }),
  });
}
