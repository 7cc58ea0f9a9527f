import type { Ref } from '@mikro-orm/core';
import { Check } from '@mikro-orm/decorators/legacy';
import { Computed } from '../platform/resource/computed-kind.js';
import { Day, Reference, Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { STAFF } from './access.js';
import { User } from './user.entity.js';

const ALLOW = { read: STAFF, write: STAFF };
const SCREENS = { route: 'absence', menu: 'none', icon: 'EventBusy' } as const;
const DAY = { required: true, list: true, filter: true, sort: true, section: 'period' } as const;

/** An absence of a user (spec §3 "Absence note"): assigning them work needs a confirmation, mails go to their deputy. */
@Check({ name: 'absence_period_check', expression: 'active_to >= active_from' })
@Resource({ path: 'absences', ...SCREENS, sort: '-activeTo', audited: false, allow: ALLOW })
export class Absence extends TenantEntity {
  /** Name of the absent user. */
  @Computed({ type: 'string' }, { list: true }) name!: string;
  /** The absent user, by default the author. */
  @Reference(() => User, {
    required: true,
    default: null,
    writeOnce: true,
    filter: true,
    help: true,
    takesInactive: true,
    panel: { as: 'lines', filter: { activeTo_gte: '@today' }, sort: 'activeFrom' },
  })
  user!: Ref<User>;
  @Day(DAY) activeFrom!: string;
  /** The last day away. */
  @Day({ ...DAY, help: true }) activeTo!: string;
  @Reference(() => User, { list: true, help: true, section: 'meanwhile', takesInactive: true })
  deputy: Ref<User> | null = null;
  @Text({ max: 500, list: true, section: 'meanwhile' }) note: string | null = null;
}
