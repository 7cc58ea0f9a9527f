import { createContext, type ReactNode, useContext } from 'react';
import type { ContractDocument } from '../generator/model/document';
import type { ResourceModel } from '../generator/model/resource-model';
import type { ApplicationConfig } from './config';
import type { Can, Me } from './me';
import type { Role } from './role';
import type { Session } from './session';

/** What is known once the application has started; it stays the same until it is loaded anew. */
export interface Application {
  config: ApplicationConfig;
  session: Session;
  me: Me;
  /** The OpenAPI document as projected to this user. */
  document: ContractDocument;
  /** The resources of the document. */
  models: ResourceModel[];
}

const ApplicationContext = createContext<Application | undefined>(undefined);

/** Gives the started application to the screens. */
export function ApplicationProvider({ value, children }: { value: Application; children: ReactNode }) {
  return <ApplicationContext value={value}>{children}</ApplicationContext>;
}

/** The started application. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('useApplication outside of the application');
  return application;
}

/** The signed-in user. */
export const useMe = () => useApplication().me;

/** Whether the user holds one of the roles. */
export function useRole(...roles: Role[]): boolean {
  const me = useMe();
  return roles.some((role) => me.roles.includes(role));
}

/** Whether the user may do this with a resource, named by its API path. */
export const useCan = (path: string, right: keyof Can) => Boolean(useMe().can[path]?.[right]);
