import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { type TicketAction, TicketState } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import type { ClosingChoice } from '../workflow/closing-rules.js';
import { TransitionService } from '../workflow/transition.service.js';
import type { AvailableTransition } from '../workflow/transition-check.js';
import type { CommonTransition } from './common-transitions.shape.js';

/** Lists the common transitions of several tickets. */
@Injectable()
export class CommonTransitionsService {
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

/** The transitions of several tickets, one for each action, ordered by the number of ready tickets. */
function commonTransitions(transitionsOf: ReadonlyMap<string, readonly AvailableTransition[]>): CommonTransition[] {
  const found = new Map<TicketAction, CommonTransition>();
  for (const [ticket, transitions] of transitionsOf) {
    for (const transition of transitions)
      found.set(transition.action, joined(found.get(transition.action), transition, ticket));
  }
  return [...found.values()].sort((left, right) => right.ready.length - left.ready.length);
}

function joined(
  common: CommonTransition | undefined,
  transition: AvailableTransition,
  ticket: string,
): CommonTransition {
  const { to, action, allowed } = transition;
  return {
    to,
    action,
    needs: union(common?.needs, transition.needs),
    confirm: union(common?.confirm, transition.confirm),
    questions: union(common?.questions, transition.questions),
    closingStates: closings([...(common?.closingStates ?? []), ...transition.closingStates]),
    tickets: [...(common?.tickets ?? []), ticket],
    ready: [...(common?.ready ?? []), ...(allowed ? [ticket] : [])],
  };
}

const union = <T>(values: readonly T[] = [], more: readonly T[]): T[] => [...new Set([...values, ...more])];

/** Every closing state of one of the tickets; its note is required if one of them requires it. */
const closings = (choices: readonly ClosingChoice[]): ClosingChoice[] =>
  [...Map.groupBy(choices, ({ state }) => state)].map(([state, same]) => ({
    state,
    noteRequired: same.some(({ noteRequired }) => noteRequired),
  }));
