import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env, publicUrl } from '../../platform/env.js';
import { MessageEffects } from '../../tickets/messages/message-effects.js';
import type { Actor } from '../../tickets/record/ticket-facts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { Role } from '../../vocabulary/role.js';
import { customTexts, withCustomTexts } from './custom-texts.js';
import { MailAppointmentsSource, NO_APPOINTMENT } from './mail-appointments.js';
import { MailListsSource } from './mail-lists.js';
import type { Placeholders } from './mail-placeholders.js';
import { originalFor, type TicketReader } from './original-ticket.js';
import type { LoadedNotice, TicketMailFacts } from './ticket-mail-facts.js';
import { placeholdersOf } from './ticket-mail-values.js';

const CUSTOMER: Actor = { kind: 'customer', own: true };

/** The reader of a mail, who decides on its values. */
interface MailReader {
  readonly name: string;
  readonly locale: Locale;
  readonly role: Role;
  /** Recipient of the mail; a preview has none. */
  readonly recipient?: TicketReader;
  /** Whether the reader cannot open the ticket; then the mail has no address of it. */
  readonly isShutOut?: boolean;
  /** The texts of the template, to load only the values that they name. */
  readonly texts?: string;
}

/** Collects the values of a ticket for its mails and their previews. */
@Injectable()
export class MailValues {
  constructor(
    private readonly lists: MailListsSource,
    private readonly appointments: MailAppointmentsSource,
    private readonly effects: MessageEffects,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The values of one notice in the reader's language, with the tenant's own fields that their role sees. */
  async of(em: EntityManager, facts: TicketMailFacts, notice: LoadedNotice, reader: MailReader): Promise<Placeholders> {
    const { ticket, then } = facts;
    const url = reader.isShutOut ? '' : `${publicUrl(this.env)}/issue/${ticket.id}`;
    const lists = await this.lists.of(em, ticket, { locale: reader.locale, role: reader.role, url }, reader.texts);
    const appointment = await this.appointments.of(em, notice.activity);
    const original = await originalFor(em, ticket, reader.recipient);
    const own = await customTexts(em, { ticket: then, roles: [reader.role], locale: reader.locale });
    const values = placeholdersOf(facts, notice, reader, url, {
      lists,
      appointment: appointment?.values(reader.locale) ?? NO_APPOINTMENT,
      original: {
        identifier: original?.identifier ?? null,
        url: original && `${publicUrl(this.env)}/issue/${original.id}`,
      },
    });
    // A message does not reopen a ticket that is closed for good, so that its mails offer no such link (domain #15).
    const isOver = await this.effects.isTooLate(em, ticket, CUSTOMER);
    const reopens = !isOver && original === null;
    return withCustomTexts(reopens ? values : { ...values, link: { ...values.link, reopen: null } }, own);
  }
}
