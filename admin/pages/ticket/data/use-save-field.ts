import { apiFetch } from '../../../providers/http';
import { ticketPath } from '../model/ticket';
import { useRefreshTickets, useTicket } from './use-ticket';

/** A change of one field, with what goes along with it (a reason, answers to questions). */
export interface FieldSave {
  field: string;
  value: unknown;
  /** Version the change is based on, where it is not that of the shown ticket. */
  version?: number;
  extra?: Record<string, unknown>;
}

/**
 * Gives a function that saves one field of the open ticket. It rejects with StaleError when somebody else has changed the
 * ticket since the version that the change is based on, and with ApiError for all else.
 */
export function useSaveField(): (save: FieldSave) => Promise<void> {
  const ticket = useTicket();
  const refresh = useRefreshTickets();
  return async ({ field, value, version = ticket.version, extra }) => {
    const body = { ...bodyOf(field, value), ...extra };
    await apiFetch(ticketPath(ticket.id), { method: 'PATCH', body, version });
    await refresh();
  };
}

/** Custom fields are sent within `custom` (contract). */
function bodyOf(field: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = field.split('.');
  return { [first]: rest.length > 0 ? bodyOf(rest.join('.'), value) : (value ?? null) };
}
