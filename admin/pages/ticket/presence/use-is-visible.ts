import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the tab is to be seen. */
export const useIsVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
