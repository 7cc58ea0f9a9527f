import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnsweredMails } from '../../mails/dispatch/answered-mails.js';
import { isCustomersSide } from '../../mails/plan/customers-side.js';
import { originalOf } from '../../tickets/links/original-ticket.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Actor } from '../../tickets/record/ticket-facts.js';
import { ownershipOf } from '../../tickets/record/ticket-ownership.js';
import { actorFor, can } from '../../tickets/record/ticket-policy.js';
import { ticketUser } from '../../tickets/record/ticket-user.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { ReadMessage } from '../reading/read-message.js';
import { IntakeMessage } from '../record/intake-message.entity.js';
import type { MailSender } from './mail-sender.js';
import { numbersIn, tokensIn } from './mentions.js';

/** The ticket of a message and its kind of entry; null for a message that begins a ticket of its own. */
export type Place = {
  readonly kind: 'MESSAGE' | 'WORK_NOTE';
  readonly ticket: Ticket;
  /** The sender's role on the ticket; a sender without an account may belong to the customer's side. */
  readonly actor: Actor;
} | null;

const CUSTOMERS_SIDE: Actor = { kind: 'customer', own: true };

/** Earlier incoming mails that are searched for the ticket of an answer. */
const MOST_EARLIER = 5;

/**
 * Finds the ticket of a message: by the mail of ours that it answers, else by an earlier incoming mail, else by a number in
 * its subject; the last two demand a sender who belongs to that ticket. A message to a duplicate goes to its original, if
 * the sender reaches that. A mail never does more than its sender may do in the application.
 */
@Injectable()
export class PlaceOfMessage {
  constructor(private readonly answered: AnsweredMails) {}

  async find(em: EntityManager, message: ReadMessage, sender: MailSender): Promise<Place> {
    const mail = await this.answered.find(em, { tokens: tokensIn(message), messageIds: message.answers });
    if (mail) {
      const id = mail.ticket.unwrap().id;
      const original = await this.#original(em, id, sender);
      return original ?? this.#answer(em, await lockTicket(em, id), mail.recipient ?? '', sender);
    }
    for (const earlier of await this.#earlier(em, message)) {
      const place = await this.#belonging(em, earlier.ticket?.unwrap().id ?? '', sender, earlier);
      if (place) return place;
    }
    for (const identifier of numbersIn(message.subject)) {
      const found = await em.findOne(Ticket, { identifier });
      const place = found && (await this.#belonging(em, found.id, sender));
      if (place) return place;
    }
    return null;
  }

  /** Earlier incoming mails that the message answers, the nearest first. */
  async #earlier(em: EntityManager, { answers }: ReadMessage): Promise<IntakeMessage[]> {
    if (answers.length === 0) return [];
    const found = await em.find(IntakeMessage, { identity: { $in: [...answers] }, ticket: { $ne: null } });
    const rank = ({ identity }: IntakeMessage) => answers.lastIndexOf(identity);
    return found.sort((left, right) => rank(right) - rank(left)).slice(0, MOST_EARLIER);
  }

  async #belonging(em: EntityManager, id: string, sender: MailSender, earlier?: IntakeMessage): Promise<Place> {
    return (await this.#original(em, id, sender)) ?? this.#mention(em, await lockTicket(em, id), sender, earlier);
  }

  /** The place on the original of a closed duplicate (domain "Answer to a ticket closed as DUPLICATE_OF"). */
  async #original(em: EntityManager, id: string, sender: MailSender): Promise<Place> {
    const original = await originalOf(em, id);
    return original && this.#mention(em, await lockTicket(em, original.id), sender);
  }

  /**
   * An answer to a mail of ours. The owner of the mail may answer for the side of its recipient; staff speaks to the
   * customer only from the recipient's address, since any other person may have got a copy of the mail.
   */
  async #answer(em: EntityManager, ticket: Ticket, recipient: string, sender: MailSender): Promise<Place> {
    if (sender.record) return placeOfUser(ticket, sender, recipient === sender.record.email);
    const toCustomer = await isCustomersSide(em, ticket, recipient);
    return placeOfSide(ticket, toCustomer ? 'MESSAGE' : 'WORK_NOTE');
  }

  /** A mail that names the ticket, which any sender can: the sender must belong to the ticket, or have begun it. */
  async #mention(em: EntityManager, ticket: Ticket, sender: MailSender, earlier?: IntakeMessage): Promise<Place> {
    if (!sender.isBelieved) return null;
    if (sender.record) return placeOfUser(ticket, sender, false);
    const hasBegun = earlier?.opened === true && earlier.sender === sender.address;
    return hasBegun || (await isCustomersSide(em, ticket, sender.address)) ? placeOfSide(ticket, 'MESSAGE') : null;
  }
}

/** The place of a user's mail on a ticket by their rights; null for an inactive user and for a ticket out of reach. */
function placeOfUser(ticket: Ticket, { user }: MailSender, isAddressee: boolean): Place {
  if (!user) return null;
  const ownership = ownershipOf(ticket, user);
  const actor = actorFor(ownership, ticketUser(user));
  if (!actor) return null;
  const rights = can(ownership, ticketUser(user));
  const speaks = actor.kind === 'customer' || isAddressee;
  if (speaks && rights.message) return { kind: 'MESSAGE', ticket, actor };
  return rights.workNote ? { kind: 'WORK_NOTE', ticket, actor } : null;
}

/** The place of a mail without a user; drafts take no messages. */
const placeOfSide = (ticket: Ticket, kind: 'MESSAGE' | 'WORK_NOTE'): Place =>
  ticket.state === TicketState.Draft ? null : { kind, ticket, actor: CUSTOMERS_SIDE };
