import { valueAt } from '../../../generator/model/paths';
import { apiFetch } from '../../../providers/http';
import { StaleError } from '../../../providers/problem';
import { isSame } from '../../../providers/record-diff';
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
 * Gives a function that saves one field of the open ticket. When somebody else has meanwhile changed other fields only,
 * it saves on top of that; a change of the same field rejects with StaleError, all else with ApiError.
 */
export function useSaveField(): (save: FieldSave) => Promise<void> {
  const ticket = useTicket();
  const refresh = useRefreshTickets();
  return async ({ field, value, version = ticket.version, extra }) => {
    const body = { ...bodyOf(field, value), ...extra };
    const send = (base: number) => apiFetch(ticketPath(ticket.id), { method: 'PATCH', body, version: base });
    try {
      await send(version);
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      if (!isSame(valueAt(error.current, field), valueAt(ticket, field))) throw error;
      await send(error.current.version as number);
    }
    await refresh();
  };
}

/** Custom fields are sent within `custom` (contract). */
function bodyOf(field: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = field.split('.');
  return { [first]: rest.length > 0 ? bodyOf(rest.join('.'), value) : (value ?? null) };
}
