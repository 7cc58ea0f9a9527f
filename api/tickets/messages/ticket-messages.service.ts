import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Role } from '../../vocabulary/role.js';
import { ContactChannel } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { attachUploads, logAttachments, moveAttachments } from '../attachments/message-attachments.js';
import { originalOf } from '../links/original-ticket.js';
import { lockTicket } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn, ownershipOf } from '../record/ticket-ownership.js';
import { can } from '../record/ticket-policy.js';
import type { TicketTransition } from '../record/ticket-transitions.shape.js';
import { ticketUser } from '../record/ticket-user.js';
import { Activity } from '../timeline/activity.entity.js';
import type { ActivityEntry } from '../timeline/activity-log.js';
import type { Colleague } from '../timeline/colleague.shape.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { inputOf } from '../workflow/ticket-transitions.service.js';
import { TransitionService } from '../workflow/transition.service.js';
import { MailedTickets } from './mailed-tickets.js';
import { colleaguesCalled, mentionedIn } from './mentions.js';
import { MessageEffects } from './message-effects.js';
import type { Message } from './ticket-messages.shape.js';

type Said = Pick<ActivityEntry, 'text' | 'attachments' | 'mentions'>;

/** What is said on a ticket: messages between customer and desk, and work notes among the desk. */
@Injectable()
export class TicketMessagesService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Activity)) private readonly activities: ResourceService<Activity>,
    private readonly transitions: TransitionService,
    private readonly effects: MessageEffects,
    private readonly followUps: MailedTickets,
    private readonly timeline: TimelineWriter,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Sends a message. Unless it comes with a transition of its own, that of the customer ends a clarification that waits for
   * them (domain #6) and reopens a closed ticket (#15). Too late for that it begins a follow-up ticket: the answer is the
   * first entry of that ticket then. On a closed duplicate it goes to the main ticket, if the customer reaches that.
   */
  addMessage(id: string, message: Message, version?: number): Promise<RecordJson> {
    return this.#add(id, 'message', message, version, async (em, ticket, said) => {
      const actor = actorOn(ticket, currentUser());
      const isCustomer = actor.kind === 'customer';
      if (!message.move && (await this.effects.isTooLate(em, ticket, actor))) return this.#followUp(em, ticket, said);
      const kind = isCustomer ? ActivityKind.MessageFromCustomer : ActivityKind.MessageFromAgent;
      const activity = await this.timeline.add(em, ticket, { kind, ...said });
      if (message.move && !isCustomer) await this.effects.follow(em, ticket, actor, true);
      if (message.move) await this.#transition(em, ticket, message.move, said.text);
      else await this.effects.follow(em, ticket);
      return activity;
    });
  }

  addWorkNote(id: string, message: Message, version?: number): Promise<RecordJson> {
    return this.#add(id, 'workNote', message, version, async (em, ticket, said) => {
      const activity = await this.timeline.add(em, ticket, { kind: ActivityKind.WorkNote, ...said });
      // A note is for the desk alone; what the customer is asked has words of its own.
      if (message.move) await this.#transition(em, ticket, message.move);
      return activity;
    });
  }

  /** Whom one may mention on the ticket: the first by name whose name holds what was typed. */
  colleagues(id: string, typed: string): Promise<Colleague[]> {
    return this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, id);
      if (actorOn(ticket, currentUser()).kind === 'customer') throw new Problem(403, 'FORBIDDEN');
      return colleaguesCalled(em, ticket, typed);
    });
  }

  #add(
    id: string,
    right: 'message' | 'workNote',
    { text, attachments: ids = [], mentions: named = [], move }: Message,
    version: number | undefined,
    work: (em: EntityManager, ticket: Ticket, said: Said) => Promise<Activity>,
  ): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const main = right === 'message' && !move ? await this.#mainTicket(em, id) : null;
      const ticket = await this.tickets.load(em, id, { lock: main === null });
      if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
      const user = currentUser();
      if (!can(ownershipOf(ticket, user), ticketUser(user))[right]) throw new Problem(403, 'FORBIDDEN');
      const attachments = await attachUploads(em, ticket, ids, right === 'message');
      const isStaff = actorOn(ticket, user).kind !== 'customer';
      const mentions = await mentionedIn(em, ticket, text, named, isStaff);
      if (main) moveAttachments(attachments, main);
      const activity = await work(em, main ?? ticket, { text, attachments, mentions });
      return this.activities.store(em, activity);
    });
  }

  /**
   * The main ticket of a closed duplicate, under its lock, if it takes the message of the signed-in customer: the rule by which
   * a mail of theirs is filed (domain "Answer to a ticket closed as DUPLICATE_OF").
   */
  async #mainTicket(em: EntityManager, id: string): Promise<Ticket | null> {
    const user = currentUser();
    const original = user.roles.includes(Role.Customer) ? await originalOf(em, id) : null;
    if (!original) return null;
    const duplicate = await this.tickets.load(em, id);
    const writes = [duplicate, original].every(
      (ticket) => actorOn(ticket, user).kind === 'customer' && can(ownershipOf(ticket, user), ticketUser(user)).message,
    );
    return writes ? lockTicket(em, original.id) : null;
  }

  /** Begins the ticket that goes on from a closed one, with the message as its description and the files of the message. */
  async #followUp(em: EntityManager, earlier: Ticket, { text, attachments = [] }: Said): Promise<Activity> {
    const { id, name, email } = currentUser();
    const ticket = await this.followUps.followUp(em, earlier, {
      description: text ?? '',
      contactName: name,
      contactEmail: email ?? earlier.contactEmail,
      contactPhone: email ? null : earlier.contactPhone,
      contactChannel: ContactChannel.CustomerPortal,
      author: id,
    });
    moveAttachments(attachments, ticket);
    logAttachments(em, attachments, ticket);
    return em.findOneOrFail(Activity, { ticket: { id: ticket.id }, kind: ActivityKind.Created });
  }

  /** What has been said is not said once more as the text of a clarification. */
  #transition(
    em: EntityManager,
    ticket: Ticket,
    { to, ...transition }: TicketTransition,
    said?: string | null,
  ): Promise<void> {
    const input = inputOf(transition);
    const isSaid = Boolean(said) && !input.text?.trim();
    return this.transitions.make(em, ticket, to, isSaid ? { ...input, text: said, isSaid } : input);
  }
}
