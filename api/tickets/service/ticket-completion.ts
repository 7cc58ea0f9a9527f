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
  takePlaceOfAsset,
} from './ticket-defaults.js';

/** The kind of user that writes a new ticket; agents write for customers. */
export const writerKind = ({ roles }: Pick<SignedInUser, 'roles'>): 'agent' | 'customer' =>
  roles.includes(Role.Agent) ? 'agent' : 'customer';

/** Fills empty fields of a new ticket, for its creation and its preview. */
@Injectable()
export class TicketCompletion {
  constructor(private readonly terms: ServiceTermsSource) {}

  /** Completes the ticket by its author, asset and customer, and returns its terms. */
  async complete(em: EntityManager, ticket: Ticket, user: SignedInUser, now: Date): Promise<ServiceTerms> {
    const kind = writerKind(user);
    if (kind === 'customer') customerOfWriter(ticket, user, em);
    await takePlaceOfAsset(ticket);
    const terms = await this.terms.of(em, ticket, now);
    if (kind === 'customer') completeForCustomer(ticket, user);
    else completeForAgent(ticket, terms, em);
    alignPriorities(ticket, terms, kind);
    defaultProjectLead(ticket, terms, em);
    return terms;
  }
}
