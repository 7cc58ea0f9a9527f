import type { RaRecord } from 'react-admin';
import type { Logo } from '../logo/LogoPicture';

/** API path of customers, and the name of their screens. */
export const CUSTOMERS = { path: 'customers', route: 'customer' } as const;

/** The fields of a customer that its page needs; internal fields are absent for customers themselves. */
export interface CustomerRecord extends RaRecord<string> {
  version: number;
  code: string;
  name: string;
  street: string | null;
  postCode: string | null;
  city: string | null;
  phone: string | null;
  logo: string | null;
  sla?: string | null;
  slaExpiration?: string | null;
  crmAddressNumber?: string | null;
  defaultBillingAddress?: string | null;
  maxUsers?: number | null;
  _embedded?: { sla?: { title: string } | null };
}

/** API path of the logo of a customer. */
export const customerLogoPath = ({ id }: Pick<CustomerRecord, 'id'>) =>
  `${CUSTOMERS.path}/${encodeURIComponent(id)}/logo`;

/** The logo of a customer: API path, id of the picture, and name. */
export const customerLogo = (customer: Pick<CustomerRecord, 'id' | 'name' | 'logo'>): Logo => ({
  path: customerLogoPath(customer),
  id: customer.logo,
  name: customer.name,
});
