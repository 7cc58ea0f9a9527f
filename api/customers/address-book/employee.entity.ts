import { Email, Flag, Phone, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK, NUMBER_MAX } from '../record/address-book-access.js';
import { ExternalKey, KEPT_BY_ERP, Origin } from './origin.js';

const NUMBER = { required: true, unique: true, writeOnce: true, max: NUMBER_MAX, pattern: /^\S+$/ } as const;

/** Somebody who works for the tenant, for whom an ERP books working time; a user is the same person by the e-mail address. */
@Resource({ path: 'employees', icon: 'Badge', group: 'CUSTOMERS', allow: ADDRESS_BOOK, ...KEPT_BY_ERP('employee') })
export class Employee extends TenantEntity {
  @Text({ ...NUMBER, list: true, search: true, sort: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true }) name!: string;
  @Email({ list: true, search: true }) email: string | null = null;
  @Phone({ list: true, search: true }) phone: string | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
