import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { Role } from '../../vocabulary/role.js';
import type { MailLists } from './mail-placeholders.js';

/** The reader of a mail, and the address of its ticket in the application. */
interface ListReader {
  readonly locale: Locale;
  readonly role: Role;
  readonly url: string;
}

/** Loads one of the lists for loops in mails about a ticket, in the reader's language. */
export type MailListReader = (em: EntityManager, ticket: Ticket, reader: ListReader) => Promise<Partial<MailLists>>;

/** Collects the lists of a ticket's records for its mails; each kind of record registers its reader here. */
@Injectable()
export class MailListsSource {
  readonly #readers = new Map<keyof MailLists, MailListReader>();

  register(list: keyof MailLists, reader: MailListReader): void {
    this.#readers.set(list, reader);
  }

  /** The lists of a ticket; for a template only the lists that its texts name. */
  async of(em: EntityManager, ticket: Ticket, reader: ListReader, texts?: string): Promise<MailLists> {
    const lists: MailLists = { invoices: [], reports: [], ratings: [] };
    for (const [list, read] of this.#readers)
      if (texts?.includes(list) ?? true) Object.assign(lists, await read(em, ticket, reader));
    return lists;
  }
}
