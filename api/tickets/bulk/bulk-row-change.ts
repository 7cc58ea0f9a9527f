import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { rememberDomain } from '../../customers/record/customer-domain.js';
import { clock } from '../../platform/clock.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { differenceOf, snapshotOf } from '../../platform/rest/row-snapshot.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import { incomplete } from '../record/incomplete.js';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { missingFields } from '../record/mandatory-fields.js';
import { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { TicketNotifications } from '../timeline/ticket-notifications.js';
import { factsOf } from '../workflow/facts-of.js';
import { TicketTransitionsService } from '../workflow/ticket-transitions.service.js';
import type { PlannedTransition } from '../workflow/transition-effects.js';
import type { BulkRow, BulkTrace } from './bulk-row.entity.js';

/** The checked change of each ticket. */
export type PlannedChange =
  | { readonly assign: Readonly<Record<string, unknown>> }
  | { readonly triage: Readonly<Record<string, unknown>>; readonly remembersDomain: boolean }
  | { readonly to: TicketState; readonly input: PlannedTransition['input']; readonly silent: boolean };

/** Changes one ticket of a bulk change like a single change, and stores the data for its undo. */
@Injectable()
export class BulkRowChange {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly transitions: TicketTransitionsService,
    private readonly linked: LinkedRecordsSource,
    private readonly notifications: TicketNotifications,
    private readonly terms: ServiceTermsSource,
  ) {}

  /** Makes the change; throws the Problem of a single change. The mails wait until `mailsFrom`. */
  async make(em: EntityManager, row: BulkRow, change: PlannedChange, mailsFrom: Date): Promise<void> {
    const held = this.notifications.hold(em, mailsFrom);
    const before = await snapshotOf(em, Ticket, row.ticketId);
    const ticket = await this.#change(em, row, change);
    const domain = 'triage' in change ? await this.#completeTriage(em, ticket, change.remembersDomain) : null;
    const after = await snapshotOf(em, Ticket, ticket.id);
    if (!before || !after) throw new Error('A ticket that was changed has a row before and after');
    row.trace = {
      before: differenceOf(before, after, ['last_activity_at']),
      version: after.version as number,
      linked: await this.linked.of(em, ticket),
      job: held.job,
      activities: await newActivities(em, ticket.id),
      ...(domain && { domain }),
    } satisfies BulkTrace;
    row.outcome = 'DONE';
  }

  async #change(em: EntityManager, { ticketId, ticketVersion }: BulkRow, change: PlannedChange): Promise<Ticket> {
    if ('assign' in change) return this.tickets.changeVersion(em, ticketId, change.assign, ticketVersion);
    if ('triage' in change) return this.tickets.changeVersion(em, ticketId, change.triage, ticketVersion);
    const { to, input, silent } = change;
    const ticket = await this.tickets.load(em, ticketId, { lock: true });
    const { state } = ticket;
    // A submission takes a number for good: drafts are submitted one by one.
    if (state === TicketState.Draft) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { from: state, to });
    if (silent) ticket.preventMailDispatch = true;
    return this.transitions.makeVersion(em, ticketId, to, input, ticketVersion);
  }

  /**
   * Throws 422 with the missing fields of a submission of the new type. Returns the id of the customer's domain that it has
   * added, or null.
   */
  async #completeTriage(em: EntityManager, ticket: Ticket, remembersDomain: boolean): Promise<string | null> {
    if (ticket.type === TicketType.Unknown) throw invalidField('/type', 'REQUIRED');
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, now);
    const gaps = missingFields(factsOf(ticket, terms, now), TicketState.Pending);
    if (gaps.length > 0) throw incomplete(gaps);
    const customer = idOf(ticket.customer);
    return remembersDomain && customer ? rememberDomain(em, ticket.contactEmail ?? '', customer) : null;
  }
}

/** Ids of the ticket's activities of the present transaction. */
async function newActivities(em: EntityManager, ticketId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from activity where tenant = ? and ticket_id = ? and xmin = pg_current_xact_id()::xid',
    [currentTenant(), ticketId],
  );
  return rows.map(({ id }) => id);
}
