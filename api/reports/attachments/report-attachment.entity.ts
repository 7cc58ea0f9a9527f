import type { Ref } from '@mikro-orm/core';
import { STAFF } from '../../masterdata/access.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Flag, Integer, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Report } from '../record/report.entity.js';

const FLAG = { type: 'boolean' };
const RIGHTS = { type: 'object', required: ['open', 'delete'], properties: { open: FLAG, delete: FLAG } };

const SCREENS = { route: 'report-attachments', menu: 'none', icon: 'AttachFile', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const PANEL = { as: 'files', flag: { name: 'deskOnly', on: 'Lock' } } as const;

/** A picture or PDF of a report; its content lies in the file store under `tenant/id` (spec §8, domain "Attachment types"). */
@Resource({
  path: 'report-attachments',
  ...SCREENS,
  sort: 'createdAt',
  audited: false,
  allow: { read: STAFF, delete: STAFF },
})
export class ReportAttachment extends TenantEntity {
  @Reference(() => Report, { ...KEPT, filter: true, panel: PANEL, onDelete: 'cascade' }) report!: Ref<Report>;
  @Text({ ...KEPT, max: 200, list: true, person: false }) name!: string;
  @Text({ ...KEPT, list: true }) contentType!: string;
  @Integer({ ...KEPT, min: 1, list: true, unit: 'B' }) size!: number;
  /** Executors see the name of the file, but cannot open it; printed reports leave it out. */
  @Flag({ readOnly: true, list: true }) deskOnly = false;
  @Computed(RIGHTS, { widget: 'rights' }) can!: { open: boolean; delete: boolean };
}
