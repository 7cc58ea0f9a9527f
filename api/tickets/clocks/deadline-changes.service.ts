import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { literal } from '../../platform/read/statement.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { RUNNING_STATES, SLA_CLOCKS, type SlaClock } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { withStandstill } from '../deadlines/clock-cycle.js';
import { type ClockTerms, clocksOf } from '../deadlines/sla-clocks.js';
import { lockTickets } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { clockedTicket, clocksAfter, currentCycle, keepClocks } from '../record/ticket-clocks.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import { titleOf } from '../record/ticket-title.js';
import { agreementOf, keepAgreement } from '../service/service-agreement.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { logActivity } from '../timeline/activity-log.js';
import type { DeadlineChanges, TransferredDeadlines } from './deadline-changes.shape.js';

/** The largest number of tickets in one list, and in one transfer. */
const MOST_TICKETS = 200;

/** Open tickets in groups with the same terms; an SLA may have expired, and holidays depend on the year. */
const GROUPS = `
  select array_agg(t.id) as ids, t.agreement from ticket t
  left join customer c on c.tenant = t.tenant and c.id = t.customer_id
  left join location l on l.tenant = t.tenant and l.id = t.location_id
  where t.tenant = ? and t.state <> 'CLOSED' and t.state in (${RUNNING_STATES.map(literal).join(', ')})
  group by t.customer_id, l.canton, t.agreement, extract(year from t.submitted_at at time zone 'UTC'),
    c.sla_expiration < t.submitted_at::date`;

/** A ticket with the terms of today, and its due date under them. */
interface MovedTicket {
  readonly ticket: Ticket;
  readonly terms: ServiceTerms;
  readonly dueAt: Date | null;
}

/** The agreed terms of a ticket, and the terms of a submission today. */
interface BothTerms {
  readonly agreed: ServiceTerms;
  readonly today: ServiceTerms;
}

/**
 * Lists open tickets under outdated terms, and transfers them to the terms of today: a change of master data applies to new
 * tickets, and to open tickets only after a user has transferred them (domain "SLA snapshot").
 */
@Injectable()
export class DeadlineChangesService {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly work: UnitOfWork,
  ) {}

  list(): Promise<DeadlineChanges> {
    return this.work.read(async (em) => {
      const moved: MovedTicket[] = [];
      for (const { ids, ...terms } of await this.#outdated(em))
        for (const ticket of await ticketsOf(em, ids)) moved.push(...movedBy(ticket, terms));
      const tickets = moved.toSorted((left, right) => Number(left.dueAt) - Number(right.dueAt)).slice(0, MOST_TICKETS);
      return { count: moved.length, tickets: tickets.map(presented) };
    });
  }

  /** Transfers the tickets, locked in one order, to the terms of today. */
  transfer(ids: readonly string[]): Promise<TransferredDeadlines> {
    return this.work.write(async (em) => {
      const now = clock.now();
      const tickets = [...(await lockTickets(em, ids.slice(0, MOST_TICKETS))).values()];
      const moved: MovedTicket[] = [];
      for (const ticket of tickets) moved.push(...movedBy(ticket, await this.#termsOf(em, ticket)));
      for (const { ticket, terms } of moved) {
        const before = fieldsOf(ticket);
        ticket.agreement = await keepAgreement(em, terms);
        keepClocks(ticket, terms, now);
        ticket.lastActivityAt = now;
        logActivity(em, ticket, { kind: ActivityKind.FieldChanged, changes: await changesSince(before, ticket, em) });
      }
      return { changed: moved.length };
    });
  }

  /**
   * The ids of open tickets whose agreement is not today's, in groups that share customer, canton and year: their terms are
   * the same, and are read once a group.
   */
  async #outdated(em: EntityManager): Promise<(BothTerms & { readonly ids: string[] })[]> {
    const groups = await em.execute<{ ids: string[]; agreement: string | null }[]>(GROUPS, [currentTenant()]);
    const outdated: (BothTerms & { readonly ids: string[] })[] = [];
    for (const { ids, agreement } of groups) {
      const [sample] = await ticketsOf(em, ids.slice(0, 1));
      const terms = sample && (await this.#termsOf(em, sample));
      if (terms && agreementOf(terms.today) !== agreement) outdated.push({ ids, ...terms });
    }
    return outdated;
  }

  /** The terms of a ticket, and those under which such a ticket would be submitted today. */
  async #termsOf(em: EntityManager, ticket: Ticket): Promise<BothTerms> {
    const now = clock.now();
    const [agreed, today] = await Promise.all([this.terms.of(em, ticket, now), this.terms.of(em, ticket, now, null)]);
    return { agreed, today };
  }
}

/** The ticket with today's terms, if one of its deadlines would change. */
function movedBy(ticket: Ticket, { agreed, today }: BothTerms): MovedTicket[] {
  const now = clock.now();
  if (!RUNNING_STATES.includes(ticket.state)) return [];
  if (!isMoved(targetsOf(ticket, agreed, now), targetsOf(ticket, today, now))) return [];
  return [{ ticket, terms: today, dueAt: clocksAfter(ticket, today, now).dueAt ?? null }];
}

type Targets = ReadonlyMap<SlaClock, number>;

/** The targets of a ticket's clocks under some terms, as if it were resumed now. */
function targetsOf(ticket: Ticket, terms: ClockTerms, now: Date): Targets {
  const cycle = currentCycle(ticket);
  const going = cycle && withStandstill(cycle, null, now);
  const clocks = going ? clocksOf(clockedTicket(ticket), terms, going, now) : [];
  return new Map(clocks.map(({ clock: name, target }) => [name, Number(target)]));
}

/** Whether a clock has another target, is new or is gone. */
const isMoved = (before: Targets, after: Targets) => SLA_CLOCKS.some((name) => before.get(name) !== after.get(name));

const ticketsOf = (em: EntityManager, ids: readonly string[]) => em.find(Ticket, { id: { $in: [...ids] } });

const presented = ({ ticket, dueAt }: MovedTicket) => ({
  ticket: ticket.id,
  identifier: ticket.identifier,
  title: titleOf(ticket.customerDescription),
  dueAt: ticket.dueAt?.toISOString() ?? null,
  newDueAt: dueAt?.toISOString() ?? null,
});
