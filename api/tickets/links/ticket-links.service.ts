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
import { ClosingState, LinkKind, TicketState } from '../../vocabulary/ticket.js';
import { conversationLocale } from '../record/conversation-locale.js';
import { lockTickets } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { rightsOn } from '../record/ticket-ownership.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { TransitionService } from '../workflow/transition.service.js';
import { orderFor } from './execution-order.js';
import { makeLink, pointToOriginal } from './link-log.js';
import { assertLinkable } from './linkable.js';
import { TicketLink } from './ticket-link.entity.js';
import type { NewTicketLink } from './ticket-links.shape.js';

/** Links between tickets: closes duplicates, and adds orders that carry out changes. */
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

  /** The links of a ticket, oldest first; at most one page of a list. */
  async list(id: string): Promise<RecordJson[]> {
    const [, links] = await this.queries.run(ReadQuery.all<unknown>([this.tickets.reachQuery(id), this.#linksOf(id)]));
    return links as RecordJson[];
  }

  #linksOf(id: string): ReadQuery<RecordJson[]> {
    return this.links.below({ $or: [{ ticket: { id } }, { target: { id } }] }, { most: LARGEST_PAGE });
  }

  /**
   * Links the ticket to another one. A duplicate is closed as REJECTED (domain #14), and throws the Problems of that
   * transition.
   */
  add(id: string, link: NewTicketLink, version: number | undefined): Promise<RecordJson> {
    if (id.toLowerCase() === link.target.toLowerCase()) throw invalidField('/target', 'INVALID_VALUE');
    return this.links.write(async (em) => {
      const ends = await this.#lockEnds(em, id, link);
      const [ticket, other] = ends;
      if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
      if (!rightsOn(ticket).link) throw new Problem(403, 'FORBIDDEN');
      await assertLinkable(em, link.kind, ends);
      // A relation has no direction, so that it is stored in one order.
      const isTurned = link.kind === LinkKind.RelatedTo && other.id < ticket.id;
      const made = await makeLink(em, link.kind, isTurned ? [other, ticket] : ends);
      if (link.kind === LinkKind.DuplicateOf) await this.#closeDuplicate(em, ends, link);
      return this.links.store(em, made);
    });
  }

  /** Adds the draft of an order that carries out a change, linked to the change. */
  addOrder(id: string): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const change = await this.tickets.load(em, id, { lock: true });
      if (!rightsOn(change).createOrder) throw new Problem(409, 'ORDER_OF_CHANGE');
      // The asset may be retired by now: the order has it as its change does.
      const { asset } = change;
      const order = await this.tickets.insert(em, orderFor(change), Object.assign(new Ticket(), { asset }));
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
    // The note names no original, since readers of the duplicate may not reach it.
    const closingNote = note?.trim() || translate(conversationLocale(ticket), 'tickets.links.closingNote');
    await this.transitions.make(em, ticket, TicketState.Closed, {
      closingState: ClosingState.Rejected,
      closingNote,
      confirm,
    });
  }

  /** Locks both tickets, and the duplicates of a new duplicate, whose timelines change as well. */
  async #lockEnds(em: EntityManager, id: string, { kind, target }: NewTicketLink): Promise<[Ticket, Ticket]> {
    const duplicates = { kind, target: { id } };
    const further = kind === LinkKind.DuplicateOf ? await em.find(TicketLink, duplicates) : [];
    const ids = [id, target].map((end) => end.toLowerCase());
    const locked = await lockTickets(em, [...ids, ...further.map(({ ticket }) => ticket.unwrap().id)]);
    const [ticket, other] = ids.map((end) => locked.get(end));
    if (!ticket) throw notFound();
    if (!other) throw invalidField('/target', 'UNKNOWN_REFERENCE');
    return [ticket, other];
  }
}
