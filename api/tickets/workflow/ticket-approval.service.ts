import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { ApprovalState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { costsOf, rememberApproved } from '../record/ticket-costs.js';
import { actorOn, rightsOn } from '../record/ticket-ownership.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { APPROVAL_DECIDED } from '../timeline/activity-mail.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { resumeDecided } from './resumption.service.js';
import type { ApprovalDecision } from './ticket-approval.shape.js';
import { TransitionService } from './transition.service.js';

/** Decisions about approvals, made by the customer of the ticket or entered by the desk. */
@Injectable()
export class TicketApprovalService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly transitions: TransitionService,
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
  ) {}

  /**
   * Stores the decision and resumes the ticket (domain #6). Throws 409 APPROVAL_NOT_ASKED where the ticket waits for no
   * approval, and 409 COSTS_CHANGED where its costs are no longer those that the user decided on.
   */
  decide(
    id: string,
    { decision, text, costs: shown }: ApprovalDecision,
    version: number | undefined,
  ): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const ticket = await this.tickets.load(em, id, { lock: true });
      if (version !== undefined) await this.tickets.assertVersion(em, ticket, version);
      const actor = actorOn(ticket);
      if (actor.kind === 'executor') throw new Problem(403, 'FORBIDDEN');
      if (!rightsOn(ticket).approve) throw new Problem(409, 'APPROVAL_NOT_ASKED');
      const costs = costsOf(ticket, await this.terms.of(em, ticket, clock.now()));
      if (shown != null && costs?.toApprove && shown !== costs.costs) throw new Problem(409, 'COSTS_CHANGED');
      const before = fieldsOf(ticket);
      ticket.approval = decision;
      rememberApproved(ticket, costs);
      ticket.touch();
      const changes = await changesSince(before, ticket, em);
      const entry = { kind: ActivityKind.ApprovalDecided, text: text?.trim() || null, changes };
      const decided = await this.timeline.add(em, ticket, entry);
      // The agent who enters a refusal need not be the agent who acts on it.
      const concerns = actor.kind === 'customer' || decision === ApprovalState.Rejected;
      if (concerns) this.timeline.notify(em, APPROVAL_DECIDED, decided);
      await resumeDecided(this.transitions, em, ticket);
      return this.tickets.store(em, ticket);
    });
  }
}
