import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../masterdata/user.entity.js';
import { Choice, Flag, Integer, LongText, Moment, Reference, Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../vocabulary/locale.js';
import { EXPORT_FORMATS, EXPORT_STATES, type ExportFormat, type ExportState } from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import type { ExportReach } from './export-reach.js';

const SCREENS = { route: 'exports', menu: 'none', icon: 'Description', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const COUNT = { readOnly: true, default: 0, min: 0 };
const INDEX = 'create index "data_export_own_index" on "data_export" ("tenant", "user_id", "created_at", "id")';

/**
 * A list that the worker makes a file of, in the name and the language of who asked for it. Only they see it, for a day
 * after it is done.
 */
@Resource({
  path: 'exports',
  ...SCREENS,
  title: 'fileName',
  sort: '-createdAt',
  audited: false,
  allow: { read: [Role.AccessReporting] },
  indexes: [{ name: 'data_export_own_index', expression: INDEX }],
})
export class DataExport extends TenantEntity {
  @Reference(() => User, { ...KEPT, visible: [], onDelete: 'cascade' }) user!: Ref<User>;
  /** Path of the resource whose list it is. */
  @Text(KEPT) resource!: string;
  @Choice(EXPORT_FORMATS, { ...KEPT, name: 'exportFormat' }) format!: ExportFormat;
  @Text({ ...KEPT, max: 200 }) fileName!: string;
  /** What of the list was asked for, as a query of the dialect in JSON. */
  @LongText({ ...KEPT, secret: true }) query = '{}';
  @Choice(LOCALES, { readOnly: true, name: 'locale', default: DEFAULT_LOCALE, secret: true }) locale: Locale =
    DEFAULT_LOCALE;
  /** A link is sent to its owner once it is done. */
  @Flag({ readOnly: true }) mail = false;
  @Choice(EXPORT_STATES, { readOnly: true, name: 'exportState', default: 'WAITING' }) state: ExportState = 'WAITING';
  /** Code of what ended it. */
  @Text({ readOnly: true }) failure: string | null = null;
  /** What the text of the code names, in JSON. */
  @LongText({ readOnly: true }) failureParams: string | null = null;
  /** Rows as they were counted at the beginning, and those that are written. */
  @Integer(COUNT) total = 0;
  @Integer(COUNT) done = 0;
  @Integer({ readOnly: true, min: 0 }) bytes: number | null = null;
  /** Until when it can be downloaded. */
  @Moment({ readOnly: true }) expiresAt: Date | null = null;
  /** Id under which the file is kept; each attempt has its own, so that none writes into that of another. */
  @Text({ readOnly: true, secret: true }) file: string | null = null;
  /** With which rights it was ordered, and then made; a download is refused to who has less. */
  @Property({ type: 'json', nullable: true, hidden: true }) reach: ExportReach | null = null;

  get isUnfinished(): boolean {
    return this.state === 'WAITING' || this.state === 'RUNNING';
  }
}
