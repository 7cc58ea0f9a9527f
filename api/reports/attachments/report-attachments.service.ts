import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { markedType } from '../../files/file-content.js';
import { FileKeeper } from '../../files/file-keeper.js';
import { isExecutableName } from '../../files/file-name.js';
import { flagOf } from '../../files/form-flag.js';
import { keepFile } from '../../files/keep-file.js';
import type { FileForm, ReceivedFile } from '../../files/receive-file.js';
import { permits } from '../../platform/access/permission.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Role } from '../../vocabulary/role.js';
import { Report } from '../record/report.entity.js';
import { ReportAttachment } from './report-attachment.entity.js';
import { assertOpenTo, assertTakesFiles, lockReport, logFile } from './report-attachment-rules.js';

const DESK_ONLY = 'deskOnly';

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

const FORM: FileForm = {
  fields: [DESK_ONLY],
  judge: async (head, name) => {
    const type = isExecutableName(name) ? undefined : await markedType(head);
    if (!type || !REPORT_FILE_TYPES.includes(type)) throw new Problem(415, 'REPORT_FILE_TYPE', { name });
    return type;
  },
};

/** Pictures and PDF of reports. */
@Injectable()
export class ReportAttachmentsService extends FileKeeper<Report, ReportAttachment> {
  constructor(
    @Inject(serviceOf(Report)) reports: ResourceService<Report>,
    @Inject(serviceOf(ReportAttachment)) attachments: ResourceService<ReportAttachment>,
    work: UnitOfWork,
    files: FileStore,
  ) {
    super({ field: 'report', owners: reports, records: attachments, work, files });
  }

  /** Adds a file; ticket and report are locked first, so that a signed report gets no more files. */
  async add(reportId: string, request: Request): Promise<RecordJson> {
    const { work, files, owners, records } = this.kept;
    await work.read(async (em) => assertTakesFiles(await owners.load(em, reportId)));
    return keepFile(request, files, FORM, (file, recorded) =>
      records.write(async (em) => {
        await lockReport(em, reportId);
        const answer = await this.#record(em, await owners.load(em, reportId), file);
        recorded();
        return answer;
      }),
    );
  }

  protected described(attachment: ReportAttachment) {
    assertOpenTo(attachment);
    return attachment;
  }

  async #record(em: EntityManager, report: Report, file: ReceivedFile): Promise<RecordJson> {
    await assertTakesFiles(report);
    const { id, name, contentType, size } = file;
    const deskOnly = flagOf(file.fields, DESK_ONLY);
    if (deskOnly && !permits([Role.Agent], currentUser().roles)) throw new Problem(403, 'FORBIDDEN');
    const values = { id, report: ref(report), name, contentType, size, deskOnly };
    const attachment = Object.assign(new ReportAttachment(), values);
    em.persist(attachment);
    await logFile(em, report, { from: null, to: name });
    await em.flush();
    return this.kept.records.present(em, attachment);
  }
}
