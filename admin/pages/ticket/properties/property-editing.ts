import { createContext, useContext } from 'react';

/** The edited property of the open ticket, and functions that begin and end editing. */
export interface PropertyEditing {
  /** Name of the field whose input is open. */
  open?: string;
  canEdit: (field: string) => boolean;
  edit: (field: string | undefined) => void;
}

const context = createContext<PropertyEditing>({ canEdit: () => false, edit: () => undefined });

/** Shares the editing between the panel and the links to its fields. */
export const PropertyEditingProvider = context.Provider;

/** The editing of the ticket around. */
export const usePropertyEditing = () => useContext(context);

/** Name under which the input of a property is stored, or of all properties of the ticket. */
export const propertyForm = (ticket: string, field = '') => `tickets/${ticket}/field/${field}`;
