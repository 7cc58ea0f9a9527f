import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { FileKeeper } from '../../files/file-keeper.js';
import { cleanFileName } from '../../files/file-name.js';
import { keepFile } from '../../files/keep-file.js';
import type { FileForm, ReceivedFile } from '../../files/receive-file.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { type LinkedKind, type LinkedRecords, LinkedRecordsSource } from '../record/linked-records.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { addActivity } from '../timeline/activity-log.js';
import { Invoice } from './invoice.entity.js';
import { assertMayInvoice } from './invoice-rules.js';

const PDF = 'application/pdf';
const SIGNATURE = Buffer.from('%PDF-');

/** A PDF by its first bytes, with any name (spec §5). */
const FORM: FileForm = {
  fields: ['invoiceNumber', 'invoiceAmountExclVat'],
  judge: async (head) => {
    if (!head.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Problem(415, 'INVOICE_PDF');
    return PDF;
  },
};

/** Invoices of tickets: records in the database, their PDF in the file store. */
@Injectable()
export class InvoicesService extends FileKeeper<Ticket, Invoice> {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Invoice)) private readonly invoices: ResourceService<Invoice>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    linked: LinkedRecordsSource,
    parts: TicketPartsSource,
  ) {
    super({ field: 'ticket', owners: tickets, records: invoices, work, files });
    linked.register(INVOICES);
    parts.registerCount('invoices', (id, into) => this.invoices.countBelow({ ticket: { id } }, into));
  }

  /** Adds an invoice; the ticket is locked first, so that it is not closed at the same time. */
  async add(ticketId: string, request: Request): Promise<RecordJson> {
    await this.work.read(async (em) => assertMayInvoice(await this.tickets.load(em, ticketId)));
    return keepFile(request, this.files, FORM, async (file, recorded) => {
      const values = await this.invoices.validCreation(valuesOf(file.fields));
      return this.invoices.write(async (em) => {
        const ticket = await this.tickets.load(em, ticketId, { lock: true });
        const answer = await this.#record(em, ticket, file, values);
        recorded();
        return answer;
      });
    });
  }

  /** The PDF has the number as its name. */
  protected described({ id, invoiceNumber, size }: Invoice) {
    const name = `${cleanFileName(invoiceNumber.replaceAll(/[/\\]/g, '-')) || id}.pdf`;
    return { name, contentType: PDF, size };
  }

  async #record(em: EntityManager, ticket: Ticket, file: ReceivedFile, values: object): Promise<RecordJson> {
    assertMayInvoice(ticket);
    const uploader = actingUser(em);
    const invoice = Object.assign(new Invoice(), { id: file.id, size: file.size, ticket: ref(ticket), uploader });
    await this.invoices.insert(em, values as Record<string, unknown>, invoice);
    await addActivity(em, ticket, { kind: ActivityKind.InvoiceAdded, text: invoice.invoiceNumber });
    return this.invoices.present(em, invoice);
  }
}

/** Fields of a form are texts; an amount becomes a number, and any other text is left for the validation. */
function valuesOf({ invoiceAmountExclVat: amount, ...fields }: Readonly<Record<string, string>>) {
  if (amount === undefined || amount.trim() === '') return fields;
  const text = amount.trim();
  return { ...fields, invoiceAmountExclVat: /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : text };
}

/** Invoices for the guards of transitions (domain G2, G5); each has its PDF. */
const INVOICES: LinkedKind<'invoices'> = {
  name: 'invoices',
  sql: (column) =>
    `(select json_agg(json_build_object('number', i.invoice_number, 'amount', i.invoice_amount_excl_vat / 100.0, 'pdf', true) order by i.created_at, i.id) from invoice i where i.tenant = ${column('tenant')} and i.ticket_id = ${column('id')})`,
  from: (invoices: LinkedRecords['invoices']) => invoices,
};
