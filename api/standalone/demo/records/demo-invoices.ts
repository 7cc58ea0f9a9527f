import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { fileKeyOf } from '../../../files/file-key.js';
import { userRef } from '../../../masterdata/acting-user.js';
import type { FileStore } from '../../../ports/files.js';
import { amountOf } from '../../../reports/positions/position-amount.js';
import { Invoice } from '../../../tickets/invoices/invoice.entity.js';
import { assertMayInvoice } from '../../../tickets/invoices/invoice-rules.js';
import { logActivity } from '../../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../../vocabulary/activity-kind.js';
import type { Player } from '../cast.js';
import type { DemoDesk } from '../demo-desk.js';
import { pdfOf } from '../files/pdf.js';
import { demoId } from '../ids.js';
import type { PlayedTicket } from '../played-ticket.js';
import type { DemoReports } from './demo-reports.js';

/** Brings invoices with a small real PDF over what the reports say. */
export class DemoInvoices {
  readonly #invoices = new Map<string, Invoice[]>();
  #made = 0;

  constructor(
    private readonly desk: DemoDesk,
    private readonly store: FileStore,
    private readonly reports: DemoReports,
  ) {
    desk.linked.tell((ticket) => ({ invoices: (this.#invoices.get(ticket) ?? []).map(toldOf) }));
  }

  async add(player: PlayedTicket, by: Player): Promise<void> {
    const { desk } = this;
    this.#made += 1;
    const invoiceNumber = `R-${player.now.getUTCFullYear()}-${String(400 + this.#made).padStart(4, '0')}`;
    const lines = this.#linesOf(player);
    const amount = Math.max(
      90,
      lines.reduce((sum, { price }) => sum + price, 0),
    );
    const content = pdfOf(`Rechnung ${invoiceNumber}`, textOf(player, by, lines, amount));
    await player.as(by, async () => {
      assertMayInvoice(player.ticket);
      const uploader = userRef(desk.em, by.id);
      const own = Object.assign(new Invoice(), { ticket: ref(player.ticket), uploader, size: content.length });
      const id = demoId(`${player.name}/${invoiceNumber}`, this.#made);
      const body = { invoiceNumber, invoiceAmountExclVat: Math.round(amount * 100) / 100 };
      const invoice = await desk.create(Invoice, id, body, own);
      this.#invoices.set(player.ticket.id, [...(this.#invoices.get(player.ticket.id) ?? []), invoice]);
      logActivity(desk.em, player.ticket, { kind: ActivityKind.InvoiceAdded, text: invoiceNumber });
      await this.store.write(fileKeyOf(invoice), Readable.from(content));
    });
  }

  #linesOf(player: PlayedTicket): { text: string; price: number }[] {
    const positions = this.reports.positionsOf(player.ticket.id);
    return positions.map((position) => ({ text: position.description, price: (amountOf(position) ?? 0) / 100 }));
  }
}

const toldOf = ({ invoiceNumber: number, invoiceAmountExclVat }: Invoice) => ({
  number,
  amount: invoiceAmountExclVat / 100,
  pdf: true,
});

function textOf(
  { plan, ticket, now }: PlayedTicket,
  by: Player,
  lines: readonly { text: string; price: number }[],
  amount: number,
): string[] {
  const day = now.toLocaleDateString('de-CH', { dateStyle: 'long', timeZone: 'Europe/Zurich' });
  return [
    by.facts.executionCompany ?? '',
    `Datum: ${day}`,
    `Kunde: ${plan.client.record.name}`,
    `Auftrag: ${ticket.identifier}`,
    '',
    ...lines.map(({ text, price }) => `${text.slice(0, 70)}: CHF ${price.toFixed(2)}`),
    '',
    `Total ohne Mehrwertsteuer: CHF ${amount.toFixed(2)}`,
    'Zahlbar innert 30 Tagen.',
  ];
}
