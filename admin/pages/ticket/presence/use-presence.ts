import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { apiFetch } from '../../../providers/http';
import { useIsCustomer } from '../data/use-is-customer';
import { TICKETS } from '../model/ticket';
import { useEditingActivity } from './editing-activity';
import { type PresentPerson, presencePath } from './presence';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the tab is visible. */
const useIsVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/**
 * Interval at which a visible tab announces its presence, in milliseconds; the server drops it after twenty seconds.
 */
const BEAT = 8_000;

/** The other people with the ticket open. Also announces this tab to the server while the tab is visible. */
export function usePresence(ticket: string): PresentPerson[] {
  const client = useQueryClient();
  const isStaff = !useIsCustomer();
  const isVisible = useIsVisible();
  const doing = useEditingActivity();
  const enabled = isStaff && isVisible;
  const { data } = useQuery({
    queryKey: [TICKETS.route, 'presence', ticket, doing],
    queryFn: ({ signal }) =>
      apiFetch<PresentPerson[]>(presencePath(ticket), { method: 'PUT', body: { doing }, signal }),
    enabled,
    refetchInterval: BEAT,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const leave = () =>
      void apiFetch(presencePath(ticket), { method: 'DELETE', keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      void client.cancelQueries({ queryKey: [TICKETS.route, 'presence', ticket] }).then(leave);
    };
  }, [client, ticket, enabled]);
  return enabled ? (data ?? []) : [];
}
