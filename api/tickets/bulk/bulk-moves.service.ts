import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import { Ticket } from '../record/ticket.entity.js';
import { TransitionService } from '../workflow/transition.service.js';
import type { AvailableTransition } from '../workflow/transition-check.js';
import { type CommonMove, commonMoves } from './common-moves.js';

/** Says which moves there are for several tickets. */
@Injectable()
export class BulkMovesService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
    private readonly transitions: TransitionService,
  ) {}

  /** Tickets that the user does not reach have no moves, and drafts none that are made in bulk. */
  list(ids: readonly string[]): Promise<CommonMove[]> {
    return this.work.read(async (em) => {
      const moves = new Map<string, readonly AvailableTransition[]>();
      for (const id of new Set(ids)) {
        const ticket = await this.tickets.load(em, id).catch(unlessMissing);
        if (ticket && ticket.state !== TicketState.Draft) moves.set(id, await this.transitions.available(em, ticket));
      }
      return commonMoves(moves);
    });
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
