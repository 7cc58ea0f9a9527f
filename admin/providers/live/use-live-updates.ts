import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApplication } from '../application';
import type { LiveState } from './live-updates';

/**
 * Keeps what is shown up to date with what others change, from the mounting on, and says by which way. The code comes
 * after the first screen.
 */
export function useLiveUpdates(): LiveState {
  const client = useQueryClient();
  const { me, models } = useApplication();
  const [state, setState] = useState<LiveState>('stream');
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    void Promise.all([import('./live-tabs'), import('./live-updates')]).then(([{ followLive }, { LiveUpdates }]) => {
      if (gone) return;
      const routes = new Map(models.map(({ path, route }) => [path, route]));
      const updates = new LiveUpdates(client, routes, setState);
      const part = followLive(`vsd-live/${me.tenant}/${me.username}`, updates);
      end = () => {
        part();
        updates.end();
      };
    });
    return () => {
      gone = true;
      end?.();
    };
  }, [client, me, models]);
  return state;
}
