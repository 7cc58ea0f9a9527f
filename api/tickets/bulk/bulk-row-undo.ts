import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CustomerDomain } from '../../customers/record/customer-domain.entity.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { restoreColumns } from '../../platform/rest/row-snapshot.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { Ticket } from '../record/ticket.entity.js';
import { keepSentReminders } from '../record/ticket-clocks.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import { Activity } from '../timeline/activity.entity.js';
import { logActivity } from '../timeline/activity-log.js';
import { TicketNotifications } from '../timeline/ticket-notifications.js';
import type { BulkRow, BulkTrace } from './bulk-row.entity.js';

/** Restores a ticket to the values before a bulk change, without a transition of the workflow. */
@Injectable()
export class BulkRowUndo {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly linked: LinkedRecordsSource,
    private readonly notifications: TicketNotifications,
  ) {}

  /** Undoes one row; throws 412 STALE for a ticket with a later change, 409 UNDO_EXPIRED once its mails are sent. */
  async make(em: EntityManager, row: BulkRow): Promise<void> {
    const trace = row.trace as BulkTrace;
    const ticket = await this.tickets.load(em, row.ticketId, { lock: true });
    await this.tickets.assertVersion(em, ticket, trace.version);
    if (!hasSameLinks(await this.linked.of(em, ticket), trace)) throw new Problem(409, 'UNDO_OVERTAKEN');
    if (trace.job && !(await this.notifications.withdraw(em, trace.job))) throw new Problem(409, 'UNDO_EXPIRED');
    if (Object.keys(trace.before).length > 0) await this.#restore(em, ticket, trace);
    const remembered = trace.domain && (await em.findOne(CustomerDomain, recordKey(trace.domain)));
    if (remembered) em.remove(remembered);
    row.outcome = 'UNDONE';
  }

  async #restore(em: EntityManager, ticket: Ticket, { before, activities }: BulkTrace): Promise<void> {
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
    await this.#hideMessages(em, activities);
  }

  /** Hides the messages of the change from the customer. */
  async #hideMessages(em: EntityManager, activities: readonly string[]): Promise<void> {
    const messages = { id: { $in: [...activities] }, kind: ActivityKind.MessageFromAgent };
    await em.nativeUpdate(Activity, messages, { visibleForCustomer: false });
  }
}

const hasSameLinks = (now: BulkTrace['linked'], { linked }: BulkTrace) =>
  JSON.stringify(sorted(now)) === JSON.stringify(sorted(linked));

/** The content in one order of keys, which jsonb does not keep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)])
    .sort(([one], [other]) => String(one).localeCompare(String(other), 'en'));
}
