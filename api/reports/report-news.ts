import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordKey } from '../platform/tenancy/session.js';
import type { ErpError } from '../ports/erp/erp-error.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { Activity } from '../tickets/timeline/activity.entity.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { TimelineWriter } from '../tickets/timeline/timeline-writer.js';
import { ActivityKind } from '../vocabulary/work.js';
import { Report } from './record/report.entity.js';

/** Tells people what became of a new report at the system elsewhere (domain REPORT_CREATED, REPORT_CREATION_FAILED). */
@Injectable()
export class ReportNews {
  constructor(private readonly timeline: TimelineWriter) {}

  /** Once, when it is there for the first time; one that was removed meanwhile is told to nobody. */
  async created(em: EntityManager, id: string): Promise<void> {
    const report = await em.findOne(Report, { ...recordKey(id), announced: false });
    if (!report) return;
    const { version } = report;
    await em.nativeUpdate(Report, recordKey(id), { announced: true, version });
    const added = await entryOf(em, report, ActivityKind.ReportAdded);
    if (added) this.timeline.notify(em, 'REPORT_CREATED', added);
    await em.flush();
  }

  /** Once, as long as it was not created. The report's id is what both sides know the attempt by. */
  async refused(em: EntityManager, id: string, { problem, reason }: ErpError): Promise<void> {
    await lockTicketOf(em, Report, id);
    const report = await em.findOne(Report, { ...recordKey(id), announced: false });
    if (!report || (await entryOf(em, report, ActivityKind.ReportFailed))) return;
    const ticket = await report.ticket.loadOrFail();
    const told = (field: string, to: string | null) => ({ field, from: null, to });
    const activity = logActivity(em, ticket, {
      kind: ActivityKind.ReportFailed,
      text: report.identifier,
      reason,
      changes: [told('errorCode', problem), told('correlationId', id)],
      bySystem: true,
    });
    await noteActivity(em, ticket);
    const acting = (await entryOf(em, report, ActivityKind.ReportAdded))?.actor?.unwrap().id;
    this.timeline.notify(em, 'REPORT_CREATION_FAILED', activity, { assigned: acting ? [acting] : [] });
    await em.flush();
  }
}

/** The entry that tells of a report; of a new one its author is the acting user. */
const entryOf = (em: EntityManager, { ticket, identifier: text }: Report, kind: ActivityKind) =>
  em.findOne(Activity, { ticket: { id: ticket.unwrap().id }, kind, text });
