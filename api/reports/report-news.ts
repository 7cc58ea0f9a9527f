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

/** Sends notices of a new report that the ERP has taken or refused (domain REPORT_CREATED, REPORT_CREATION_FAILED). */
@Injectable()
export class ReportNews {
  constructor(private readonly timeline: TimelineWriter) {}

  /** Sends the notice once, when the ERP has the report; a report that was deleted meanwhile has none. */
  async created(em: EntityManager, id: string): Promise<void> {
    const report = await em.findOne(Report, { ...recordKey(id), announced: false });
    if (!report) return;
    const { version } = report;
    await em.nativeUpdate(Report, recordKey(id), { announced: true, version });
    const added = await entryOf(em, report, ActivityKind.ReportAdded);
    if (added) this.timeline.notify(em, 'REPORT_CREATED', added);
    await em.flush();
  }

  /** Sends the notice once, until the report is created. Its id is the correlation id of the attempt. */
  async refused(em: EntityManager, id: string, { problem, reason }: ErpError): Promise<void> {
    await lockTicketOf(em, Report, id);
    const report = await em.findOne(Report, { ...recordKey(id), announced: false });
    if (!report || (await entryOf(em, report, ActivityKind.ReportFailed))) return;
    const ticket = await report.ticket.loadOrFail();
    const change = (field: string, to: string | null) => ({ field, from: null, to });
    const activity = logActivity(em, ticket, {
      kind: ActivityKind.ReportFailed,
      text: report.identifier,
      reason,
      changes: [change('errorCode', problem), change('correlationId', id)],
      bySystem: true,
    });
    await noteActivity(em, ticket);
    const acting = (await entryOf(em, report, ActivityKind.ReportAdded))?.actor?.unwrap().id;
    this.timeline.notify(em, 'REPORT_CREATION_FAILED', activity, { assigned: acting ? [acting] : [] });
    await em.flush();
  }
}

/** The entry of a report in the timeline; the author of a new report is its actor. */
const entryOf = (em: EntityManager, { ticket, identifier: text }: Report, kind: ActivityKind) =>
  em.findOne(Activity, { ticket: { id: ticket.unwrap().id }, kind, text });
