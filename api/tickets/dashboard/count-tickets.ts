import type { ReadQuery } from '../../platform/read/read-query.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantFields } from '../../platform/resource/tenant-fields.js';
import { visibleFields } from '../../platform/resource/tenant-fields.js';
import { COUNT_CAP, countQuery } from '../../platform/rest/list.js';
import { parseListQuery } from '../../platform/rest/query.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../record/ticket.entity.js';
import { ticketScope } from '../record/ticket-scope.js';

/** The number of the user's tickets that a filter finds; exact up to the cap of lists. */
export function countTickets(fields: TenantFields, filter: unknown): ReadQuery<{ count: number; exact: boolean }> {
  const user = currentUser();
  const model = resourceOf(Ticket);
  const own = visibleFields(fields, model.options.path, user.roles);
  const query = parseListQuery(model, { filter: JSON.stringify(filter) }, user.roles, own);
  return countQuery(model, query, ticketScope(user)).map(({ total, exact }) => ({
    count: total ?? COUNT_CAP,
    exact,
  }));
}
