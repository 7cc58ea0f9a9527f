import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { invalidField } from '../../platform/http/problem.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import type { Colleague } from '../timeline/colleague.shape.js';

/** Colleagues whom one message may mention. */
export const MOST_MENTIONED = 20;

/**
 * The colleagues who see a ticket: agents, and of a submitted order the executors who have it (ticket-policy.ts). Never
 * its customer.
 */
export function colleaguesOn(ticket: Ticket): Condition {
  const { type, state, executionCompany: company } = ticket;
  const responsible = idOf(ticket.executionResponsible);
  const executors = [
    ...(company ? [{ executionCompany: company }] : []),
    ...(responsible ? [{ id: responsible }] : []),
  ];
  const isGiven = type === TicketType.Order && state !== TicketState.Draft && executors.length > 0;
  const given = isGiven ? [{ isExecutor: true, $or: executors }] : [];
  return { active: true, $or: [{ isAgent: true }, ...given] };
}

/** How many are offered at once. */
const MOST_OFFERED = 8;

/** Those of them whose names contain a text, in any case and with or without its accents, by name. */
export async function colleaguesCalled(em: EntityManager, ticket: Ticket, text: string): Promise<Colleague[]> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const called = raw((alias) => `public.vsd_unaccented(${alias}.name) like public.vsd_unaccented(?)`, [pattern]);
  const others = { id: { $ne: currentUser().id } };
  const found = await em.find(User, { $and: [colleaguesOn(ticket), others, { [called]: [] }] } as never, {
    orderBy: { name: 'asc', id: 'asc' },
    limit: MOST_OFFERED,
  });
  return found.map(({ id, name }) => ({ id, name }));
}

/**
 * The colleagues whom the acting user mentions, each once. Throws 422 for anybody who does not see the ticket, is of
 * another tenant, or whose name does not stand in the text, and for a customer who mentions at all: all of it in one way,
 * so that nobody learns who there is.
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
  const meant = found.filter(({ name }) => text.includes(`@${name}`));
  if (meant.length < ids.length) throw invalidField('/mentions', 'UNKNOWN_REFERENCE');
  return meant.filter(({ id }) => id !== currentUser().id).map(({ id, name }) => ({ id, name }));
}
