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
import { actorOn, rightsOn } from '../record/ticket-ownership.js';
import type { TicketTransition } from '../record/ticket-transitions.shape.js';
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

type Content = Pick<ActivityEntry, 'text' | 'attachments' | 'mentions'>;

/** Messages between customer and desk, and work notes of the desk. */
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
   * Sends a message. Without a transition, a customer's message ends a clarification that waits for the customer (domain #6)
   * and reopens a closed ticket (#15); too late for that, it begins a follow-up ticket, whose first activity is returned. On
   * a closed duplicate it is added to the main ticket, if the customer reaches that.
   */
  addMessage(id: string, message: Message, version?: number): Promise<RecordJson> {
    return this.#add(id, 'message', message, version, async (em, ticket, content) => {
      const actor = actorOn(ticket);
      const isCustomer = actor.kind === 'customer';
      if (!message.move && (await this.effects.isTooLate(em, ticket, actor)))
        return this.#followUp(em, ticket, content);
      const kind = isCustomer ? ActivityKind.MessageFromCustomer : ActivityKind.MessageFromAgent;
      const activity = await this.timeline.add(em, ticket, { kind, ...content });
      if (message.move && !isCustomer) await this.effects.follow(em, ticket, actor, true);
      if (message.move) await this.#transition(em, ticket, message.move, content.text);
      else await this.effects.follow(em, ticket);
      return activity;
    });
  }

  /** Adds a work note, and makes a transition with it. */
  addWorkNote(id: string, message: Message, version?: number): Promise<RecordJson> {
    return this.#add(id, 'workNote', message, version, async (em, ticket, content) => {
      const activity = await this.timeline.add(em, ticket, { kind: ActivityKind.WorkNote, ...content });
      // The note is for the desk alone; a question to the customer has a text of its own.
      if (message.move) await this.#transition(em, ticket, message.move);
      return activity;
    });
  }

  /** The colleagues who may be mentioned on the ticket, by a part of their name. */
  colleagues(id: string, name: string): Promise<Colleague[]> {
    return this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, id);
      if (actorOn(ticket).kind === 'customer') throw new Problem(403, 'FORBIDDEN');
      return colleaguesCalled(em, ticket, name);
    });
  }

  #add(
    id: string,
    right: 'message' | 'workNote',
    { text, attachments: ids = [], mentions: mentionedIds = [], move }: Message,
    version: number | undefined,
    work: (em: EntityManager, ticket: Ticket, content: Content) => Promise<Activity>,
  ): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const main = right === 'message' && !move ? await this.#mainTicket(em, id) : null;
      const ticket = await this.tickets.load(em, id, { lock: main === null });
      if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
      if (!rightsOn(ticket)[right]) throw new Problem(403, 'FORBIDDEN');
      const attachments = await attachUploads(em, ticket, ids, right === 'message');
      const isStaff = actorOn(ticket).kind !== 'customer';
      const mentions = await mentionedIn(em, ticket, text, mentionedIds, isStaff);
      if (main) moveAttachments(attachments, main);
      const activity = await work(em, main ?? ticket, { text, attachments, mentions });
      return this.activities.store(em, activity);
    });
  }

  /**
   * The locked main ticket of a closed duplicate, if it takes a message of the signed-in customer, by the same rule as mails
   * (domain "Answer to a ticket closed as DUPLICATE_OF").
   */
  async #mainTicket(em: EntityManager, id: string): Promise<Ticket | null> {
    const original = currentUser().roles.includes(Role.Customer) ? await originalOf(em, id) : null;
    if (!original) return null;
    const duplicate = await this.tickets.load(em, id);
    const isTaken = [duplicate, original].every(
      (ticket) => actorOn(ticket).kind === 'customer' && rightsOn(ticket).message,
    );
    return isTaken ? lockTicket(em, original.id) : null;
  }

  /** Begins a follow-up ticket with the message as its description, and with the files of the message. */
  async #followUp(em: EntityManager, earlier: Ticket, { text, attachments = [] }: Content): Promise<Activity> {
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

  /** Makes the transition of a message, whose text is the text of a clarification as well. */
  #transition(
    em: EntityManager,
    ticket: Ticket,
    { to, ...transition }: TicketTransition,
    text?: string | null,
  ): Promise<void> {
    const input = inputOf(transition);
    const isSaid = Boolean(text) && !input.text?.trim();
    return this.transitions.make(em, ticket, to, isSaid ? { ...input, text, isSaid } : input);
  }
}
