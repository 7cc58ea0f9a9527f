import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { missingFields } from '../record/mandatory-fields.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn } from '../record/ticket-ownership.js';
import { typeChangesFrom } from '../record/ticket-type-change.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { factsOf } from '../workflow/facts-of.js';
import type { TypeChange } from './ticket-preview.shape.js';

/** Lists the new types that a ticket may take, with the missing fields of each. */
@Injectable()
export class TypeChangesService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
    private readonly terms: ServiceTermsSource,
  ) {}

  list(id: string): Promise<TypeChange[]> {
    return this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, id);
      const now = clock.now();
      const facts = factsOf(ticket, await this.terms.of(em, ticket, now), now);
      return typeChangesFrom(facts, actorOn(ticket)).map((type) => ({
        type,
        missing: missingFields({ ...facts, type }, ticket.state),
      }));
    });
  }
}
