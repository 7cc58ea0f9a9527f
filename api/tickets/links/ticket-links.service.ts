import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { invalidField, notFound, Problem } from '../../platform/http/problem.js';
import { translate } from '../../platform/http/texts.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import type { RecordJson } from '../../platform/read/record.js';
import { LARGEST_PAGE } from '../../platform/rest/query.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { ClosingState, LinkKind, TicketState } from '../../vocabulary/ticket.js';
import { conversationLocale } from '../record/conversation-locale.js';
import { lockTickets } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { ownershipOf } from '../record/ticket-ownership.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { can } from '../record/ticket-policy.js';
import { ticketUser } from '../record/ticket-user.js';
import { TransitionService } from '../workflow/transition.service.js';
import { orderFor } from './execution-order.js';
import { makeLink, pointToOriginal } from './link-log.js';
import { assertLinkable } from './linkable.js';
import { TicketLink } from './ticket-link.entity.js';
import type { NewTicketLink } from './ticket-links.shape.js';

/** Links of tickets to each other, and what comes of them: a closed duplicate, an order that carries out a change. */
@Injectable()
export class TicketLinksService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(TicketLink)) private readonly links: ResourceService<TicketLink>,
    private readonly queries: QueryRunner,
    private readonly transitions: TransitionService,
    parts: TicketPartsSource,
  ) {
    parts.register((id) => this.#linksOf(id).map((links) => ({ links })));
  }

  /** Links of which the ticket is either end, oldest first; as many as one page of a list. */
  async list(id: string): Promise<RecordJson[]> {
    const [, links] = await this.queries.run(ReadQuery.all<unknown>([this.tickets.reachQuery(id), this.#linksOf(id)]));
    return links as RecordJson[];
  }

  #linksOf(id: string): ReadQuery<RecordJson[]> {
    return this.links.below({ $or: [{ ticket: { id } }, { target: { id } }] }, { most: LARGEST_PAGE });
  }

  /**
   * Links the ticket, which has the given version if one is given, to another one. A duplicate is closed as REJECTED
   * with a pointer (domain #14): it throws whatever that transition throws, questions among it.
   */
  add(id: string, link: NewTicketLink, version: number | undefined): Promise<RecordJson> {
    if (id.toLowerCase() === link.target.toLowerCase()) throw invalidField('/target', 'INVALID_VALUE');
    return this.links.write(async (em) => {
      const ends = await this.#lockEnds(em, id, link);
      const [ticket, other] = ends;
      if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
      if (!can(ownershipOf(ticket, currentUser()), ticketUser(currentUser())).link) throw new Problem(403, 'FORBIDDEN');
      await assertLinkable(em, link.kind, ends);
      // A relation has no direction, so that it is kept once however it was said.
      const isTurned = link.kind === LinkKind.RelatedTo && other.id < ticket.id;
      const made = await makeLink(em, link.kind, isTurned ? [other, ticket] : ends);
      if (link.kind === LinkKind.DuplicateOf) await this.#closeDuplicate(em, ends, link);
      return this.links.store(em, made);
    });
  }

  /** Begins the order that carries out a change: a draft with what the change tells, linked to it. */
  addOrder(id: string): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const change = await this.tickets.load(em, id, { lock: true });
      const user = currentUser();
      if (!can(ownershipOf(change, user), ticketUser(user)).createOrder) throw new Problem(409, 'ORDER_OF_CHANGE');
      const order = await this.tickets.insert(em, orderFor(change));
      await makeLink(em, LinkKind.Executes, [order, change]);
      return this.tickets.present(em, order);
    });
  }

  async #closeDuplicate(
    em: EntityManager,
    [ticket, original]: readonly [Ticket, Ticket],
    { note, confirm }: NewTicketLink,
  ): Promise<void> {
    await pointToOriginal(em, [ticket, original]);
    await ticket.customer?.load();
    // Readers of the duplicate need not reach its original: the link names it to those who do.
    const closingNote = note?.trim() || translate(conversationLocale(ticket), 'tickets.links.closingNote');
    await this.transitions.make(em, ticket, TicketState.Closed, {
      closingState: ClosingState.Rejected,
      closingNote,
      confirm,
    });
  }

  /** Both ends under their locks, and with a duplicate what repeats it in its turn, since that is told as well. */
  async #lockEnds(em: EntityManager, id: string, { kind, target }: NewTicketLink): Promise<[Ticket, Ticket]> {
    const repeated = { kind, target: { id } };
    const further = kind === LinkKind.DuplicateOf ? await em.find(TicketLink, repeated) : [];
    const ids = [id, target].map((one) => one.toLowerCase());
    const locked = await lockTickets(em, [...ids, ...further.map(({ ticket }) => ticket.unwrap().id)]);
    const [ticket, other] = ids.map((one) => locked.get(one));
    if (!ticket) throw notFound();
    if (!other) throw invalidField('/target', 'UNKNOWN_REFERENCE');
    return [ticket, other];
  }
}
