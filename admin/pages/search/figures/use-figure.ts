import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FilterValues } from '../../../model/filters';
import { useRole } from '../../../providers/application';
import { apiFetch } from '../../../providers/http';
import { type FigureAnswer, type FigureChoice, type FigureDeclaration, figureQuery } from './figure';

/** The figures that the user may open. */
export const useFigures = () =>
  useQuery({
    queryKey: ['figures'],
    queryFn: ({ signal }) => apiFetch<FigureDeclaration[]>('figures', { signal }),
    enabled: useRole('access_reporting'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A figure of the tickets that a search finds; loaded anew when tickets change. */
export function useFigure(filter: FilterValues, choice: FigureChoice, declared: FigureDeclaration | undefined) {
  const query = figureQuery(filter, choice, declared?.moment ?? null);
  return useQuery({
    queryKey: ['dashboard', 'figure', choice.name, query],
    queryFn: ({ signal }) => apiFetch<FigureAnswer>(`figures/${choice.name}`, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: Boolean(declared),
  });
}
