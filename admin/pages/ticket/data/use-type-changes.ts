import { useQuery } from '@tanstack/react-query';
import type { Unmet } from '../../../model/transitions';
import { apiFetch } from '../../../providers/http';
import { TICKETS, ticketPath } from '../model/ticket';
import { useTicket } from './use-ticket';

/** A possible type of the ticket, with the fields that it makes mandatory. */
export interface TypeChange {
  type: string;
  missing: Unmet[];
}

/** The possible types of the open ticket. */
export function useTypeChanges() {
  const { id, version } = useTicket();
  return useQuery({
    queryKey: [TICKETS.route, 'type-changes', id, version],
    queryFn: ({ signal }) => apiFetch<TypeChange[]>(ticketPath(id, 'type-changes'), { signal }),
  });
}
