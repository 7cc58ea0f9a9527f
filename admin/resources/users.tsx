import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { deleteText } from '../pages/user/user';

const UserPage = lazy(() => import('../pages/user/UserPage'));
const AccountNotice = lazy(() => import('../pages/user/AccountNotice'));
const RolesInput = lazy(() => import('../pages/user/RolesInput'));
const SharedTextInput = lazy(() => import('../pages/user/SharedTextInput'));

const shared = { input: SharedTextInput };

/** Users have an account at the identity service: the page shows it, the form explains roles and locks. */
export const users: ResourceOverride = {
  show: <UserPage />,
  notice: AccountNotice,
  deleteText,
  afterCreate: (id) => `/masterdata/users/${encodeURIComponent(String(id))}/show?invite=1`,
  fields: { firstname: shared, lastname: shared, name: shared, email: shared, roles: { input: RolesInput } },
};
