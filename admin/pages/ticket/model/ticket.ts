import type { RaRecord } from 'react-admin';
import type { Schema } from '../../../providers/contract';

/** Properties of a ticket that all readers see. */
type Everybodys =
  | 'version'
  | 'identifier'
  | 'title'
  | 'type'
  | 'state'
  | 'priority'
  | 'dueAt'
  | 'createdAt'
  | 'updatedAt'
  | 'customersTurn'
  | 'appointmentWaits'
  | 'can'
  | 'parts';

/**
 * A ticket as the API returns it; fields of some roles and custom fields are read by the fields of the API document.
 */
export interface Ticket extends RaRecord<string>, Pick<Schema<'Ticket'>, Everybodys> {
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

/** Name of the tickets in react-admin, which is their route, and their path in the API. */
export const TICKETS = { route: 'issue', path: 'tickets' } as const;

/** API path of a ticket or of its related records. */
export const ticketPath = (id: string, below?: string) =>
  [TICKETS.path, encodeURIComponent(id), ...(below ? [below] : [])].join('/');

/** Address of a ticket in the application. */
export const ticketAddress = (id: string) => `/${TICKETS.route}/${encodeURIComponent(id)}`;

/** Address of the form for a new ticket, of a type if one is given. */
export const createAddress = (type?: string) => `/${TICKETS.route}/create${type ? `?type=${type}` : ''}`;

/** Address of the form for the follow-up of a closed ticket. */
export const followUpAddress = (id: string) => `/${TICKETS.route}/create?followUpOf=${encodeURIComponent(id)}`;
