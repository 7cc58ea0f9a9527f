import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { rememberDomain } from '../../customers/record/customer-domain.js';
import { clock } from '../../platform/clock.js';
import { invalidField } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import { incomplete } from '../record/incomplete.js';
import { missingFields } from '../record/mandatory-fields.js';
import { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { factsOf } from '../workflow/facts-of.js';
import type { TicketTriage } from './ticket-triage.shape.js';

/** Gives tickets from mails their type and customer. */
@Injectable()
export class TicketTriageService {
  readonly #remembered = new WeakMap<object, string>();

  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly terms: ServiceTermsSource,
  ) {}

  /** Makes the triage; throws 422 with the missing fields of a submission of the type. */
  async make(id: string, { remembersDomain, ...values }: TicketTriage, version: number): Promise<RecordJson> {
    const body = await this.tickets.validChange(filled(values));
    return this.tickets.write(async (em) => {
      const ticket = await this.tickets.changeVersion(em, id, body, version);
      if (ticket.type === TicketType.Unknown) throw invalidField('/type', 'REQUIRED');
      const now = clock.now();
      const gaps = missingFields(factsOf(ticket, await this.terms.of(em, ticket, now), now), TicketState.Pending);
      if (gaps.length > 0) throw incomplete(gaps);
      if (remembersDomain) await this.#remember(em, ticket);
      return this.tickets.store(em, ticket);
    });
  }

  /** The id of the domain that the transaction of `em` has added to a customer; undefined without one. */
  rememberedBy = (em: EntityManager): string | undefined => this.#remembered.get(transactionOf(em));

  async #remember(em: EntityManager, { contactEmail, customer }: Ticket): Promise<void> {
    const owner = idOf(customer);
    const added = owner && (await rememberDomain(em, contactEmail ?? '', owner));
    if (added) this.#remembered.set(transactionOf(em), added);
  }
}

const transactionOf = (em: EntityManager) => em.getTransactionContext<object>() as object;

/** The values without null and undefined, which are no change. */
const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
