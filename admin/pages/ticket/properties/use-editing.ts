import { useState } from 'react';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useTicketModel } from '../data/use-ticket-model';
import type { Ticket } from '../model/ticket';
import { type PropertyEditing, propertyForm } from './property-editing';

/** Editing of the properties in place: one at a time, and only what the ticket and the document allow. */
export function useEditing(ticket: Ticket, onEdit: (field: string) => void): PropertyEditing {
  const model = useTicketModel();
  const inputs = useKeptInputs();
  // What was being typed when the page was left is opened again.
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

/** What began the editing of a property gets the focus back, so that the next one is a tabulator away. */
const pencilOf = (name: string) => `[data-property="${CSS.escape(name)}"] [data-pencil]`;
