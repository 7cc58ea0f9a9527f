import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Confirmation } from '../../components/use-confirmation';
import type { FieldModel, ResourceModel } from '../../model/resource-model';

/** The record of a page whose values are edited in place, one property at a time. */
export interface PropertyEditing {
  model: Pick<ResourceModel, 'path' | 'route' | 'fields' | 'preview'>;
  record: RaRecord;
  /** Name of the field whose input is open. */
  open?: string;
  canEdit: (field: string) => boolean;
  edit: (field: string | undefined) => void;
  /** Loads the data of the page anew; resolves once they are loaded. */
  refresh: () => Promise<unknown>;
  /** The confirmation of the request that restores the value of a field, such as a reason. */
  undoBody?: (field: FieldModel) => Confirmation | undefined;
}

const context = createContext<PropertyEditing | undefined>(undefined);

/** Shares the editing between the properties and the links to them. */
export const PropertyEditingProvider = context.Provider;

/** The editing of the record around. Throws outside of its page. */
export function usePropertyEditing(): PropertyEditing {
  const editing = useContext(context);
  if (!editing) throw new Error('usePropertyEditing needs a PropertyEditingProvider around it');
  return editing;
}

/** Name under which the input of a property is stored, or of all properties of the record. */
export const propertyForm = (path: string, id: unknown, field = '') => `${path}/${id}/field/${field}`;
