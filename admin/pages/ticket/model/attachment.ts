import type { Schema } from '../../../providers/contract';
import { ticketPath } from './ticket';

/** A file of a ticket; its size is in bytes. */
export type Attachment = Schema<'Attachment'>;

/** Resource of the files of tickets in the document. */
export const ATTACHMENTS = 'attachments';

/** API path to which files of a ticket are uploaded. */
export const uploadPath = (ticket: string) => ticketPath(ticket, ATTACHMENTS);
