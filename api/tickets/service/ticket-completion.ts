import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import type { Ticket } from '../record/ticket.entity.js';
import { type ServiceTerms, ServiceTermsSource } from './service-terms.js';
import {
  alignPriorities,
  completeForAgent,
  completeForCustomer,
  customerOfWriter,
  defaultProjectLead,
} from './ticket-defaults.js';

/** As what somebody writes a new ticket: who is an agent too writes for others. */
export const writerKind = ({ roles }: Pick<SignedInUser, 'roles'>): 'agent' | 'customer' =>
  roles.includes(Role.Agent) ? 'agent' : 'customer';

/** Fills what a new ticket leaves open, for its creation as for a look ahead at it. */
@Injectable()
export class TicketCompletion {
  constructor(private readonly terms: ServiceTermsSource) {}

  /** Completes the ticket by who writes it and for whom; answers the terms under which it is served. */
  async complete(em: EntityManager, ticket: Ticket, user: SignedInUser, now: Date): Promise<ServiceTerms> {
    const kind = writerKind(user);
    if (kind === 'customer') customerOfWriter(ticket, user, em);
    const terms = await this.terms.of(em, ticket, now);
    if (kind === 'customer') completeForCustomer(ticket, user);
    else completeForAgent(ticket, terms, em);
    alignPriorities(ticket, terms, kind);
    defaultProjectLead(ticket, terms, em);
    return terms;
  }
}
