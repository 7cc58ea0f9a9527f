import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { PanelModel } from '../../model/panels';
import type { FieldModel, ResourceModel } from '../../model/resource-model';

/** The common facts of the rows of an inline panel. */
interface Inline {
  panel: PanelModel;
  /** The record of the page. */
  page: RaRecord;
  columns: readonly FieldModel[];
  /** The fields that a row as a form may enter: the columns, and further ones. */
  fields: readonly FieldModel[];
  /**
   * The form of a row has further fields than the table has columns: it takes several lines and has buttons, so that a
   * click elsewhere neither stores nor closes it.
   */
  isLong: boolean;
  /** The records are rows of a table; otherwise cards. */
  isWide: boolean;
  /** Another button of the page is its primary one. */
  isSecondary: boolean;
}

const context = createContext<Inline | undefined>(undefined);

/** Provides the common facts of an inline panel to its rows. */
export const InlineProvider = context.Provider;

/** The common facts of the inline panel; throws outside of one. */
export function useInline(): Inline {
  const inline = useContext(context);
  if (!inline) throw new Error('useInline needs an inline panel around it');
  return inline;
}

/** Name of the field with the cursor at first: the title of the record, or its first input. */
export const cursorOf = ({ title }: ResourceModel, writable: readonly FieldModel[]): string | undefined =>
  (writable.find(({ name }) => name === title) ?? writable[0])?.name;
