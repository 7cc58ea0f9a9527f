import type { RaRecord } from 'react-admin';

/** API path of customers, and the name of their screens. */
export const CUSTOMERS = { path: 'customers', route: 'customer' } as const;

/** A customer as far as his page needs him; what is internal is absent for customers themselves. */
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
