import { useSyncExternalStore } from 'react';
import { APPLICATION_BASE } from '../address';

/** The only service worker of the application: it opens it without a network, and shows push notifications. */
const WORKER = `${APPLICATION_BASE}worker.js`;

let isRenewed = false;
const listeners = new Set<() => void>();

/** Registers the service worker; resolves to its registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: APPLICATION_BASE, updateViaCache: 'none' });

/** Reports a release that is installed while the page is open: files loaded since then belong to it already. */
function reportWhenInstalled({ currentTarget }: Event): void {
  const registration = currentTarget as ServiceWorkerRegistration;
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // The first worker installs the release that the page already runs.
    if (installing.state !== 'installed' || !registration.active) return;
    isRenewed = true;
    for (const listener of listeners) listener();
  });
}

/**
 * Registers the service worker where it is wanted, and updates a registered one. A failure is tried again at the next
 * start.
 */
export async function tendWorker({ isWanted }: { isWanted: boolean }): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(APPLICATION_BASE);
    if (!registration && !isWanted) return;
    // Also where the server is out of reach by now; the same registration takes this listener once.
    registration?.addEventListener('updatefound', reportWhenInstalled);
    (await registerWorker()).addEventListener('updatefound', reportWhenInstalled);
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
