import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { ApiError } from '../../../providers/problem';
import { useFormat } from '../../../providers/use-format';

export type CrmAddress = Schema<'CrmAddress'>;
export type CrmCatalogItem = Schema<'CrmCatalogItem'>;
export type CrmContact = Schema<'CrmContact'>;
export type CrmProject = Schema<'CrmProject'>;

/** Everything that is asked of the CRM is kept under this key. */
export const CRM = 'crm';

/** Addresses of the API. */
export const crmPath = {
  addresses: 'crm/addresses',
  source: 'crm/source',
  projects: 'crm/projects',
  catalog: 'crm/catalog-items',
  subaddresses: (number: string) => `crm/addresses/${encodeURIComponent(number)}/subaddresses`,
  contacts: (customer: string) => `customers/${encodeURIComponent(customer)}/contacts`,
};

/** An address or project by its number; null when the CRM does not know it, with an error when it does not answer. */
export function useCrmRecord<T>(path: string, number: string | null | undefined) {
  return useQuery({
    queryKey: [CRM, path, number],
    queryFn: ({ signal }) =>
      apiFetch<T>(`${path}/${encodeURIComponent(number ?? '')}`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    enabled: Boolean(number),
    staleTime: 60_000,
    retry: false,
  });
}

/** From where the CRM's records come, and how old they are; nothing while that is not known. */
export function useCrmSource() {
  return useQuery({
    queryKey: [CRM, crmPath.source],
    queryFn: ({ signal }) => apiFetch<Schema<'CrmSource'>>(crmPath.source, { signal }),
    staleTime: 60_000,
    retry: false,
  }).data;
}

/** Says how old the copy is that is searched, where it is older than it should be; '' otherwise. */
export function useCrmAge(): string {
  const translate = useTranslate();
  const format = useFormat();
  const source = useCrmSource();
  if (!source || source.current) return '';
  const { name, readAt } = source;
  return readAt
    ? translate('customers.crm.stale', { name, time: format.moment(readAt) })
    : translate('customers.crm.firstReading', { name });
}

/** Asks the CRM anew, after something was added there. */
export function useRefreshCrm() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [CRM] });
}

/** Post code and city. */
export const placeOf = ({ postCode, city }: Pick<CrmAddress, 'postCode' | 'city'>) =>
  [postCode, city].filter(Boolean).join(' ');

/** Street and place in one line. */
export const linesOf = (address: CrmAddress) =>
  [address.addition, address.street, placeOf(address)].filter(Boolean).join(', ');
