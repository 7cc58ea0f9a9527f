import type { Schema } from '../../../providers/contract';
import { ticketPath } from './ticket';

/** A file of a ticket; its size is in bytes. */
export type Attachment = Schema<'Attachment'>;

/** API path of an attachment or of its content. */
export const attachmentPath = (id: string, below?: 'content') =>
  ['attachments', encodeURIComponent(id), ...(below ? [below] : [])].join('/');

/** API path to which files of a ticket are uploaded. */
export const uploadPath = (ticket: string) => ticketPath(ticket, 'attachments');

/** Whether the file is a picture with a thumbnail. */
export const isPicture = ({ contentType, inline }: Attachment) => inline && contentType.startsWith('image/');
