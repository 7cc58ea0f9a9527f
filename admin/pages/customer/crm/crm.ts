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

/** First part of the query keys of all answers of the CRM. */
export const CRM = 'crm';

/** API paths of the CRM. */
export const crmPath = {
  addresses: 'crm/addresses',
  source: 'crm/source',
  projects: 'crm/projects',
  catalog: 'crm/catalog-items',
  subaddresses: (number: string) => `crm/addresses/${encodeURIComponent(number)}/subaddresses`,
  contacts: (customer: string) => `customers/${encodeURIComponent(customer)}/contacts`,
};

/** An address or project by its number; null if the CRM does not know it, an error if the CRM does not answer. */
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

/** The source of the CRM's records, and their age; undefined during loading. */
export function useCrmSource() {
  return useQuery({
    queryKey: [CRM, crmPath.source],
    queryFn: ({ signal }) => apiFetch<Schema<'CrmSource'>>(crmPath.source, { signal }),
    staleTime: 60_000,
    retry: false,
  }).data;
}

/** A note on the age of the searched copy, if it is too old; '' otherwise. */
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

/** Loads the data of the CRM anew after an addition. */
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
