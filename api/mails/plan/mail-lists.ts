import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailLists } from './mail-placeholders.js';

/** Reads its share of the lists that mails about a ticket may walk through, in the reader's language. */
export type MailListReader = (
  em: EntityManager,
  ticket: Ticket,
  reader: { readonly locale: Locale; readonly url: string },
) => Promise<Partial<MailLists>>;

/** Collects what hangs on a ticket for its mails; each kind of record says here how it is told. */
@Injectable()
export class MailListsSource {
  readonly #readers: MailListReader[] = [];

  register(reader: MailListReader): void {
    this.#readers.push(reader);
  }

  async of(em: EntityManager, ticket: Ticket, reader: { locale: Locale; url: string }): Promise<MailLists> {
    const lists: MailLists = { invoices: [], reports: [] };
    for (const read of this.#readers) Object.assign(lists, await read(em, ticket, reader));
    return lists;
  }
}
