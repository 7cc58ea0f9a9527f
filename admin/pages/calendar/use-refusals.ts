import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { TICKETS, ticketPath } from '../ticket/model/ticket';

/** Why people cannot come to the site of a ticket, by their ids; of people who can there is no entry. */
export type Refusals = ReadonlyMap<string, string>;
const NONE: Refusals = new Map();

/** The refusals of the ticket whose card is taken, as the server knows them; none while no card is. */
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
