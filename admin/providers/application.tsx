import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ApplicationConfig } from './config';
import type { Described, LiveDocument } from './live-document';
import type { Can, Me } from './me';
import type { Offline } from './offline/offline';
import type { Role } from './role';
import type { Session } from './session';

/** The parts of the started application that stay the same until it is reloaded. */
export interface KnownAtStart {
  config: ApplicationConfig;
  session: Session;
  me: Me;
  /** The offline store of this device, for executors in the field. */
  offline?: Offline;
}

/** The started application; its described parts change with the document while it is open. */
interface Application extends KnownAtStart, Described {
  /** Reloads the document after a change of its description, such as a custom field. */
  refreshDocument: LiveDocument['refresh'];
}

const ApplicationContext = createContext<Application | undefined>(undefined);

interface ApplicationProviderProps {
  known: KnownAtStart;
  liveDocument: LiveDocument;
  children: ReactNode;
}

/** Gives the started application to the screens. */
export function ApplicationProvider({ known, liveDocument, children }: ApplicationProviderProps) {
  const described = useSyncExternalStore(liveDocument.subscribe, liveDocument.current);
  const application = useMemo(
    () => ({ ...known, ...described, refreshDocument: liveDocument.refresh }),
    [known, described, liveDocument],
  );
  return <ApplicationContext value={application}>{children}</ApplicationContext>;
}

/** The started application. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('useApplication outside of the application');
  return application;
}

/** The signed-in user. */
export const useMe = () => useApplication().me;

/** Whether the user holds at least one of the roles. */
export function useRole(...roles: Role[]): boolean {
  const me = useMe();
  return roles.some((role) => me.roles.includes(role));
}

/** Whether the user has this right on a resource, named by its API path. */
export const useCan = (path: string, right: keyof Can) => Boolean(useMe().can[path]?.[right]);
