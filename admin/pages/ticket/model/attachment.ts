import { ticketPath } from './ticket';

/** A file of a ticket. */
export interface Attachment {
  id: string;
  version: number;
  name: string;
  contentType: string;
  /** In bytes. */
  size: number;
  visibleForCustomer: boolean;
  createdAt: string;
  createdBy: string | null;
  /** Whether a browser may show it in place. */
  inline: boolean;
  can: { edit: boolean; delete: boolean };
}

/** API path of an attachment or of its content. */
export const attachmentPath = (id: string, below?: 'content') =>
  ['attachments', encodeURIComponent(id), ...(below ? [below] : [])].join('/');

/** API path to which files of a ticket are sent. */
export const uploadPath = (ticket: string) => ticketPath(ticket, 'attachments');

/** Whether it is a picture that can be shown small. */
export const isPicture = ({ contentType, inline }: Attachment) => inline && contentType.startsWith('image/');
