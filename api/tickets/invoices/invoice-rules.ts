import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cleanFileName } from '../../files/file-name.js';
import type { FileRules } from '../../files/file-rules.js';
import type { FileForm } from '../../files/receive-file.js';
import type { OpenFile } from '../../files/send-file.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { changesTo } from '../../platform/audit/field-change.js';
import { Problem } from '../../platform/http/problem.js';
import { parseSafeJson } from '../../platform/http/safe-json.js';
import type { Computations, ReadRecord } from '../../platform/read/record.js';
import type { Changes } from '../../platform/rest/rules.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { JUDGED_TICKET, judgedTicket } from '../record/judged-ticket.js';
import { type LinkedKind, type LinkedRecords, LinkedRecordsSource } from '../record/linked-records.js';
import { lockTicketOf } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn, idOf, type JudgedTicket, rightsOn } from '../record/ticket-ownership.js';
import { invoiceScope } from '../record/ticket-scope.js';
import { addActivity } from '../timeline/activity-log.js';
import { Invoice } from './invoice.entity.js';

const PDF = 'application/pdf';
const SIGNATURE = Buffer.from('%PDF-');

/** Scope and rights of invoices (domain "Permissions"); invoices of a closed ticket are fixed. */
@Injectable()
export class InvoiceRules implements FileRules<Ticket, Invoice> {
  /** A PDF by its first bytes, with any name (spec §5). */
  readonly form: FileForm = {
    fields: ['invoiceNumber', 'invoiceAmountExclVat', 'custom'],
    judge: async (head) => {
      if (!head.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Problem(415, 'INVOICE_PDF');
      return PDF;
    },
  };
  readonly scope = invoiceScope;
  readonly assertTakes = assertMayInvoice;
  readonly bodyOf = valuesOf;

  constructor(linked: LinkedRecordsSource) {
    linked.register(INVOICES);
  }

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

  /** The PDF has the number as its name. */
  contentOf({ id, invoiceNumber, size }: Invoice): OpenFile['file'] {
    const name = `${cleanFileName(invoiceNumber.replaceAll(/[/\\]/g, '-')) || id}.pdf`;
    return { name, contentType: PDF, size };
  }

  async beforeCreate(invoice: Invoice, em: EntityManager): Promise<void> {
    const ticket = await invoice.ticket.loadOrFail();
    invoice.uploader = actingUser(em);
    await addActivity(em, ticket, { kind: ActivityKind.InvoiceAdded, text: invoice.invoiceNumber });
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

/** Fields of a form are texts: an amount becomes a number, custom fields an object; validation refuses other texts. */
function valuesOf({ invoiceAmountExclVat: amount = '', custom, ...fields }: Readonly<Record<string, string>>) {
  const text = amount.trim();
  const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
  return {
    ...fields,
    ...(text && { invoiceAmountExclVat: isNumber ? Number(text) : text }),
    ...(custom !== undefined && { custom: jsonOf(custom) }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return parseSafeJson(text);
  } catch {
    return text;
  }
}

/** Invoices for the guards of transitions (domain G2, G5); each has its PDF. */
const INVOICES: LinkedKind<'invoices'> = {
  name: 'invoices',
  sql: (column) =>
    `(select json_agg(json_build_object('number', i.invoice_number, 'amount', i.invoice_amount_excl_vat / 100.0, 'pdf', true) order by i.created_at, i.id) from invoice i where i.tenant = ${column('tenant')} and i.ticket_id = ${column('id')})`,
  from: (invoices: LinkedRecords['invoices']) => invoices,
};
