import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnsweredMails } from '../../mails/dispatch/answered-mails.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { clock } from '../../platform/clock.js';
import { guardedAddress, mailAddress } from '../../platform/fields/mail-address.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { MailedTickets } from '../../tickets/messages/mailed-tickets.js';
import { MessageEffects } from '../../tickets/messages/message-effects.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { TimelineWriter } from '../../tickets/timeline/timeline-writer.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { ReadMessage } from '../reading/read-message.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import { attach } from './attached-parts.js';
import { customerOf } from './customer-of-sender.js';
import { descriptionText, messageText } from './entry-text.js';
import type { KeptParts } from './kept-parts.js';
import { type MailSender, writtenBy } from './mail-sender.js';
import { type Place, PlaceOfMessage } from './place-of-message.js';

/** A message to be filed, with its sender and its stored files. */
export interface Filing {
  readonly message: ReadMessage;
  readonly sender: MailSender;
  readonly parts: KeptParts;
  /** Whether the message forbids automatic answers: none is sent, and it reopens no closed ticket. */
  readonly isUnanswered: boolean;
  /** Whether a user has decided to file it, in spite of its kind and of its sender's number of mails. */
  readonly isChosen: boolean;
}

type Found = NonNullable<Place>;

/** Files a message as an entry of its ticket or as a new ticket, in the caller's transaction. */
@Injectable()
export class MessageFiling {
  constructor(
    private readonly places: PlaceOfMessage,
    private readonly answered: AnsweredMails,
    private readonly effects: MessageEffects,
    private readonly tickets: MailedTickets,
    private readonly timeline: TimelineWriter,
  ) {}

  /** Files the message or notes the reason against it; returns whether its files belong to a ticket now. */
  async file(em: EntityManager, id: string, filing: Filing): Promise<boolean> {
    const row = await received(em, id);
    if (!row) return false;
    note(row, filing.message);
    const isOwn = !filing.isChosen && row.messageId && (await this.answered.byMessageId(em, [row.messageId]));
    if (isOwn) settle(row, 'IGNORED', 'OWN_MAIL');
    else await this.#place(em, row, filing);
    return row.state === 'FILED';
  }

  async #place(em: EntityManager, row: IntakeMessage, filing: Filing): Promise<void> {
    const place = await this.places.find(em, filing.message, filing.sender);
    const isOver =
      place?.kind === 'MESSAGE' &&
      !filing.isUnanswered &&
      (await this.effects.isTooLate(em, place.ticket, place.actor));
    if (place && !isOver) return this.#add(em, row, filing, place);
    await this.#begin(em, row, filing, place?.ticket ?? null);
  }

  /** Adds an entry to an existing ticket, as if its author had written it in the application. */
  async #add(em: EntityManager, row: IntakeMessage, filing: Filing, { kind, ticket, actor }: Found): Promise<void> {
    const { message, sender, parts, isUnanswered } = filing;
    // An automatic mail from an address of the desk is no message to the customer: it becomes an internal note.
    const isMessage = kind === 'MESSAGE' && !(isUnanswered && actor.kind !== 'customer');
    const { language } = await currentSettings(em);
    const text = messageText(message, parts.refused, language);
    const attachments = attach(em, ticket, parts.kept, { sender, isVisible: isMessage });
    const entry = {
      kind: kindOf(isMessage ? kind : 'WORK_NOTE', actor.kind),
      text,
      folded: message.folded || null,
      attachments,
    };
    const activity = await this.timeline.add(em, ticket, entry);
    if (!sender.user) activity.createdBy = writtenBy(sender);
    const isOpening = ticket.state === TicketState.Closed;
    if (isMessage && !(isUnanswered && isOpening)) await this.effects.follow(em, ticket, actor);
    row.activity = activity.id;
    row.ticket = ref(ticket);
    settle(row, 'FILED');
  }

  /** Creates a ticket, unless the sender's number of new tickets looks like a loop. */
  async #begin(em: EntityManager, row: IntakeMessage, filing: Filing, earlier: Ticket | null): Promise<void> {
    const { message, sender, parts, isUnanswered, isChosen } = filing;
    if (!isChosen && !(await mayBeginTicket(em, sender.address))) return settle(row, 'FAILED', 'SENDER_LIMIT');
    const { language } = await currentSettings(em);
    const description = descriptionText(message, parts.refused, language);
    const request = {
      description,
      contactName: sender.contact.name,
      contactEmail: sender.contact.address,
      isUnanswered,
      author: sender.user?.id ?? null,
    };
    const ticket = earlier
      ? await this.tickets.followUp(em, earlier, request)
      : await this.tickets.submit(em, { ...request, customer: await customerOf(em, sender), earlier });
    attach(em, ticket, parts.kept, { sender, isVisible: true, isLogged: true });
    row.opened = true;
    row.ticket = ref(ticket);
    settle(row, 'FILED');
  }
}

/** The row of an unsettled message, locked until the transaction ends. */
export async function received(em: EntityManager, id: string): Promise<IntakeMessage | null> {
  const row = await em.findOne(IntakeMessage, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
  return row?.state === 'RECEIVED' ? row : null;
}

/** Notes sender, subject and text of the message in its row. */
export function note(row: IntakeMessage, { sender, subject, text }: ReadMessage): void {
  Object.assign(row, {
    sender: sender ? mailAddress(sender.address) : null,
    senderName: sender?.name ?? null,
    subject,
    text,
  });
}

/** Notes the outcome of a message, with a reason unless it is filed. */
export function settle(row: IntakeMessage, state: IntakeMessage['state'], reason: IntakeMessage['reason'] = null) {
  Object.assign(row, { state, reason });
  row.touch();
}

function kindOf(kind: Found['kind'], actor: string): ActivityKind {
  if (kind === 'WORK_NOTE') return ActivityKind.WorkNote;
  return actor === 'customer' ? ActivityKind.MessageFromCustomer : ActivityKind.MessageFromAgent;
}

/** New tickets by mails of one sender in an hour: more than a person writes, fewer than a loop does. */
const TICKETS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;
/** New tickets by mails of a mailbox, with any suffix behind `+` in its name. */
const OPENED = `
  select count(*)::int as opened from intake_message
   where tenant = ? and state = 'FILED' and created_at > ? and opened and regexp_replace(sender, '[+].*@', '@') = ?`;

/**
 * Whether the sender's mails may begin another ticket now. Locks the sender until the transaction ends, so that concurrent
 * mails are counted one after the other.
 */
async function mayBeginTicket(em: EntityManager, sender: string): Promise<boolean> {
  const mailbox = guardedAddress(sender);
  await oneAtATime(em, 'intake', mailbox);
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const [row] = await em.execute<{ opened: number }[]>(OPENED, [currentTenant(), since, mailbox]);
  return (row?.opened ?? 0) < TICKETS_AN_HOUR;
}
