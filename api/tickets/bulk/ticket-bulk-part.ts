import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CustomerDomain } from '../../customers/record/customer-domain.entity.js';
import { type BulkPart, BulkParts, type UndoableChange } from '../../platform/bulk/bulk-part.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { restoreColumns } from '../../platform/rest/row-snapshot.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { type LinkedRecords, LinkedRecordsSource } from '../record/linked-records.js';
import { Ticket } from '../record/ticket.entity.js';
import { keepSentReminders } from '../record/ticket-clocks.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import { Activity } from '../timeline/activity.entity.js';
import { logActivity } from '../timeline/activity-log.js';
import { TicketNotifications } from '../timeline/ticket-notifications.js';
import { TicketTriageService } from '../triage/ticket-triage.service.js';

/** The data for the undo of one ticket's change, beside its row. */
interface TicketTrace extends Readonly<Record<string, unknown>> {
  /** The linked records after the change; with other records the former state may be wrong. */
  readonly linked: LinkedRecords;
  /** The id of the waiting job of mails; null without mails. */
  readonly job: string | null;
  /** Ids of the activities of the change. */
  readonly activities: readonly string[];
  /** The id of the customer's domain that the change has added. */
  readonly domain?: string;
}

/** Mails, activities, linked records and domains of tickets in operations on many of them and in their undo. */
@Injectable()
export class TicketBulkPart implements BulkPart {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly linked: LinkedRecordsSource,
    private readonly notifications: TicketNotifications,
    private readonly triage: TicketTriageService,
    parts: BulkParts,
  ) {
    parts.register(Ticket, this);
  }

  /** Locks the ticket and holds its mails; throws 409 TRANSITION_NOT_ALLOWED for the transition of a draft. */
  async begin(em: EntityManager, operation: string, id: string, until: Date) {
    const held = this.notifications.hold(em, until);
    const { state } = await this.tickets.load(em, id, { lock: true });
    // A submission takes a number for good: drafts are submitted one by one.
    if (operation === 'transitions' && state === TicketState.Draft)
      throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { from: state });
    return async (): Promise<TicketTrace> => {
      const domain = this.triage.rememberedBy(em);
      return {
        linked: await this.linked.of(em, { id }),
        job: held.job,
        activities: await newActivities(em, id),
        ...(domain && { domain }),
      };
    };
  }

  /**
   * Restores a ticket without a transition of the workflow; throws 412 STALE for a ticket with a later change, 409
   * UNDO_OVERTAKEN for other linked records, 409 UNDO_EXPIRED once its mails are sent.
   */
  async undo(em: EntityManager, { id, version, before, own }: UndoableChange): Promise<void> {
    const trace = own as TicketTrace;
    const ticket = await this.tickets.load(em, id, { lock: true });
    await this.tickets.assertVersion(em, ticket, version);
    if (!hasSameLinks(await this.linked.of(em, ticket), trace)) throw new Problem(409, 'UNDO_OVERTAKEN');
    if (trace.job && !(await this.notifications.withdraw(em, trace.job))) throw new Problem(409, 'UNDO_EXPIRED');
    if (Object.keys(before).length > 0) await this.#restore(em, ticket, before, trace.activities);
    const remembered = trace.domain && (await em.findOne(CustomerDomain, recordKey(trace.domain)));
    if (remembered) em.remove(remembered);
  }

  /** Moves the mails of the changes to the moment. */
  async hold(em: EntityManager, traces: readonly TicketTrace[], until: Date): Promise<void> {
    const jobs = traces.flatMap(({ job }) => job ?? []);
    await this.notifications.postpone(em, jobs, until);
  }

  async #restore(
    em: EntityManager,
    ticket: Ticket,
    before: UndoableChange['before'],
    activities: readonly string[],
  ): Promise<void> {
    const changed = fieldsOf(ticket);
    const { state, cycles } = ticket;
    restoreColumns(em, ticket, before);
    ticket.lastActivityAt = clock.now();
    ticket.touch();
    keepSentReminders(ticket, cycles);
    const moved = ticket.state !== state;
    logActivity(em, ticket, {
      kind: ActivityKind.ChangeUndone,
      ...(moved && { fromState: state, toState: ticket.state }),
      changes: await changesSince(changed, ticket, em),
      visibleForCustomer: moved,
    });
    // The messages of the change are hidden from the customer.
    const messages = { id: { $in: [...activities] }, kind: ActivityKind.MessageFromAgent };
    await em.nativeUpdate(Activity, messages, { visibleForCustomer: false });
  }
}

/**
 * Ids of the activities of the present transaction, whose savepoints have later ids than itself; the ticket is locked, so
 * that no later transaction has written to it.
 */
async function newActivities(em: EntityManager, ticketId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from activity where tenant = ? and ticket_id = ? and age(xmin) <= 0',
    [currentTenant(), ticketId],
  );
  return rows.map(({ id }) => id);
}

const hasSameLinks = (now: LinkedRecords, { linked }: TicketTrace) =>
  JSON.stringify(sorted(now)) === JSON.stringify(sorted(linked));

/** The content in one order of keys, which jsonb does not keep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)])
    .sort(([one], [other]) => String(one).localeCompare(String(other), 'en'));
}
