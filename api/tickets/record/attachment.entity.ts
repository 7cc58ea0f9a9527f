import type { Ref } from '@mikro-orm/core';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Flag, Integer, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { TEXT_STATES, type TextState } from '../../vocabulary/master-data.js';
import { Role } from '../../vocabulary/role.js';
import { RECORD_RIGHTS_SCHEMA } from './record-rights.js';
import { Ticket } from './ticket.entity.js';

const READERS = [Role.Agent, Role.Customer, Role.Executor];
const ALLOW = { read: READERS, update: STAFF, delete: READERS };
const SCREENS = { route: 'attachments', menu: 'none', icon: 'AttachFile', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const VISIBLE = { name: 'visibleForCustomer', on: 'Visibility', off: 'VisibilityOff' } as const;
const PANEL = { as: 'files', can: 'upload', badge: 'text', flag: VISIBLE } as const;
const TEXT = { type: ['string', 'null'], enum: [...TEXT_STATES, null] };
const FULL_TEXT = ['name', 'visibleForCustomer'];

/** A file of a ticket; its content lies in the file store under `tenant/id` (spec §3 "Ticket", domain "Attachments"). */
@Resource({ path: 'attachments', ...SCREENS, sort: 'createdAt', audited: false, allow: ALLOW, fullText: FULL_TEXT })
export class Attachment extends TenantEntity {
  @Reference(() => Ticket, { ...KEPT, filter: true, panel: PANEL, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Text({ required: true, max: 200, list: true, editable: STAFF, person: false }) name!: string;
  @Text({ ...KEPT, list: true }) contentType!: string;
  @Integer({ ...KEPT, min: 1, list: true, unit: 'B' }) size!: number;
  @Flag({ list: true, editable: STAFF }) visibleForCustomer = false;
  @Reference(() => User, { readOnly: true }) uploader: Ref<User> | null = null;
  /** Whether browsers may show the file in place; other files are only downloaded. */
  @Computed({ type: 'boolean' }) inline!: boolean;
  /** The result of reading the text for the search; null while it waits, and for a file without text. */
  @Computed(TEXT, { name: 'attachmentText', visible: [Role.Agent] }) text!: TextState | null;
  @Computed(RECORD_RIGHTS_SCHEMA, { widget: 'rights' }) can!: { edit: boolean; delete: boolean };
}
