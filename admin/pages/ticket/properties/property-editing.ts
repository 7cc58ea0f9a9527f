import { createContext, useContext } from 'react';

/** Which property of the open ticket is being edited, and how to begin and to end. */
export interface PropertyEditing {
  /** Name of the field whose input is open. */
  open?: string;
  canEdit: (field: string) => boolean;
  edit: (field: string | undefined) => void;
}

const context = createContext<PropertyEditing>({ canEdit: () => false, edit: () => undefined });

/** Shares the editing between the panel and what links to it. */
export const PropertyEditingProvider = context.Provider;

/** The editing of the ticket around. */
export const usePropertyEditing = () => useContext(context);

/** Name under which the input of a property is kept, or of all properties of the ticket. */
export const propertyForm = (ticket: string, field = '') => `tickets/${ticket}/field/${field}`;
