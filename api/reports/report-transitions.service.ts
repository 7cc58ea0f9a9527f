import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { NotAdoptable } from '../erp/outbox/convergence.js';
import { notFound } from '../platform/http/problem.js';
import type { RecordJson } from '../platform/read/record.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import { isReported } from '../tickets/record/ticket-policy.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { TransitionService } from '../tickets/workflow/transition.service.js';
import { TicketState } from '../vocabulary/ticket.js';
import { ActivityKind, type ReportState } from '../vocabulary/work.js';
import { ReportBook } from './positions/report-book.js';
import { factsOf } from './positions/report-facts.js';
import { Report } from './record/report.entity.js';
import { reportActor, takesReports } from './record/report-access.js';
import type { ReportTransitionRequest } from './report-transitions.shape.js';
import {
  type AvailableReportTransition,
  assertReportTransition,
  type ReportActor,
  type ReportFacts,
  reportTransitionsFrom,
  systemPath,
} from './workflow/report-workflow.js';

/** Transitions of a report from state to state. */
@Injectable()
export class ReportTransitionsService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly work: UnitOfWork,
    private readonly book: ReportBook,
    private readonly transitions: TransitionService,
  ) {}

  list(id: string): Promise<AvailableReportTransition[]> {
    return this.work.read(async (em) => {
      const { facts, actor } = await this.#factsAndActor(em, await this.reports.load(em, id));
      return reportTransitionsFrom(facts, actor);
    });
  }

  /** Makes a transition; ticket and report are locked first, so that neither changes meanwhile. */
  make(id: string, { to, reason }: ReportTransitionRequest, version: number | undefined): Promise<RecordJson> {
    return this.reports.write(async (em) => {
      await lockTicketOf(em, Report, id);
      const report = await this.reports.load(em, id, { lock: true });
      if (version !== undefined) await this.reports.assertVersion(em, report, version);
      const { facts, actor } = await this.#factsAndActor(em, report);
      assertReportTransition(facts, to, actor, reason);
      await this.book.changed(em, id);
      await this.#transition(em, report, to, { reason: reason?.trim() || null });
      return this.reports.present(em, report);
    });
  }

  /**
   * Copies the state of a report from the ERP, by the transitions of reports; ticket and report are locked. Throws
   * `NotAdoptable` if no transitions lead to it.
   */
  async follow(em: EntityManager, report: Report, to: ReportState): Promise<void> {
    if (report.state === to) return;
    const ticket = await report.ticket.loadOrFail();
    const states = systemPath(await factsOf(em, report, isReported(ticket)), to);
    if (!states) throw new NotAdoptable('STATE');
    for (const next of states) await this.#transition(em, report, next, { bySystem: true });
  }

  async #transition(
    em: EntityManager,
    report: Report,
    to: ReportState,
    entry: { reason?: string | null; bySystem?: true },
  ) {
    const changes = [{ field: 'state', from: report.state, to }];
    report.state = to;
    report.touch();
    const ticket = await report.ticket.loadOrFail();
    logActivity(em, ticket, { kind: ActivityKind.ReportChanged, text: report.identifier, ...entry, changes });
    await noteActivity(em, ticket);
    await em.flush();
    await this.#closeInvoiced(em, ticket);
  }

  /** Closes an order whose reports are all invoiced, by the system, if the tenant has chosen so (domain #13). */
  async #closeInvoiced(em: EntityManager, ticket: Ticket): Promise<void> {
    if (ticket.state !== TicketState.OrderCompleted) return;
    if (await this.transitions.makeBySystem(em, ticket, TicketState.Closed)) await em.flush();
  }

  async #factsAndActor(em: EntityManager, report: Report): Promise<{ facts: ReportFacts; actor: ReportActor }> {
    const ticket = await report.ticket.loadOrFail();
    const actor = reportActor(report, ticket);
    if (!actor) throw notFound();
    const facts = await factsOf(em, report, takesReports(ticket));
    return { facts: { ...facts, invoicedElsewhere: await this.book.isElsewhere(em, report.id) }, actor };
  }
}
