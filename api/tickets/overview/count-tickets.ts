import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantFields, visibleFields } from '../../platform/custom-fields/custom-fields.js';
import { COUNT_CAP, countRows } from '../../platform/resource/list.js';
import { parseListQuery } from '../../platform/resource/query.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../ticket.entity.js';
import { ticketScope } from '../ticket-scope.js';

/** How many tickets of the user's a filter of the dialect finds: exact up to the cap of lists. */
export async function countTickets(em: EntityManager, filter: unknown): Promise<{ count: number; exact: boolean }> {
  const user = currentUser();
  const model = resourceOf(Ticket);
  const own = visibleFields(await tenantFields(em), model.options.path, user.roles);
  const query = parseListQuery(model, { filter: JSON.stringify(filter) }, user.roles, own);
  const { total, exact } = await countRows(em, model, query, ticketScope(user));
  return { count: total ?? COUNT_CAP, exact };
}
