import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { errorCode, wordsOf } from '../platform/jobs/error-code.js';
import { Hopeless, type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ReportBook, ReportRefused } from '../ports/reports.js';
import { lockTicket } from '../tickets/record/lock-ticket.js';
import { Activity } from '../tickets/timeline/activity.entity.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { TimelineWriter } from '../tickets/timeline/timeline-writer.js';
import { ActivityKind } from '../vocabulary/activity-kind.js';
import { Report } from './record/report.entity.js';
import { REPORT_BOOKINGS } from './report-bookings.js';

type ReportBooking = { readonly report: string };

const LONGEST_TEXT = 2_000;

/** Tells a book elsewhere of new reports, and the people of what it said (domain REPORT_CREATED, REPORT_CREATION_FAILED). */
@Works(REPORT_BOOKINGS)
@Injectable()
export class ReportBookingsHandler implements JobHandler<ReportBooking> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: ReportBook,
    private readonly timeline: TimelineWriter,
  ) {}

  /** A report that was removed meanwhile is told to nobody. */
  async handle({ report: id }: ReportBooking): Promise<void> {
    if (!(await this.work.read((em) => em.findOne(Report, recordKey(id))))) return;
    await this.book.announce(id).catch((error) => {
      throw error instanceof ReportRefused ? new NotTaken(error) : error;
    });
    await this.work.write(async (em) => {
      const report = await em.findOne(Report, recordKey(id));
      const added = report && (await entryOf(em, report));
      if (added) this.timeline.notify(em, 'REPORT_CREATED', added);
    });
  }

  async giveUp({ report: id }: ReportBooking, error: unknown): Promise<void> {
    await this.work.write(async (em) => {
      const report = await em.findOne(Report, recordKey(id));
      if (!report) return;
      const acting = (await entryOf(em, report))?.actor?.unwrap().id;
      const told = await this.#note(em, report, error);
      this.timeline.notify(em, 'REPORT_CREATION_FAILED', told, { assigned: acting ? [acting] : [] });
      await em.flush();
    });
  }

  /** The report's id is what both sides know the attempt by. */
  async #note(em: EntityManager, { id, identifier, ticket }: Report, error: unknown): Promise<Activity> {
    const locked = await lockTicket(em, ticket.unwrap().id);
    const code = error instanceof NotTaken ? error.code : errorCode(error);
    const told = (field: string, to: string | null) => ({ field, from: null, to });
    const activity = logActivity(em, locked, {
      kind: ActivityKind.ReportFailed,
      text: identifier,
      reason: wordsOf(error).slice(0, LONGEST_TEXT).toWellFormed(),
      changes: [told('errorCode', code), told('correlationId', id)],
      bySystem: true,
    });
    await noteActivity(em, locked);
    return activity;
  }
}

/** The entry that tells of a new report: its author is the acting user. */
const entryOf = (em: EntityManager, { ticket, identifier: text }: Report) =>
  em.findOne(Activity, { ticket: { id: ticket.unwrap().id }, kind: ActivityKind.ReportAdded, text });

/** The book has said for good that it does not take the report. */
class NotTaken extends Hopeless {
  readonly code: string;

  constructor({ code, message }: ReportRefused) {
    super(message);
    this.code = code;
  }
}
