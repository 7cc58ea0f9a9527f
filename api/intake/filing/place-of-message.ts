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

/** Where a message belongs and what it is there; null where it begins a ticket of its own. */
export type Place = {
  readonly kind: 'MESSAGE' | 'WORK_NOTE';
  readonly ticket: Ticket;
  /** As what the sender acts; for the customer's side as well where they are no user. */
  readonly actor: Actor;
} | null;

const CUSTOMERS_SIDE: Actor = { kind: 'customer', own: true };

/** Mails that came in before and are looked at for the ticket of an answer. */
const MOST_EARLIER = 5;

/**
 * Finds the ticket of a message: by the mail of ours that it answers, else by a mail that came in before, else by a number
 * in its subject, the last two together with a sender who belongs to that ticket. What goes to a duplicate goes to its main
 * ticket, if the sender reaches that. A mail never does more than its sender might do in the application.
 */
@Injectable()
export class PlaceOfMessage {
  constructor(private readonly answered: AnsweredMails) {}

  async find(em: EntityManager, message: ReadMessage, sender: MailSender): Promise<Place> {
    const mail = await this.answered.find(em, { tokens: tokensIn(message), messageIds: message.answers });
    if (mail) {
      const id = mail.ticket.unwrap().id;
      const main = await this.#original(em, id, sender);
      return main ?? this.#answer(em, await lockTicket(em, id), mail.recipient ?? '', sender);
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

  /** Mails that came in before and are answered, the nearest first. */
  async #earlier(em: EntityManager, { answers }: ReadMessage): Promise<IntakeMessage[]> {
    if (answers.length === 0) return [];
    const found = await em.find(IntakeMessage, { identity: { $in: [...answers] }, ticket: { $ne: null } });
    const rank = ({ identity }: IntakeMessage) => answers.lastIndexOf(identity);
    return found.sort((one, other) => rank(other) - rank(one)).slice(0, MOST_EARLIER);
  }

  async #belonging(em: EntityManager, id: string, sender: MailSender, earlier?: IntakeMessage): Promise<Place> {
    return (await this.#original(em, id, sender)) ?? this.#mention(em, await lockTicket(em, id), sender, earlier);
  }

  /** The place on the ticket that a closed duplicate points to (domain "Answer to a ticket closed as DUPLICATE_OF"). */
  async #original(em: EntityManager, id: string, sender: MailSender): Promise<Place> {
    const original = await originalOf(em, id);
    return original && this.#mention(em, await lockTicket(em, original.id), sender);
  }

  /**
   * An answer to a mail of ours. Who has the mail may answer for the side that it was written to; staff speaks to the
   * customer only from the address that it went to, since everybody else may have got hold of it.
   */
  async #answer(em: EntityManager, ticket: Ticket, recipient: string, sender: MailSender): Promise<Place> {
    if (sender.record) return placeOfUser(ticket, sender, recipient === sender.record.email);
    const toCustomer = await isCustomersSide(em, ticket, recipient);
    return placeOfSide(ticket, toCustomer ? 'MESSAGE' : 'WORK_NOTE');
  }

  /** A mail that names the ticket: anybody can, so that the sender must belong to it, or have begun it. */
  async #mention(em: EntityManager, ticket: Ticket, sender: MailSender, earlier?: IntakeMessage): Promise<Place> {
    if (!sender.isBelieved) return null;
    if (sender.record) return placeOfUser(ticket, sender, false);
    const hasBegun = earlier?.opened === true && earlier.sender === sender.address;
    return hasBegun || (await isCustomersSide(em, ticket, sender.address)) ? placeOfSide(ticket, 'MESSAGE') : null;
  }
}

/** What a user's mail is on a ticket: what they may do there, and nothing where they do not see it or were shut out. */
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

/** The same for whoever is no user; nothing is said on a draft. */
const placeOfSide = (ticket: Ticket, kind: 'MESSAGE' | 'WORK_NOTE'): Place =>
  ticket.state === TicketState.Draft ? null : { kind, ticket, actor: CUSTOMERS_SIDE };
