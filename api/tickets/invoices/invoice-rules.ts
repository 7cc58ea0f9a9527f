import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { changesTo } from '../../platform/audit/field-change.js';
import { Problem } from '../../platform/http/problem.js';
import type { Computations, ReadRecord } from '../../platform/read/record.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { JUDGED_TICKET, judgedTicket } from '../record/judged-ticket.js';
import { lockTicketOf } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn, idOf, type JudgedTicket, rightsOn } from '../record/ticket-ownership.js';
import { invoiceScope } from '../record/ticket-scope.js';
import { addActivity } from '../timeline/activity-log.js';
import { Invoice } from './invoice.entity.js';

/** Scope and rights of invoices (domain "Permissions"); invoices of a closed ticket are fixed. */
@Injectable()
export class InvoiceRules implements ResourceRules<Invoice> {
  readonly scope = invoiceScope;

  computed(): Computations<Invoice> {
    return {
      can: {
        of: ['ticket', 'uploader'],
        sql: JUDGED_TICKET,
        value: (invoice) => {
          const ticket = judgedTicket(invoice);
          const may = isWriter(invoice, ticket) && rightsOn(ticket).invoice;
          return { edit: may, delete: may };
        },
      },
    };
  }

  /** The ticket is locked before its invoice, so that it is not closed at the same time. */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    if (id) await lockTicketOf(em, Invoice, id);
  }

  async beforeUpdate(invoice: Invoice, written: Changes, em: EntityManager): Promise<void> {
    const ticket = await invoice.ticket.loadOrFail();
    assertMayWrite(invoice, ticket);
    const changes = await changesTo(invoice, written, em);
    await addActivity(em, ticket, { kind: ActivityKind.InvoiceRenamed, text: invoice.invoiceNumber, changes });
  }

  /** A completed order keeps its last invoice, which its completion required (domain G2). */
  async beforeDelete(invoice: Invoice, em: EntityManager): Promise<void> {
    const ticket = await invoice.ticket.loadOrFail();
    assertMayWrite(invoice, ticket);
    const siblings = await em.count(Invoice, { ticket: { id: ticket.id } });
    if (ticket.state === TicketState.OrderCompleted && siblings === 1) throw new Problem(409, 'INVOICE_NEEDED');
    await addActivity(em, ticket, { kind: ActivityKind.InvoiceRemoved, text: invoice.invoiceNumber });
  }
}

/** Agents write all invoices, executors the invoices that they have uploaded. */
function isWriter({ uploader }: Invoice | ReadRecord<Invoice>, ticket: JudgedTicket): boolean {
  const { kind, own } = actorOn(ticket);
  return own && (kind === 'agent' || (kind === 'executor' && idOf(uploader) === currentUser().id));
}

function assertMayWrite(invoice: Invoice, ticket: Ticket): void {
  if (!isWriter(invoice, ticket)) throw new Problem(403, 'FORBIDDEN');
  assertMayInvoice(ticket);
}

/** Throws 403 for customers, and 409 while the ticket takes no invoices. */
export function assertMayInvoice(ticket: Ticket): void {
  if (actorOn(ticket).kind === 'customer') throw new Problem(403, 'FORBIDDEN');
  if (!rightsOn(ticket).invoice) throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
}
