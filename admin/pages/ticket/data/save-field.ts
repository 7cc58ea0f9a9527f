import { apiFetch } from '../../../providers/http';
import { type Ticket, ticketPath } from '../model/ticket';

/** A change of one field, with further fields of its body (a reason, answers to questions). */
export interface FieldSave {
  field: string;
  value: unknown;
  /** Version the change is based on. */
  version: number;
  extra?: Record<string, unknown>;
}

/**
 * Saves one field of a ticket and returns the ticket as it is now. Rejects with StaleError if another user has changed
 * the ticket since the version that the change is based on, and with ApiError for other errors.
 */
export const saveField = (ticket: string, { field, value, version, extra }: FieldSave): Promise<Ticket> =>
  apiFetch<Ticket>(ticketPath(ticket), { method: 'PATCH', body: { ...bodyOf(field, value), ...extra }, version });

/** Custom fields are sent within `custom` (contract). */
function bodyOf(field: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = field.split('.');
  return { [first]: rest.length > 0 ? bodyOf(rest.join('.'), value) : (value ?? null) };
}
