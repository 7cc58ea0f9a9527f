import { fileRoutes } from '../../files/file-routes.js';
import { BINARY } from '../../files/file-schema.js';
import { STAFF } from '../../masterdata/access.js';
import { Report } from '../record/report.entity.js';
import { ReportAttachment } from './report-attachment.entity.js';
import { ReportAttachmentsService } from './report-attachments.service.js';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: BINARY, deskOnly: { type: 'boolean', default: false } },
};
const LOCKED = ['REPORT_FILES_LOCKED', 'REPORT_SIGNED', 'TICKET_STATE'];

/** Pictures and PDF of reports, only through the permission of the ticket; customers have no part in them (spec §6). */
export const ReportAttachmentsController = fileRoutes(Report, ReportAttachment, {
  files: ReportAttachmentsService,
  below: 'attachments',
  list: { summary: 'Files of the report', allow: STAFF },
  add: {
    summary: 'Add a picture or PDF of at most 15 MB',
    allow: STAFF,
    body: FORM,
    problems: { 409: LOCKED, 415: ['REPORT_FILE_TYPE'] },
  },
  content: {
    summary: 'The file itself; pictures and PDF may be shown in place',
    allow: STAFF,
    types: ['application/pdf', 'image/*'],
    problems: { 403: ['REPORT_FILE_NOT_ACCESSIBLE'] },
  },
  remove: { summary: 'Remove the file', allow: STAFF, problems: { 403: ['REPORT_FILE_NOT_ACCESSIBLE'], 409: LOCKED } },
});
