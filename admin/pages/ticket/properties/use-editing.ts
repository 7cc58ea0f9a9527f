import { useState } from 'react';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useTicketModel } from '../data/use-ticket-model';
import type { Ticket } from '../model/ticket';
import { type PropertyEditing, propertyForm } from './property-editing';

/** Editing of the properties in place: one at a time, as far as the ticket and the API document allow it. */
export function useEditing(ticket: Ticket, onEdit: (field: string) => void): PropertyEditing {
  const model = useTicketModel();
  const inputs = useKeptInputs();
  // An input with unsaved text from before the page was left opens again.
  const [open, setOpen] = useState<string | undefined>(() => inputs.below(propertyForm(ticket.id))[0]);
  const canEdit = (name: string) =>
    (ticket.can.edit || (name === 'internalNotes' && ticket.can.internalNotes)) &&
    model.fields.some((field) => field.name === name && field.editable);
  return {
    open,
    canEdit,
    edit: (name) => {
      setOpen(name);
      if (name) onEdit(name);
      else if (open) setTimeout(() => document.querySelector<HTMLElement>(pencilOf(open))?.focus());
    },
  };
}

/** The button of a property gets the focus back after editing, so that the next property is one Tab away. */
const pencilOf = (name: string) => `[data-property="${CSS.escape(name)}"] [data-pencil]`;
