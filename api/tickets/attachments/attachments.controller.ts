import { fileRoutes } from '../../files/file-routes.js';
import { FILE_TYPES, flaggedForm } from '../../files/file-schema.js';
import { STAFF } from '../../masterdata/access.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';

/** Files of tickets as streams, under the permission of the ticket. */
export const AttachmentsController = fileRoutes(Ticket, Attachment, {
  list: { summary: 'Attachments of the ticket' },
  add: { body: flaggedForm('visibleForCustomer', STAFF), problems: { 415: ['FILE_TYPE_REFUSED'] } },
  content: { types: FILE_TYPES },
});
