import { useSyncExternalStore } from 'react';
import { APPLICATION_BASE } from '../address';

/** The one worker of the application: it opens it without a network, and shows what the server tells this device. */
const WORKER = `${APPLICATION_BASE}worker.js`;

let isRenewed = false;
const listeners = new Set<() => void>();

/** Sets the worker to work; resolves to its registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: APPLICATION_BASE, updateViaCache: 'none' });

/** Tells of a release that comes while the page is open: what was loaded since is of it already. */
function tellWhenInstalled({ currentTarget }: Event): void {
  const registration = currentTarget as ServiceWorkerRegistration;
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // The first one brings what the page consists of.
    if (installing.state !== 'installed' || !registration.active) return;
    isRenewed = true;
    for (const listener of listeners) listener();
  });
}

/**
 * Sets the worker to work where it is wanted, and looks for one of another release where there is one. What fails is
 * tried at the next start.
 */
export async function tendWorker({ isWanted }: { isWanted: boolean }): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const known = await navigator.serviceWorker.getRegistration(APPLICATION_BASE);
    if (!known && !isWanted) return;
    // Also where the server is out of reach by now; of the same registration it is heard once.
    known?.addEventListener('updatefound', tellWhenInstalled);
    (await registerWorker()).addEventListener('updatefound', tellWhenInstalled);
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
