import type { Opt, Ref } from '@mikro-orm/core';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, Integer, LongText, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { WORKING_ROLES, type WorkingRole } from '../../vocabulary/role.js';
import { QUERY_SHARINGS, type QuerySharing } from '../../vocabulary/saved-query.js';
import { AssignmentGroup } from '../assignment-group.entity.js';
import { User } from '../user.entity.js';

const SCREENS = { route: 'saved-queries', menu: 'none', icon: 'Bookmark', sort: 'name', audited: false } as const;
const [OF_GROUP, OF_ROLE] = [{ requiredWhen: { sharedWith: 'GROUP' } }, { requiredWhen: { sharedWith: 'ROLE' } }];
const REFUSED = { 403: ['FORBIDDEN'], 422: ['INVALID_FILTER', 'QUERY_GROUP', 'QUERY_TAB'] };

/** A saved query of a list, one's own or shared by a colleague (decision 45). */
@Resource({
  path: 'saved-queries',
  ...SCREENS,
  allow: { read: ['@users'], write: ['@users'] },
  unique: [['owner', 'list', 'name']],
  packaged: { key: ['list', 'role', 'name'], only: { sharedWith: 'ROLE' } },
  problems: { create: REFUSED, update: REFUSED, delete: { 403: ['FORBIDDEN'] } },
})
export class SavedQuery extends TenantEntity {
  @Text({ required: true, max: 40, list: true, sort: true, person: false }) name!: string;
  @Text({ required: true, writeOnce: true, max: 60, pattern: /^[a-z0-9/-]+$/, filter: true, help: true }) list!: string;
  @LongText({ required: true, max: 4_000, help: true }) filter!: string;
  @Text({ max: 80, pattern: /^\["[\w.]+","(ASC|DESC)"\]$/, help: true }) sorting: string | null = null;
  /** Names of the columns in their order, a JSON array; without it readers see their own columns. */
  @Text({ max: 2_000, pattern: /^\["[\w.]+"(?:,"[\w.]+")*\]$/, help: true }) columns: string | null = null;
  @Choice(QUERY_SHARINGS, { name: 'querySharing', default: 'ME', list: true, help: true }) sharedWith: QuerySharing =
    'ME';
  @Reference(() => AssignmentGroup, { ...OF_GROUP, list: true, filter: true, onDelete: 'clear', help: true })
  assignmentGroup: Ref<AssignmentGroup> | null = null;
  @Choice(WORKING_ROLES, { ...OF_ROLE, name: 'role', list: true }) role: WorkingRole | null = null;
  @Integer({ min: 1, max: 99, help: true }) place: number | null = null;
  @Flag({ help: true }) isDefault = false;
  @Flag({ help: true, filter: 'narrows' }) onDashboard = false;
  @Reference(() => User, { readOnly: true, required: true, list: true, filter: true, onDelete: 'cascade' })
  owner!: Ref<User> & Opt;
  @Computed({ type: 'string' }, { list: true }) ownerName!: string;
}
