import { useTranslate } from 'react-admin';
import type { Position } from '../../ticket/model/report';

/** Gives a function that writes the catalogue number of a position, with a mark where nobody could be asked for it yet. */
export function useCatalogText(): (position: Position) => string {
  const translate = useTranslate();
  return ({ catalogNumber, unverified }) =>
    [catalogNumber, catalogNumber && unverified?.length ? `(${translate('customers.crm.unverified')})` : '']
      .filter(Boolean)
      .join(' ');
}
