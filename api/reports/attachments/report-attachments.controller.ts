import { fileRoutes } from '../../files/file-routes.js';
import { flaggedForm } from '../../files/file-schema.js';
import { Role } from '../../vocabulary/role.js';
import { Report } from '../record/report.entity.js';
import { ReportAttachment } from './report-attachment.entity.js';

const LOCKED = ['REPORT_FILES_LOCKED', 'REPORT_SIGNED', 'TICKET_STATE'];

/** Pictures and PDF of reports, only through the permission of the ticket; customers have no part in them (spec §6). */
export const ReportAttachmentsController = fileRoutes(Report, ReportAttachment, {
  below: 'attachments',
  list: { summary: 'Files of the report' },
  add: {
    summary: 'Add a picture or PDF of at most 15 MB',
    body: flaggedForm('deskOnly', [Role.Agent]),
    problems: { 409: LOCKED, 415: ['REPORT_FILE_TYPE'] },
  },
  content: { types: ['application/pdf', 'image/*'], problems: { 403: ['REPORT_FILE_NOT_ACCESSIBLE'] } },
  remove: { problems: { 403: ['REPORT_FILE_NOT_ACCESSIBLE'], 409: LOCKED } },
});
