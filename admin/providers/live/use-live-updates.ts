import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../application';
import type { LiveState } from './live-updates';

/**
 * Keeps the shown answers up to date with the changes of other users, and returns its way, stream or polling. Its code
 * is loaded after the first screen.
 */
export function useLiveUpdates(): LiveState {
  const client = useQueryClient();
  const { me, models, refreshDocument } = useApplication();
  // Fields come and go while the application is open, resources do not.
  const { current: routes } = useRef(new Map(models.map(({ path, route }) => [path, route])));
  const [state, setState] = useState<LiveState>('stream');
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    void Promise.all([import('./live-tabs'), import('./live-updates')]).then(([{ followLive }, { LiveUpdates }]) => {
      if (gone) return;
      const updates = new LiveUpdates(client, routes, setState, refreshDocument);
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
  }, [client, me, routes, refreshDocument]);
  return state;
}
