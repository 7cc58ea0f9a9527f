import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { SUPPORT } from './support';

/**
 * Returns a function that runs an action on a failed job or mail, loads the screen (queries under `scope`) anew and
 * shows the result: the notice appears once the finished row has left the list.
 */
export function useAct(scope: readonly string[] = [SUPPORT]) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const act = async (method: 'POST' | 'DELETE', path: string, done: string) => {
    setBusy(path);
    try {
      const { repeated } = await apiFetch<{ repeated?: number }>(path, { method });
      await client.invalidateQueries({ queryKey: scope });
      notify(done, { type: 'success', messageArgs: { smart_count: repeated ?? 1 } });
    } catch (error) {
      notifyFailure(error);
      await client.invalidateQueries({ queryKey: scope });
    } finally {
      setBusy(undefined);
    }
  };
  return { act, busy };
}
