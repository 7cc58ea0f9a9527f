import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { invalidField } from '../../platform/http/problem.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import type { Colleague } from '../timeline/colleague.shape.js';

/** The largest number of mentions in a message. */
const MOST_MENTIONED = 20;

/** The staff who see a ticket: agents, and the executors of a submitted order (ticket-policy.ts). */
function colleaguesOn(ticket: Ticket): Condition {
  const { type, state, executionCompany: company } = ticket;
  const responsible = idOf(ticket.executionResponsible);
  const executors = [
    ...(company ? [{ executionCompany: company }] : []),
    ...(responsible ? [{ id: responsible }] : []),
  ];
  const isAssigned = type === TicketType.Order && state !== TicketState.Draft && executors.length > 0;
  const assigned = isAssigned ? [{ isExecutor: true, $or: executors }] : [];
  return { active: true, $or: [{ isAgent: true }, ...assigned] };
}

/** The largest number of suggested colleagues. */
const MOST_SUGGESTED = 8;

/** Colleagues on a ticket whose names contain the text, without regard to case and accents, by name. */
export async function colleaguesCalled(em: EntityManager, ticket: Ticket, text: string): Promise<Colleague[]> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const called = raw((alias) => `public.vsd_unaccented(${alias}.name) like public.vsd_unaccented(?)`, [pattern]);
  const notSelf = { id: { $ne: currentUser().id } };
  const found = await em.find(User, { $and: [colleaguesOn(ticket), notSelf, { [called]: [] }] } as never, {
    orderBy: { name: 'asc', id: 'asc' },
    limit: MOST_SUGGESTED,
  });
  return found.map(({ id, name }) => ({ id, name }));
}

/**
 * The colleagues whom the acting user mentions. Throws one and the same 422 for people who do not see the ticket, of
 * another tenant, without their name in the text, and for mentions by customers, so that the error reveals no users.
 */
export async function mentionedIn(
  em: EntityManager,
  ticket: Ticket,
  text: string,
  ids: readonly string[],
  isStaff: boolean,
): Promise<Colleague[]> {
  if (ids.length === 0) return [];
  if (ids.length > MOST_MENTIONED) throw invalidField('/mentions', 'MAX_VALUE', { max: MOST_MENTIONED });
  if (!isStaff) throw invalidField('/mentions', 'UNKNOWN_REFERENCE');
  const found = await em.find(User, { $and: [{ id: { $in: ids } }, colleaguesOn(ticket)] } as never);
  const mentioned = found.filter(({ name }) => text.includes(`@${name}`));
  if (mentioned.length < ids.length) throw invalidField('/mentions', 'UNKNOWN_REFERENCE');
  return mentioned.filter(({ id }) => id !== currentUser().id).map(({ id, name }) => ({ id, name }));
}
