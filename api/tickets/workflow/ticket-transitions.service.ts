import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { invalidField } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { TicketState } from '../../vocabulary/ticket.js';
import { momentOfDay } from '../deadlines/service-calendar.js';
import { Ticket } from '../record/ticket.entity.js';
import type { TicketTransition } from '../record/ticket-transitions.shape.js';
import { TransitionService } from './transition.service.js';
import type { AvailableTransition } from './transition-check.js';
import type { PlannedTransition } from './transition-effects.js';

/** Transitions of a ticket between states. */
@Injectable()
export class TicketTransitionsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
    private readonly transitions: TransitionService,
  ) {}

  list(id: string): Promise<AvailableTransition[]> {
    return this.work.read(async (em) => this.transitions.available(em, await this.tickets.load(em, id)));
  }

  /**
   * Makes a transition. The ticket is locked first, so that the later of two transitions at once is checked against the
   * new state.
   */
  make(id: string, { to, ...input }: TicketTransition, version: number | undefined): Promise<RecordJson> {
    const planned = inputOf(input);
    return this.tickets.write(async (em) =>
      this.tickets.present(em, await this.makeVersion(em, id, to, planned, version)),
    );
  }

  /** Makes and flushes a transition inside the caller's transaction. */
  async makeVersion(
    em: EntityManager,
    id: string,
    to: TicketState,
    planned: PlannedTransition['input'],
    version: number | undefined,
  ): Promise<Ticket> {
    const ticket = await this.tickets.load(em, id, { lock: true });
    if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
    await this.transitions.make(em, ticket, to, planned);
    await em.flush();
    return ticket;
  }
}

/** The input of a transition with its closing date as a moment; throws 422 DATE_INVALID for another text. */
export function inputOf({ closingDate, ...input }: Omit<TicketTransition, 'to'>): PlannedTransition['input'] {
  if (!closingDate) return input;
  const moment = closingDate.includes('T') ? new Date(closingDate) : momentOfDay(closingDate);
  if (!moment || Number.isNaN(moment.getTime())) throw invalidField('/closingDate', 'DATE_INVALID');
  return { ...input, closingDate: moment };
}
