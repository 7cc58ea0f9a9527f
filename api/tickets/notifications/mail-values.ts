import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env, publicUrl } from '../../platform/env.js';
import type { Locale } from '../../vocabulary/locale.js';
import { MailListsSource } from './mail-lists.js';
import type { Placeholders } from './mail-placeholders.js';
import type { LoadedNotice, TicketMailFacts } from './ticket-mail-facts.js';
import { placeholdersOf } from './ticket-mail-values.js';

/** Collects what a mail may say of a ticket, for mails that are sent and for those that are only looked at. */
@Injectable()
export class MailValues {
  constructor(
    private readonly lists: MailListsSource,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The values of one notice in the reader's language. */
  async of(
    em: EntityManager,
    facts: TicketMailFacts,
    notice: LoadedNotice,
    reader: { readonly name: string; readonly locale: Locale },
  ): Promise<Placeholders> {
    const { ticket } = facts;
    const url = `${publicUrl(this.env)}/issue/${ticket.id}`;
    const lists = await this.lists.of(em, ticket, { locale: reader.locale, url });
    return placeholdersOf(facts, notice, reader, url, lists);
  }
}
