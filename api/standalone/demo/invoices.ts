import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { fileKeyOf } from '../../files/file-key.js';
import { userRef } from '../../masterdata/acting-user.js';
import type { FileStore } from '../../ports/files.js';
import { amountOf } from '../../reports/record/position-amount.js';
import { Invoice } from '../../tickets/invoices/invoice.entity.js';
import { assertMayInvoice } from '../../tickets/invoices/invoice-rules.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Player } from './cast.js';
import type { PaperData } from './data/ticket-data.js';
import type { DemoDesk } from './demo-desk.js';
import { dateOf, fill, linesOf, pdfOf } from './papers.js';
import type { DemoReports } from './reports.js';
import { demoId } from './reproducible.js';
import type { TicketPlayer } from './ticket-player.js';

/** Adds invoices over the positions of reports, each with a small real PDF. */
export class DemoInvoices {
  readonly #invoices = new Map<string, Invoice[]>();
  #count = 0;

  constructor(
    private readonly desk: DemoDesk,
    private readonly store: FileStore,
    private readonly reports: DemoReports,
    private readonly paper: PaperData,
  ) {
    desk.linked.add((ticket) => ({ invoices: (this.#invoices.get(ticket) ?? []).map(summaryOf) }));
  }

  async add(player: TicketPlayer, by: Player): Promise<void> {
    const { desk } = this;
    this.#count += 1;
    const invoiceNumber = `R-${player.now.getUTCFullYear()}-${String(400 + this.#count).padStart(4, '0')}`;
    const positions = this.reports.positionsOf(player.ticket.id);
    const prices = positions.map((position) => (amountOf(position) ?? 0) / 100);
    const amount = Math.max(
      90,
      prices.reduce((sum, price) => sum + price, 0),
    );
    const values = {
      number: invoiceNumber,
      day: dateOf(player.now),
      company: by.facts.executionCompany ?? '',
      customer: player.plan.client.record.name,
      ticket: player.ticket.identifier ?? '',
      total: amount.toFixed(2),
    };
    const items = positions.map(({ description }, index) => ({
      text: description.slice(0, 70),
      price: prices[index]!.toFixed(2),
    }));
    const content = pdfOf(fill(this.paper.heading, values), linesOf(this.paper, values, items));
    await player.as(by, async () => {
      assertMayInvoice(player.ticket);
      const uploader = userRef(desk.em, by.id);
      const own = Object.assign(new Invoice(), { ticket: ref(player.ticket), uploader, size: content.length });
      const id = demoId(`${player.name}/${invoiceNumber}`, this.#count);
      const body = { invoiceNumber, invoiceAmountExclVat: Math.round(amount * 100) / 100 };
      const invoice = await desk.create(Invoice, id, body, own);
      this.#invoices.set(player.ticket.id, [...(this.#invoices.get(player.ticket.id) ?? []), invoice]);
      logActivity(desk.em, player.ticket, { kind: ActivityKind.InvoiceAdded, text: invoiceNumber });
      await this.store.write(fileKeyOf(invoice), Readable.from(content));
    });
  }
}

const summaryOf = ({ invoiceNumber: number, invoiceAmountExclVat }: Invoice) => ({
  number,
  amount: invoiceAmountExclVat / 100,
  pdf: true,
});
