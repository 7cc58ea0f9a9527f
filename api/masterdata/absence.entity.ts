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

/** Somebody is away (spec §3 "Absence note"): who assigns them something is asked, mails go to their deputy. */
@Check({ name: 'absence_period_check', expression: 'active_to >= active_from' })
@Resource({ path: 'absences', ...SCREENS, sort: '-activeTo', audited: false, allow: ALLOW })
export class Absence extends TenantEntity {
  /** Name of who is away. */
  @Computed({ type: 'string' }, { list: true }) name!: string;
  /** Who is away: whoever enters it, unless they name somebody else. */
  @Reference(() => User, {
    required: true,
    default: null,
    writeOnce: true,
    filter: true,
    help: true,
    takesInactive: true,
  })
  user!: Ref<User>;
  @Day(DAY) activeFrom!: string;
  /** The last day away. */
  @Day({ ...DAY, help: true }) activeTo!: string;
  @Reference(() => User, { list: true, help: true, section: 'meanwhile', takesInactive: true })
  deputy: Ref<User> | null = null;
  @Text({ max: 500, list: true, section: 'meanwhile' }) note: string | null = null;
}
