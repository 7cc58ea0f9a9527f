import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { TICKETS, ticketPath } from '../ticket/model/ticket';

/** The reasons why people cannot come to the site of a ticket, by the ids of these people. */
export type Refusals = ReadonlyMap<string, string>;
const NONE: Refusals = new Map();

/** The refusals for the ticket of the dragged card, as the server returns them; empty without a dragged card. */
export function useRefusals(ticket: string | undefined): Refusals {
  const { data = NONE } = useQuery({
    queryKey: [TICKETS.route, 'attendees', ticket],
    queryFn: async ({ signal }): Promise<Refusals> => {
      const people = await apiFetch<Schema<'Attendee'>[]>(ticketPath(ticket as string, 'attendees'), { signal });
      return new Map(people.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : [])));
    },
    enabled: ticket !== undefined,
  });
  return data;
}
