import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldSlotProps, RecordSlotProps, ResourceOverride } from '../generator';

const fields = () => import('../pages/customer/crm/CrmFields');
const inputs = () => import('../pages/customer/crm/CrmInputs');
const counts = () => import('../pages/customer/crm/CrmCounts');

function quietly<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
const field = (load: () => Promise<ComponentType<FieldSlotProps>>) => quietly(async () => ({ default: await load() }));
const count = (load: () => Promise<ComponentType<RecordSlotProps>>) => quietly(async () => ({ default: await load() }));

/** A customer's page has its main facts and logo above its tabs; records of the CRM are chosen by search. */
export const customers: ResourceOverride = {
  omit: ['logo'],
  strip: quietly(() => import('../pages/customer/CustomerStrip')),
  tabs: [
    {
      name: 'contacts',
      label: 'dashboard.customerPage.contacts',
      requires: 'addresses',
      Count: count(async () => (await counts()).ContactCount),
      Content: lazy(() => import('../pages/customer/crm/ContactsTab')),
    },
    {
      name: 'subaddresses',
      label: 'dashboard.customerPage.subaddresses',
      requires: 'addresses',
      Count: count(async () => (await counts()).SubaddressCount),
      Content: lazy(() => import('../pages/customer/crm/SubaddressesTab')),
    },
  ],
  fields: {
    crmAddressNumber: {
      input: field(async () => (await inputs()).CrmAddressInput),
      field: field(async () => (await fields()).CrmAddressField),
    },
    defaultBillingAddress: {
      input: field(async () => (await inputs()).BillingAddressInput),
      field: field(async () => (await fields()).AddressField),
    },
    defaultProject: {
      input: field(async () => (await inputs()).ProjectInput),
      field: field(async () => (await fields()).ProjectField),
    },
  },
};
