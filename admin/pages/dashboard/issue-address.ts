import type { FilterValues } from '../../model/filters';
import { TICKETS } from '../ticket/model/ticket';

/** Address of the ticket overview with this filter, in the order given. */
export function issueAddress(filter: FilterValues, sort?: { field: string; order: 'ASC' | 'DESC' }): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `/${TICKETS.route}?${query}`;
}

/** Address of the form for a new ticket, of a type if one is given. */
export const createAddress = (type?: string) => `/${TICKETS.route}/create${type ? `?type=${type}` : ''}`;
