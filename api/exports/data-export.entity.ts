import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../masterdata/user.entity.js';
import { Choice, Flag, Integer, LongText, Moment, Reference, Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../vocabulary/locale.js';
import {
  EXPORT_FILE_FORMATS,
  EXPORT_STATES,
  type ExportFileFormat,
  type ExportState,
} from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import type { ExportReach } from './export-reach.js';

const SCREENS = { route: 'exports', menu: 'none', icon: 'Description', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const COUNT = { readOnly: true, default: 0, min: 0 };
const INDEX = 'create index "data_export_own_index" on "data_export" ("tenant", "user_id", "created_at", "id")';

/**
 * A list, or the data of a person, that the worker writes into a file, in the name and the language of its owner. Only the owner sees it, until a
 * day after it is done.
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
  /** Path of the exported resource. */
  @Text(KEPT) resource!: string;
  @Choice(EXPORT_FILE_FORMATS, { ...KEPT, name: 'exportFileFormat' }) format!: ExportFileFormat;
  @Text({ ...KEPT, max: 200, person: false }) fileName!: string;
  /** The query of the list, in the dialect, as JSON. */
  @LongText({ ...KEPT, secret: true }) query = '{}';
  @Choice(LOCALES, { readOnly: true, name: 'locale', default: DEFAULT_LOCALE, secret: true }) locale: Locale =
    DEFAULT_LOCALE;
  /** Whether the owner gets a mail with a link when it is done. */
  @Flag({ readOnly: true }) mail = false;
  @Choice(EXPORT_STATES, { readOnly: true, name: 'exportState', default: 'WAITING' }) state: ExportState = 'WAITING';
  /** Code of the failure. */
  @Text({ readOnly: true }) failure: string | null = null;
  /** Parameters of the code's text, as JSON. */
  @LongText({ readOnly: true }) failureParams: string | null = null;
  /** Rows counted at the beginning, and written rows. */
  @Integer(COUNT) total = 0;
  @Integer(COUNT) done = 0;
  @Integer({ readOnly: true, min: 0 }) bytes: number | null = null;
  /** End of the download. */
  @Moment({ readOnly: true }) expiresAt: Date | null = null;
  /** Id of the stored file; each attempt has its own, so that no attempt writes into the file of another. */
  @Text({ readOnly: true, secret: true }) file: string | null = null;
  /** The rights of the owner at the order, then at the writing; an owner with fewer rights cannot download it. */
  @Property({ type: 'json', nullable: true, hidden: true }) reach: ExportReach | null = null;

  get isUnfinished(): boolean {
    return this.state === 'WAITING' || this.state === 'RUNNING';
  }
}
