import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { markedType } from '../../files/file-content.js';
import { isExecutableName } from '../../files/file-name.js';
import type { FileRules } from '../../files/file-rules.js';
import type { FileForm } from '../../files/receive-file.js';
import { permits } from '../../platform/access/permission.js';
import { Problem } from '../../platform/http/problem.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import { referencedRecordJson, rowJson } from '../../platform/read/record-json.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentTenant, currentUser, recordKey, type SignedInUser } from '../../platform/tenancy/session.js';
import { lockTicketOf } from '../../tickets/record/lock-ticket.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { type JudgedTicket, OWNERSHIP } from '../../tickets/record/ticket-ownership.js';
import { staffScope } from '../../tickets/record/ticket-scope.js';
import { logActivity, noteActivity } from '../../tickets/timeline/activity-log.js';
import { Role } from '../../vocabulary/role.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Report } from '../record/report.entity.js';
import { assertTakesReports, reportRights } from '../record/report-access.js';
import { fixedBy } from '../workflow/report-workflow.js';
import type { ReportAttachment } from './report-attachment.entity.js';

/** The ticket of a file's report, with the fields of its rights. */
const judgedTicket: SqlValue = (column) =>
  `(select ${rowJson(resourceOf(Ticket), 't', OWNERSHIP)} from report r join ticket t on t.tenant = r.tenant and t.id = r.ticket_id
     where r.tenant = ${column('tenant')} and r.id = ${column('report')})`;
const judgedReport = referencedRecordJson(() => Report, ['state', 'author', 'serviceTechnician', 'signedAt'], 'report');

type JudgedReport = Parameters<typeof reportRights>[0];

/** Types of cameras and scanners, by content; only the name of a program is refused (spec §8 "wrong document type"). */
const REPORT_FILE_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
];

/** Files are added and removed by the writers of their report, while it is open (domain "Permissions"). */
@Injectable()
export class ReportAttachmentRules implements FileRules<Report, ReportAttachment> {
  readonly form: FileForm = {
    fields: ['deskOnly'],
    judge: async (head, name) => {
      const type = isExecutableName(name) ? undefined : await markedType(head);
      if (!type || !REPORT_FILE_TYPES.includes(type)) throw new Problem(415, 'REPORT_FILE_TYPE', { name });
      return type;
    },
  };

  scope(user: SignedInUser) {
    const reached = staffScope(user);
    return reached && { report: reached };
  }

  computed(): Computations<ReportAttachment> {
    return {
      can: {
        of: ['deskOnly'],
        sql: { judgedTicket, judgedReport },
        value: (found) => {
          const open = isOpenTo(found);
          const [of, on] = [found.judgedReport as JudgedReport, found.judgedTicket as JudgedTicket];
          return { open, delete: open && reportRights(of, on, false).edit };
        },
      },
    };
  }

  /** Ticket and report are locked before the file, so that the report is not signed or completed at the same time. */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    const sql = 'select report_id from report_attachment where tenant = ? and id = ?';
    const [row] = id ? await em.execute<{ report_id: string }[]>(sql, [currentTenant(), id]) : [];
    if (row) await this.lockOwner(em, row.report_id);
  }

  /** Locks the ticket of a report and the report itself, in the order of all (decision 12). */
  async lockOwner(em: EntityManager, reportId: string): Promise<void> {
    await lockTicketOf(em, Report, reportId);
    await em.findOne(Report, recordKey(reportId), { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Throws 409 for a report that is signed or locked, or whose ticket is completed. */
  async assertTakes(report: Report): Promise<void> {
    const fixed = fixedBy(report);
    if (fixed) throw new Problem(409, fixed === 'REPORT_LOCKED' ? 'REPORT_FILES_LOCKED' : fixed);
    assertTakesReports(await report.ticket.loadOrFail());
  }

  contentOf(attachment: ReportAttachment): ReportAttachment {
    assertOpenTo(attachment);
    return attachment;
  }

  async beforeCreate(attachment: ReportAttachment, em: EntityManager): Promise<void> {
    if (!isOpenTo(attachment)) throw new Problem(403, 'FORBIDDEN');
    await logFile(em, await attachment.report.loadOrFail(), { from: null, to: attachment.name });
  }

  async beforeDelete(attachment: ReportAttachment, em: EntityManager): Promise<void> {
    assertOpenTo(attachment);
    const report = await attachment.report.loadOrFail();
    await this.assertTakes(report);
    await logFile(em, report, { from: attachment.name, to: null });
  }
}

/** Whether the user may open the file: agents alone, if it is for the desk. */
const isOpenTo = ({ deskOnly }: Pick<ReportAttachment, 'deskOnly'>): boolean =>
  !deskOnly || permits([Role.Agent], currentUser().roles);

/** Throws 403 with a code of its own for users who reach the report and not the file (spec §8). */
function assertOpenTo(attachment: Pick<ReportAttachment, 'deskOnly'>): void {
  if (!isOpenTo(attachment)) throw new Problem(403, 'REPORT_FILE_NOT_ACCESSIBLE');
}

/** Adds an entry to the timeline for a file that was added to a report or removed from it. */
async function logFile(
  em: EntityManager,
  { identifier: text, ticket }: Report,
  file: { from: string | null; to: string | null },
): Promise<void> {
  const changes = [{ field: 'attachments', ...file }];
  const loaded = await ticket.loadOrFail();
  logActivity(em, loaded, { kind: ActivityKind.ReportChanged, text, changes });
  await noteActivity(em, loaded);
}
