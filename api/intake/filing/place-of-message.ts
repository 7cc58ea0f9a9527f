import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnsweredMails } from '../../mails/dispatch/answered-mails.js';
import { User } from '../../masterdata/user.entity.js';
import { TOKEN_LENGTH } from '../../platform/signed-token.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Actor } from '../../tickets/record/ticket-facts.js';
import { ownershipOf } from '../../tickets/record/ticket-ownership.js';
import { actorFor, can } from '../../tickets/record/ticket-policy.js';
import { ticketUser } from '../../tickets/record/ticket-user.js';
import { Role } from '../../vocabulary/role.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { ReadMessage } from '../reading/read-message.js';
import type { MailSender } from './mail-sender.js';

/** Where a message belongs and what it is there; null where it begins a ticket of its own. */
export type Place = {
  readonly kind: 'MESSAGE' | 'WORK_NOTE';
  readonly ticket: Ticket;
  /** As what the sender acts; for the customer's side as well where they are no user. */
  readonly actor: Actor;
} | null;

const TOKENS = new RegExp(`\\+([0-9a-z]{${TOKEN_LENGTH}})@`, 'gi');
/** ALP-2026-00123, in whatever case a mail program leaves it. */
const NUMBERS = /\b[a-z0-9]{1,3}-\d{4}-\d{5,9}\b/gi;
const MOST_NUMBERS = 5;

const CUSTOMERS_SIDE: Actor = { kind: 'customer', own: true };

/**
 * Finds the ticket of a message: by the mail of ours that it answers, else by a number in its subject together with a
 * sender who belongs to that ticket. A mail never does more than its sender might do in the application.
 */
@Injectable()
export class PlaceOfMessage {
  constructor(private readonly answered: AnsweredMails) {}

  async find(em: EntityManager, message: ReadMessage, sender: MailSender): Promise<Place> {
    const tokens = [...message.recipients.join(' ').matchAll(TOKENS)].map(([, token = '']) => token.toLowerCase());
    const mail = await this.answered.find(em, { tokens, messageIds: message.answers });
    if (mail) {
      const ticket = await lockTicket(em, mail.ticket.unwrap().id);
      return this.#answer(em, ticket, mail.recipient ?? '', sender);
    }
    for (const number of numbersIn(message.subject)) {
      const found = await em.findOne(Ticket, { identifier: number });
      const ticket = found && (await lockTicket(em, found.id));
      const place = ticket && (await this.#mention(em, ticket, sender));
      if (place) return place;
    }
    return null;
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

  /** A mail that names the ticket: anybody can, so that the sender must belong to it. */
  async #mention(em: EntityManager, ticket: Ticket, sender: MailSender): Promise<Place> {
    if (!sender.isBelieved) return null;
    if (sender.record) return placeOfUser(ticket, sender, false);
    return (await isCustomersSide(em, ticket, sender.address)) ? placeOfSide(ticket, 'MESSAGE') : null;
  }
}

const numbersIn = (subject: string): string[] =>
  [...new Set((subject.match(NUMBERS) ?? []).map((number) => number.toUpperCase()))].slice(0, MOST_NUMBERS);

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

/** Whether an address is one of the customer's side: contact, author or the customer's own for all mails. */
async function isCustomersSide(em: EntityManager, ticket: Ticket, address: string): Promise<boolean> {
  const customer = await ticket.customer?.load();
  const people = [await ticket.author?.load(), await ticket.customerContact?.load()];
  const own = [ticket.contactEmail, customer?.communicationEmail, ...people.map((user) => user?.email)];
  if (!own.some((one) => one?.toLowerCase() === address.toLowerCase())) return false;
  return !isStaff(await em.findOne(User, { email: address.toLowerCase() }));
}

const isStaff = (user: User | null | undefined): boolean =>
  [Role.Agent, Role.Executor].some((role) => user?.roles.includes(role));
