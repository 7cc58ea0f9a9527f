import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { TransitionService } from '../workflow/transition.service.js';
import type { AvailableTransition } from '../workflow/transition-check.js';
import { type CommonTransition, commonTransitions } from './common-transitions.js';

/** Lists the common transitions of several tickets. */
@Injectable()
export class BulkTransitionsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
    private readonly transitions: TransitionService,
  ) {}

  /** The common transitions; tickets out of reach and drafts have none. */
  list(ids: readonly string[]): Promise<CommonTransition[]> {
    return this.work.read(async (em) => {
      const transitions = new Map<string, readonly AvailableTransition[]>();
      for (const id of new Set(ids)) {
        const ticket = await this.tickets.load(em, id).catch(unlessMissing);
        if (ticket && ticket.state !== TicketState.Draft)
          transitions.set(id, await this.transitions.available(em, ticket));
      }
      return commonTransitions(transitions);
    });
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
