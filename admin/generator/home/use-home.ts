import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { FilterValues } from '../../model/filters';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

/** Answer of `GET v1/dashboard`: the lists, numbers and activities of the signed-in user. */
export type Home = Schema<'Dashboard'>;

/** A list of the dashboard: a declared view or a saved query, with its first records. */
export type HomeList = Home['lists'][number];

/** A number and the filter that lists exactly the counted records; inexact above the cap of lists. */
export type HomeFigure = Home['figures'][string];

/**
 * The dashboard of the user, loaded again after changes and when the user comes back to the window. `narrow` has filters
 * by the path of the resource whose lists they narrow. Changes on the screen are rendered in slices.
 */
export function useHome(narrow?: Readonly<Record<string, FilterValues>>) {
  const query = { narrow: narrow && JSON.stringify(narrow) };
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', query.narrow],
    queryFn: ({ signal }) => apiFetch<Home>('dashboard', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return { data: useDeferredValue(data), error, refetch };
}
