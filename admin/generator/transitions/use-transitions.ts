import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PossibleTransition, TransitionOrder } from '../../model/transitions';
import { apiFetch } from '../../providers/http';

/** The transitions of a resource with the sub-resource `transitions`, and their looks. */
export interface TransitionKind extends TransitionOrder {
  /** API path of the resource. */
  resource: string;
  /** Name of the choices with the labels of the actions. */
  actions: string;
  /** Beginning of the query keys, under which changes of the record load the transitions anew. */
  scope: readonly string[];
  /** The look of a state. */
  StateChip: ComponentType<{ state: never }>;
}

/** Key of the label of an action. */
export const actionLabel = ({ actions }: TransitionKind, action: string) => `enums.${actions}.${action}`;

/** The transitions of a record that the user may make, now or once their conditions are met. */
export function useTransitions<Transition extends PossibleTransition>(
  { resource, scope }: TransitionKind,
  { id, version }: { id: string; version: number },
) {
  return useQuery({
    queryKey: [...scope, 'transitions', id, version],
    queryFn: ({ signal }) => apiFetch<Transition[]>(`${resource}/${encodeURIComponent(id)}/transitions`, { signal }),
    placeholderData: (before) => before,
  });
}
