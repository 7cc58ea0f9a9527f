import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '../platform/http/problem.js';
import type { RecordJson } from '../platform/read/record.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ReportBook } from '../ports/reports.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { TransitionService } from '../tickets/workflow/transition.service.js';
import { ActivityKind } from '../vocabulary/activity-kind.js';
import { TicketState } from '../vocabulary/ticket-state.js';
import { Report } from './record/report.entity.js';
import { reportActor, takesReports } from './record/report-access.js';
import type { ReportMoveRequest } from './report-moves.shape.js';
import {
  assertReportMove,
  type ReportActor,
  type ReportFacts,
  type ReportMove,
  reportMovesFrom,
} from './workflow/report-workflow.js';

/** Moves of a report from state to state. */
@Injectable()
export class ReportMovesService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly work: UnitOfWork,
    private readonly book: ReportBook,
    private readonly transitions: TransitionService,
  ) {}

  list(id: string): Promise<ReportMove[]> {
    return this.work.read(async (em) => {
      const { facts, actor } = await this.#pictureOf(em, await this.reports.load(em, id));
      return reportMovesFrom(facts, actor);
    });
  }

  /** Makes a move; ticket and report are locked first, so that neither changes meanwhile. */
  make(id: string, { to, reason }: ReportMoveRequest, version: number | undefined): Promise<RecordJson> {
    return this.reports.write(async (em) => {
      await lockTicketOf(em, Report, id);
      const report = await this.reports.load(em, id, { lock: true });
      if (version !== undefined) await this.reports.assertVersion(em, report, version);
      const { facts, actor } = await this.#pictureOf(em, report);
      assertReportMove(facts, to, actor, reason);
      report.state = await this.book.move(em, id, to);
      report.touch();
      const ticket = await report.ticket.loadOrFail();
      const changes = [{ field: 'state', from: facts.state, to: report.state }];
      const told = { kind: ActivityKind.ReportChanged, text: report.identifier, reason: reason?.trim() || null };
      logActivity(em, ticket, { ...told, changes });
      await noteActivity(em, ticket);
      await em.flush();
      await this.#closeInvoiced(em, ticket);
      return this.reports.present(em, report);
    });
  }

  /** An order whose reports are all invoiced is closed by the system, where the tenant wants it (domain #13). */
  async #closeInvoiced(em: EntityManager, ticket: Ticket): Promise<void> {
    if (ticket.state !== TicketState.OrderCompleted) return;
    if (await this.transitions.makeBySystem(em, ticket, TicketState.Closed)) await em.flush();
  }

  async #pictureOf(em: EntityManager, report: Report): Promise<{ facts: ReportFacts; actor: ReportActor }> {
    const ticket = await report.ticket.loadOrFail();
    const booked = await this.book.read(em, report.id);
    const actor = reportActor(report, ticket);
    if (!booked || !actor) throw notFound();
    const facts = { ...booked, positions: booked.positions.length, ticketTakesReports: takesReports(ticket) };
    return { facts, actor };
  }
}
