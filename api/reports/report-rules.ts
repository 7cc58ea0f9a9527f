import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpNumbers } from '../customers/crm/erp-numbers.js';
import { fileKeyOf } from '../files/file-key.js';
import { changesTo } from '../platform/audit/field-change.js';
import { type FieldError, invalid, Problem } from '../platform/http/problem.js';
import type { Computations, RecordJson } from '../platform/read/record.js';
import type { Changes, PlannedRemoval, PlannedWrite, ResourceRules } from '../platform/rest/rules.js';
import { type SignedInUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { FileStore } from '../ports/files.js';
import { futureDay } from '../tickets/record/device-time.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import { staffScope } from '../tickets/record/ticket-scope.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { TimelineWriter } from '../tickets/timeline/timeline-writer.js';
import { ActivityKind } from '../vocabulary/work.js';
import { ReportAttachment } from './attachments/report-attachment.entity.js';
import { ReportBook } from './positions/report-book.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { Report } from './record/report.entity.js';
import { assertTakesReports, assertWritable, reportRights } from './record/report-access.js';
import { completeReport } from './record/report-defaults.js';
import { foreignStaff } from './record/staff-reference.js';
import { reportComputations } from './report-computations.js';

/** The field of a report with a number of the ERP. */
const PROJECT = { project: 'PROJECT' } as const;

/** Fields of a new report in its timeline entry and mail. */
const LOGGED = ['corrects', 'executionDate', 'project', 'serviceTechnician'] as const;

/** Reach and writing of reports (domain "Permissions"): by the desk and the executors of the order, until they are locked. */
@Injectable()
export class ReportRules implements ResourceRules<Report> {
  constructor(
    private readonly book: ReportBook,
    private readonly timeline: TimelineWriter,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    private readonly numbers: ErpNumbers,
  ) {
    numbers?.register(Report, PROJECT);
  }

  scope(user: SignedInUser) {
    return staffScope(user);
  }

  computed(): Computations<Report> {
    return reportComputations;
  }

  /** The ticket is locked before its report, so that it is not moved at the same time. */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    if (id) await lockTicketOf(em, Report, id);
  }

  async around(write: PlannedWrite<Report>): Promise<RecordJson> {
    if (!write.isNew) await this.book.assertTakes(write.id);
    return this.numbers.around(write, Report, PROJECT);
  }

  async aroundDelete({ id, store }: PlannedRemoval): Promise<RecordJson> {
    await this.book.assertTakes(id);
    const attachments = await this.work.read((em) => em.find(ReportAttachment, { report: { id } }));
    const removed = await store();
    for (const attachment of attachments) await this.files.remove(fileKeyOf(attachment));
    return removed;
  }

  async beforeCreate(report: Report, em: EntityManager, sent: Readonly<Record<string, unknown>>): Promise<void> {
    const ticket = await report.ticket.loadOrFail();
    assertTakesReports(ticket);
    await completeReport(report, ticket, sent, em);
    await assertConsistent(report, ticket, true);
    report.identifier = await this.book.number(em);
    report.announced = !(await this.book.changed(em, report.id));
  }

  /** Adds a new report to the timeline, and mails it to the responsibles of the ticket: now, or when the ERP has taken it. */
  async afterWrite(report: Report, em: EntityManager, changes?: Changes): Promise<void> {
    if (changes) return;
    const ticket = await report.ticket.loadOrFail();
    const logged = LOGGED.filter((name) => report[name] !== null);
    const activity = logActivity(em, ticket, {
      kind: ActivityKind.ReportAdded,
      text: report.identifier,
      changes: await changesTo(report, { names: new Set(logged), before: {} }, em),
    });
    await noteActivity(em, ticket);
    if (report.announced) this.timeline.notify(em, 'REPORT_CREATED', activity);
    await em.flush();
  }

  async beforeUpdate(report: Report, written: Changes, em: EntityManager): Promise<void> {
    const ticket = await report.ticket.loadOrFail();
    assertWritable(report, ticket);
    await assertConsistent(report, ticket, written.names.has('executionDate'));
    await this.book.changed(em, report.id);
    const changes = await changesTo(report, written, em);
    logActivity(em, ticket, { kind: ActivityKind.ReportChanged, text: report.identifier, changes });
    await noteActivity(em, ticket);
  }

  async beforeDelete(report: Report, em: EntityManager): Promise<void> {
    const ticket = await report.ticket.loadOrFail();
    assertWritable(report, ticket);
    if (!reportRights(report, ticket, false).delete) throw new Problem(403, 'FORBIDDEN');
    await this.book.changed(em, report.id);
    const below = { report: { id: report.id } };
    em.remove([...(await em.find(ReportPosition, below)), ...(await em.find(ReportAttachment, below))]);
    logActivity(em, ticket, { kind: ActivityKind.ReportRemoved, text: report.identifier });
    await noteActivity(em, ticket);
  }
}

/** Throws 422 for a site of another customer, a technician of a customer, and a future day of execution. */
async function assertConsistent(report: Report, ticket: Ticket, isDayWritten: boolean): Promise<void> {
  const { siteLocation, serviceTechnician, executionDate } = report;
  const errors: FieldError[] = await foreignStaff('serviceTechnician', serviceTechnician);
  if (isDayWritten) errors.push(...futureDay('executionDate', executionDate));
  const site = await siteLocation?.load();
  const isForeign = site && idOf(site.customer) !== idOf(ticket.customer);
  if (isForeign) errors.push({ pointer: '/siteLocation', code: 'UNKNOWN_REFERENCE' });
  if (errors.length > 0) throw invalid(errors);
}
