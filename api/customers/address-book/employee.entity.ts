import { Email, Flag, Phone, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK } from '../record/address-book-access.js';
import { ExternalKey, KEPT_BY_ERP, NUMBER, Origin } from './origin.js';

/** An employee of the tenant, for whom an ERP books working time; the user with the same e-mail is the same person. */
@Resource({ path: 'employees', icon: 'Badge', group: 'CUSTOMERS', allow: ADDRESS_BOOK, ...KEPT_BY_ERP('employee') })
export class Employee extends TenantEntity {
  @Text({ ...NUMBER, list: true, search: true, sort: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true, person: 'name' }) name!: string;
  @Email({ list: true, search: true }) email: string | null = null;
  @Phone({ list: true, search: true }) phone: string | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
