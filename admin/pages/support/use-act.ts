import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/http';
import { SUPPORT } from './support';

/** Gives a function that does something about what failed, tells how it went and has the screen asked anew. */
export function useAct() {
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const act = async (method: 'POST' | 'DELETE', path: string, done: string) => {
    setBusy(path);
    try {
      const { repeated } = await apiFetch<{ repeated?: number }>(path, { method });
      notify(done, { type: 'success', messageArgs: { smart_count: repeated ?? 1 } });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.UNEXPECTED', { type: 'error' });
    } finally {
      setBusy(undefined);
      await client.invalidateQueries({ queryKey: [SUPPORT] });
    }
  };
  return { act, busy };
}
