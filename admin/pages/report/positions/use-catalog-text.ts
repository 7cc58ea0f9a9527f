import { useTranslate } from 'react-admin';
import type { Position } from '../../ticket/model/report';

/** Returns a function that formats the catalogue number of a position, marked if the CRM has not verified it yet. */
export function useCatalogText(): (position: Position) => string {
  const translate = useTranslate();
  return ({ catalogNumber, unverified }) =>
    [catalogNumber, catalogNumber && unverified?.length ? `(${translate('customers.crm.unverified')})` : '']
      .filter(Boolean)
      .join(' ');
}
