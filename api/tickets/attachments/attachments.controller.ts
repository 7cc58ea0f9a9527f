import { fileRoutes } from '../../files/file-routes.js';
import { BINARY, FILE_TYPES } from '../../files/file-schema.js';
import { Role } from '../../vocabulary/role.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { AttachmentsService } from './attachments.service.js';

const allow = [Role.Agent, Role.Customer, Role.Executor];
const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: BINARY, visibleForCustomer: { type: 'boolean', default: false } },
};

/** Files of tickets as streams, under the permission of the ticket. */
export const AttachmentsController = fileRoutes(Ticket, Attachment, {
  files: AttachmentsService,
  list: { summary: 'Attachments of the ticket', allow },
  add: { summary: 'Add a file of at most 15 MB', allow, body: FORM, problems: { 415: ['FILE_TYPE_REFUSED'] } },
  content: { summary: 'The file itself; pictures and PDF may be shown in place', allow, types: FILE_TYPES },
  remove: { summary: 'Remove the file', allow },
});
