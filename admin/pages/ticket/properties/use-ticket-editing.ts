import { useTranslate } from 'react-admin';
import type { PropertyEditing } from '../../../generator/properties/property-editing';
import { usePropertyState } from '../../../generator/properties/use-property-state';
import { useIsCustomer } from '../data/use-is-customer';
import { useRefreshTickets } from '../data/use-ticket';
import { useTicketModel } from '../data/use-ticket-model';
import type { Ticket } from '../model/ticket';
import { useBroadcastEditing } from '../presence/editing-activity';

/** Editing of the ticket's properties in place, as far as the ticket and the API document allow it. */
export function useTicketEditing(ticket: Ticket, onEdit: (field: string) => void): PropertyEditing {
  const translate = useTranslate();
  const model = useTicketModel();
  const isCustomer = useIsCustomer();
  const canEdit = (name: string) =>
    (ticket.can.edit || (name === 'internalNotes' && ticket.can.internalNotes)) &&
    model.fields.some((field) => field.name === name && field.editable);
  const editing = usePropertyState({
    model,
    record: ticket,
    canEdit,
    onEdit,
    refresh: useRefreshTickets(),
    // A lower priority needs a reason (domain «Priority»); undoing is one.
    undoBody: ({ name }) =>
      name === 'priority' && !isCustomer ? { reason: translate('tickets.undo.reason') } : undefined,
  });
  useBroadcastEditing(editing.open !== undefined);
  return editing;
}
