import type { Ref } from '@mikro-orm/core';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Integer, Money, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Role } from '../../vocabulary/role.js';
import { RECORD_RIGHTS_SCHEMA } from '../record/record-rights.js';
import { Ticket } from '../record/ticket.entity.js';

const ALLOW = { read: [Role.Agent, Role.Customer, Role.Executor], update: STAFF, delete: STAFF };
const SCREENS = { route: 'invoices', menu: 'none', icon: 'Receipt', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const SHOWN = { required: true, list: true } as const;
const LINES = {
  as: 'lines',
  can: 'invoice',
  line: ['createdBy', 'createdAt'],
  total: 'invoiceAmountExclVat',
} as const;

/**
 * An invoice of a ticket's work; its PDF is in the file store under `tenant/id` (spec §3 "Ticket", domain G2). Numbers are
 * unique within the ticket only, since each executing company has numbers of its own, and one invoice may cover several
 * orders. Amounts are at least one Rappen; credits belong to bookkeeping.
 */
@Resource({
  path: 'invoices',
  ...SCREENS,
  title: 'invoiceNumber',
  sort: 'createdAt',
  audited: false,
  allow: ALLOW,
  unique: [['invoiceNumber', 'ticket']],
  problems: { update: { 409: ['TICKET_STATE'] }, delete: { 409: ['INVOICE_NEEDED', 'TICKET_STATE'] } },
})
export class Invoice extends TenantEntity {
  @Reference(() => Ticket, { ...KEPT, filter: true, panel: LINES, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Text({ ...SHOWN, folded: true, max: 60 }) invoiceNumber!: string;
  /** In CHF without VAT. */
  @Money({ ...SHOWN, min: 0.01 }) invoiceAmountExclVat!: number;
  @Integer({ ...KEPT, min: 1, list: true, unit: 'B' }) size!: number;
  @Reference(() => User, { readOnly: true }) uploader: Ref<User> | null = null;
  @CustomFields() custom: CustomValues = {};
  @Computed(RECORD_RIGHTS_SCHEMA, { widget: 'rights' }) can!: { edit: boolean; delete: boolean };
}
