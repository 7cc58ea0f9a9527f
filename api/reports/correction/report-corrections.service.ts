import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { recordImage } from '../../platform/rest/record-image.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { lockTicketOf } from '../../tickets/record/lock-ticket.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind, ReportState } from '../../vocabulary/work.js';
import { ReportBook, STEP } from '../positions/report-book.js';
import { ReportPosition } from '../positions/report-position.entity.js';
import { Report } from '../record/report.entity.js';
import { assertTakesReports, reportRights } from '../record/report-access.js';

/** Fields of the head of a report that its correction takes over. */
const HEAD = 'project billingAddress siteLocation executionDate executionTime serviceTechnician remarks'.split(' ');

/** Replaces reports that can no longer be written by new ones of the same ticket. */
@Injectable()
export class ReportCorrectionsService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly book: ReportBook,
  ) {}

  /**
   * Creates a report with copies of head and positions; the old one is not invoiced, so that no work is billed twice.
   * Throws 409 for a report that can still be written, was invoiced, or was corrected before.
   */
  correct(id: string, reason: string, version: number | undefined): Promise<RecordJson> {
    return this.reports.write(async (em) => {
      await lockTicketOf(em, Report, id);
      const old = await this.reports.load(em, id, { lock: true });
      if (version !== undefined) await this.reports.assertVersion(em, old, version);
      const ticket = await old.ticket.loadOrFail();
      assertTakesReports(ticket);
      const isCorrected = (await em.count(Report, { corrects: { id } })) > 0;
      const refusal = { from: old.state, to: ReportState.NotInvoiced };
      if (!reportRights(old, ticket, isCorrected).correct) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', refusal);
      const { state } = old;
      old.state = ReportState.NotInvoiced;
      old.touch();
      await this.book.changed(em, id);
      const changes = state === old.state ? [] : [{ field: 'state', from: state, to: old.state }];
      logActivity(em, ticket, { kind: ActivityKind.ReportChanged, text: old.identifier, reason, changes });
      const report = Object.assign(new Report(), { ticket: ref(ticket), corrects: ref(old), custom: old.custom });
      const head = this.reports.model.fields.filter(({ name }) => HEAD.includes(name));
      await this.reports.insert(em, recordImage(old, head), report);
      await this.#copyPositions(em, old, report);
      return this.reports.present(em, report);
    });
  }

  /** Copies positions without the check of the cost limit: the costs are the same. */
  async #copyPositions(em: EntityManager, old: Report, report: Report): Promise<void> {
    const positions = await em.find(ReportPosition, { report: { id: old.id } }, { orderBy: { number: 'asc' } });
    for (const [index, position] of positions.entries()) {
      const { kind, catalogNumber, description, quantity, unit, unitPrice } = position;
      const { employee, timeBookingDate, timesheetRelevant } = position;
      const work = { employee, timeBookingDate, timesheetRelevant };
      const values = { kind, catalogNumber, description, quantity, unit, unitPrice, ...work };
      const number = (index + 1) * STEP;
      em.persist(Object.assign(new ReportPosition(), { report: ref(report), number, ...values }));
    }
    await em.flush();
  }
}
