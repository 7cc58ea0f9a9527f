import type { AuthProvider } from 'react-admin';
import type { ResourceAddress } from './data-provider';
import type { Can, Me } from './me';
import type { Session } from './session';

/** The rights in `me.can`, by the actions of react-admin's pages and buttons. */
const rights: Record<string, keyof Can> = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Answers react-admin's questions about the user from the session and from `services/v1/me`. */
export function createAuthProvider(session: Session, me: Me, resources: readonly ResourceAddress[]): AuthProvider {
  const paths = new Map(resources.map(({ route, path }) => [route, path]));
  return {
    login: () => session.signIn(),
    logout: () => session.signOut(),
    checkAuth: () => Promise.resolve(),
    /** A dialog of its own reports an ended session; react-admin must not leave the page. */
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: me.id ?? me.username, fullName: me.name }),
    getPermissions: () => Promise.resolve(me.roles),
    canAccess: ({ resource, action }) => {
      const right = rights[action];
      const can = me.can[paths.get(resource) ?? resource];
      return Promise.resolve(right ? Boolean(can?.[right]) : true);
    },
  };
}
