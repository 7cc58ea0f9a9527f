import {
  Choice,
  EmbeddedList,
  newestIndex,
  Resource,
  Text,
  type Translated,
  TranslatedText,
  View,
} from '../resource/index.js';
import type { Allowed } from '../resource/resource-model.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';
import {
  CHANGE_SOURCES,
  type ChangeSource,
  CONFIG_CHANGE_KINDS,
  type ConfigChangeKind,
} from '../vocabulary/config-change.js';
import { FieldChange } from './field-change.js';

const SCREENS = { route: 'admin/support/changes', menu: 'none', icon: 'ManageHistory', title: 'title' } as const;
const NEWEST = { sort: '-createdAt', lists: ['createdAt', 'createdBy'] } as const;
/** Administrators read all changes, keepers of records those of their records. */
const ALLOW: Allowed = { read: ['@administrators', '@keepers'] };
const KEPT = { readOnly: true } as const;
const FOUND = { ...KEPT, filter: true } as const;

const LISTS = ['resource', 'record', 'actor', 'kind'].map(newestIndex('config_change'));

/**
 * A change of the configuration (spec §2 "support"), stored with the change itself. The role of the application has no
 * right to change it. createdAt and createdBy are time and author.
 */
@View({ as: 'tab', name: 'all', filter: {} })
@View({ as: 'tab', name: 'week', filter: { createdAt_gte: '@today-6' } })
@View({ as: 'tab', name: 'deleted', filter: { kind: 'DELETED' } })
@Resource({ path: 'config-changes', ...SCREENS, ...NEWEST, allow: ALLOW, indexes: LISTS, audited: false })
export class ConfigChange extends TenantEntity {
  /** API path of the record's resource. */
  @Text({ ...FOUND, required: true }) resource!: string;
  @Text({ ...FOUND, required: true }) record!: string;
  /** Title of the record at the time of the change. */
  @TranslatedText({ ...KEPT, list: true }) title: Translated | null = null;
  @Choice(CONFIG_CHANGE_KINDS, { ...FOUND, list: true, name: 'configChangeKind', required: true })
  kind!: ConfigChangeKind;
  @Choice(CHANGE_SOURCES, { ...KEPT, name: 'changeSource', required: true }) source!: ChangeSource;
  /** Id of the author; null for jobs. */
  @Text({ ...FOUND, person: false, user: true }) actor: string | null = null;
  /** Id of the request in the log of the process, or name of the job's queue. */
  @Text({ ...KEPT, required: true, visible: ['@administrators'] }) cause!: string;
  @EmbeddedList(() => FieldChange, { ...KEPT, list: true }) changes: FieldChange[] = [];
}
