import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { SUPPORT } from './support';

/**
 * Returns a function that runs an action on failed jobs, loads the screen anew and shows the result: the notice appears
 * once the finished row has left the list.
 */
export function useAct() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const act = async (method: 'POST' | 'DELETE', path: string, done: string) => {
    setBusy(path);
    try {
      const { repeated } = await apiFetch<{ repeated?: number }>(path, { method });
      await client.invalidateQueries({ queryKey: [SUPPORT] });
      notify(done, { type: 'success', messageArgs: { smart_count: repeated ?? 1 } });
    } catch (error) {
      notifyFailure(error);
      await client.invalidateQueries({ queryKey: [SUPPORT] });
    } finally {
      setBusy(undefined);
    }
  };
  return { act, busy };
}
