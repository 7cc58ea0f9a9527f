import type { Ref } from '@mikro-orm/core';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { CUSTOMER_CODE } from '../../masterdata/customer-code.js';
import { Sla } from '../../masterdata/sla.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  Email,
  Flag,
  Integer,
  LongText,
  Phone,
  Reference,
  Resource,
  Text,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ERP_NUMBERS, type ErpNumber } from '../../vocabulary/erp.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { CUSTOMER_CONFIRMATIONS, TICKET_PRIORITIES, type TicketPriority } from '../../vocabulary/ticket.js';
import { CUSTOMER_DATA } from './access.js';
import { NUMBER_MAX } from './address-book-access.js';
import { PostCode } from './post-code.js';
import { unverifiedIndex } from './unverified-index.js';

const SCREENS = { route: 'customer', menu: 'main', icon: 'Business' } as const;
const CODE = { ...CUSTOMER_CODE, required: true, unique: true, writeOnce: true, help: true };
const ADDRESS = { section: 'address', max: 120 };
const INTERNAL = { visible: [Role.Agent] };
const SERVICE = { ...INTERNAL, section: 'service' };
const BILLING = { ...INTERNAL, section: 'billing' };
/** Numbers that are not checked in the ERP yet, or unknown there. */
const UNVERIFIED = { ...BILLING, name: 'erpNumber', readOnly: true };
const COST_LIMIT = { ...BILLING, min: 1, max: 1_000_000, unit: 'CHF', help: true };
const ERP_NUMBER = { max: NUMBER_MAX, help: true };
const CONFIRM = { ...INTERNAL, name: 'customerConfirmation', transient: true, changeOnly: true };
const LOGO = { type: ['string', 'null'], format: 'uuid' };
const FULL_TEXT = [
  ...['code', 'name', 'addition', 'street', 'postCode', 'city', 'phone'],
  ...['communicationEmail', 'crmAddressNumber', 'internalNotes'],
];
const MAX_USERS = { ...INTERNAL, section: 'users', min: 1, max: 10_000, help: true };

/** A company that the tenant serves; the users' tokens name it by its code (spec §3). */
@Resource({
  path: 'customers',
  ...SCREENS,
  allow: CUSTOMER_DATA,
  indexes: [unverifiedIndex('customer')],
  problems: { update: { 409: ['CONFIRMATION_REQUIRED'] } },
  fullText: FULL_TEXT,
  hit: { note: 'code' },
  // A table sets no numbers of the ERP, which are checked there one by one.
  import: { keys: ['code'], without: ['crmAddressNumber', 'defaultBillingAddress', 'defaultProject'] },
})
export class Customer extends TenantEntity {
  @Text({ ...CODE, list: true, search: true, sort: true }) code!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true, person: false }) name!: string;
  @Text(ADDRESS) addition: string | null = null;
  @Text(ADDRESS) street: string | null = null;
  @PostCode({ section: 'address' }) postCode: string | null = null;
  @Text({ ...ADDRESS, rowWith: 'postCode', list: true, search: true, sort: true }) city: string | null = null;
  @Phone({ section: 'address', search: true, person: false }) phone: string | null = null;
  @Email({ section: 'communication', help: true, ...INTERNAL }) communicationEmail: string | null = null;
  @Choice(LOCALES, { section: 'communication', name: 'locale', default: 'de-CH' })
  correspondenceLanguage: Locale = 'de-CH';
  @Reference(() => Sla, { ...SERVICE, list: true, filter: true, panel: true, keepsActive: true }) sla: Ref<Sla> | null =
    null;
  @Day({ ...SERVICE, help: true }) slaExpiration: string | null = null;
  @Reference(() => AssignmentGroup, { ...SERVICE, help: true, keepsActive: true })
  defaultAssignmentGroup: Ref<AssignmentGroup> | null = null;
  @Reference(() => User, SERVICE) defaultProjectLead: Ref<User> | null = null;
  @Choices(TICKET_PRIORITIES, { section: 'service', name: 'priority', help: true })
  customerPriorities: TicketPriority[] = [];
  @Text({ ...SERVICE, ...ERP_NUMBER }) defaultProject: string | null = null;
  @Text({ ...BILLING, ...ERP_NUMBER, unique: 'CRM_ADDRESS_LINKED' }) crmAddressNumber: string | null = null;
  @Text({ ...BILLING, ...ERP_NUMBER }) defaultBillingAddress: string | null = null;
  @Choices(ERP_NUMBERS, UNVERIFIED) unverified: ErpNumber[] = [];
  @Integer(COST_LIMIT) costLimit: number | null = null;
  @Flag({ ...BILLING, help: true }) invoiceRequested = false;
  @Integer(MAX_USERS) maxUsers: number | null = null;
  @LongText({ ...INTERNAL, section: 'notes', max: 10_000 }) internalNotes: string | null = null;
  @CustomFields() custom: CustomValues = {};
  /** Id of the logo, another one for each picture; `customers/{id}/logo` has the picture. */
  @Computed(LOGO, { widget: 'logo' }) logo!: string | null;
  /** Confirmations of disconnecting the CRM address (domain "Confirmation pattern"). */
  @Choices(CUSTOMER_CONFIRMATIONS, CONFIRM) confirm?: string[];
}
