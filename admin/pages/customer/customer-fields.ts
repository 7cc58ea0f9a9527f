import type { ResourceOverride } from '../../generator';
import { AddressField, CrmAddressField, ProjectField } from './crm/CrmFields';
import { BillingAddressInput, CrmAddressInput, ProjectInput } from './crm/CrmInputs';

/** What is kept in the CRM is chosen by searching there, and shown as it is called there. */
export const customerFields: ResourceOverride = {
  fields: {
    crmAddressNumber: { input: CrmAddressInput, field: CrmAddressField },
    defaultBillingAddress: { input: BillingAddressInput, field: AddressField },
    defaultProject: { input: ProjectInput, field: ProjectField },
  },
};
