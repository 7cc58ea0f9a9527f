import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { templatePath } from './mail-template';

/** What is sent for the event of a template where the tenant has no words of its own. */
export function useShippedWords(id: string | number | undefined) {
  const { data } = useQuery({
    queryKey: ['shipped-words', id],
    queryFn: () => apiFetch<Schema<'ShippedWords'>>(templatePath(id ?? '', 'shipped')),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
