import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { failureText } from '../../../providers/problem';

export type Settings = Schema<'MyNotificationSettings'>;

const PATH = 'me/notification-settings';
const queryKey = ['me', 'notification-settings'];

/** The user's settings of notifications; a change is shown at once, and reverted if the server refuses it. */
export function useNotificationSettings() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiFetch<Settings>(PATH, { signal }),
  });
  const change = async (changed: Partial<Settings>) => {
    const before = client.getQueryData<Settings>(queryKey);
    if (!before) return;
    const body = { ...before, ...changed };
    client.setQueryData(queryKey, body);
    setFailure(undefined);
    try {
      await apiFetch<Settings>(PATH, { method: 'PUT', body });
    } catch (problem) {
      client.setQueryData(queryKey, before);
      setFailure(failureText(problem, translate));
    }
  };
  return { settings: data, error, refetch, change, failure };
}

/** Changes some of the settings. */
export type Change = (changed: Partial<Settings>) => void;
