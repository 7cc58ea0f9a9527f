import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const CustomerPage = lazy(() => import('../pages/customer/CustomerPage'));

const inputs = () => import('../pages/customer/crm/CrmInputs');
const values = () => import('../pages/customer/crm/CrmFields');

/** What is kept in the CRM is chosen by searching there, and shown as it is called there. */
const fields: ResourceOverride['fields'] = {
  crmAddressNumber: {
    input: lazy(async () => ({ default: (await inputs()).CrmAddressInput })),
    field: lazy(async () => ({ default: (await values()).CrmAddressField })),
  },
  defaultBillingAddress: {
    input: lazy(async () => ({ default: (await inputs()).BillingAddressInput })),
    field: lazy(async () => ({ default: (await values()).AddressField })),
  },
  defaultProject: {
    input: lazy(async () => ({ default: (await inputs()).ProjectInput })),
    field: lazy(async () => ({ default: (await values()).ProjectField })),
  },
};

/** A customer's page also shows what belongs to him: locations, contacts, addresses, users and open tickets. */
export const customers: ResourceOverride = {
  show: <CustomerPage mode="show" override={{ fields }} />,
  edit: <CustomerPage mode="edit" override={{ fields }} />,
  fields,
};
