import { useSyncExternalStore } from 'react';
import { APPLICATION_BASE } from '../address';

/** The one worker of the application: it opens it without a network, and shows what the server tells this device. */
const WORKER = `${APPLICATION_BASE}worker.js`;

let isRenewed = false;
const listeners = new Set<() => void>();

/** Sets the worker to work; resolves to its registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: APPLICATION_BASE, updateViaCache: 'none' });

/**
 * Sets the worker to work where it is wanted, and replaces one of an earlier release where there is one. What fails is
 * tried at the next start.
 */
export async function tendWorker({ isWanted }: { isWanted: boolean }): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over what is of its own release.
    if (!had) return;
    isRenewed = true;
    for (const listener of listeners) listener();
  });
  try {
    const known = await navigator.serviceWorker.getRegistration(APPLICATION_BASE);
    if (known || isWanted) await registerWorker();
  } catch (error) {
    console.warn('The application cannot be opened without a network.', error);
  }
}

/** Whether another release has come while the application is open. */
export const useNewRelease = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isRenewed,
  );
