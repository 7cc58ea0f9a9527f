import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const CustomerPage = lazy(() => import('../pages/customer/CustomerPage'));
const CreateCustomerPage = lazy(() => import('../pages/customer/CreateCustomerPage'));

/** A customer's page with its locations, contacts, addresses, users and open tickets. */
export const customers: ResourceOverride = {
  show: <CustomerPage mode="show" />,
  edit: <CustomerPage mode="edit" />,
  create: <CreateCustomerPage />,
};
