import type { ResourceOverride } from '../../generator';
import { AddressField, CrmAddressField, ProjectField } from './crm/CrmFields';
import { BillingAddressInput, CrmAddressInput, ProjectInput } from './crm/CrmInputs';

/** Records of the CRM are chosen by search and shown with their name in the CRM. */
export const customerFields: ResourceOverride = {
  fields: {
    crmAddressNumber: { input: CrmAddressInput, field: CrmAddressField },
    defaultBillingAddress: { input: BillingAddressInput, field: AddressField },
    defaultProject: { input: ProjectInput, field: ProjectField },
  },
};
