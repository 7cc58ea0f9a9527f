import type { RaRecord } from 'react-admin';
import type { TicketState } from '../../../theme/tokens';

/** What the signed-in user may do with a ticket besides moving it; the server decides. */
export interface TicketRights {
  edit: boolean;
  message: boolean;
  workNote: boolean;
  upload: boolean;
  deleteDraft: boolean;
  changeType: boolean;
}

/** A ticket as the API answers it; fields that the user may not see are absent. */
export interface Ticket extends RaRecord<string> {
  version: number;
  /** Given at submission; a draft has none. */
  identifier: string | null;
  /** First words of the order text. */
  title: string;
  type: string;
  state: TicketState;
  priority: string | null;
  dueAt: string | null;
  createdAt: string;
  updatedAt: string;
  can: TicketRights;
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

/** Name of the tickets in react-admin, which is their route, and their path in the API. */
export const TICKETS = { route: 'issue', path: 'tickets' } as const;

/** API path of a ticket or of what belongs to it. */
export const ticketPath = (id: string, below?: string) =>
  [TICKETS.path, encodeURIComponent(id), ...(below ? [below] : [])].join('/');

/** Address of a ticket in the application. */
export const ticketAddress = (id: string) => `/${TICKETS.route}/${encodeURIComponent(id)}`;
