import { Choice, Day, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { REGIONS, type Region } from '../../vocabulary/standard-codes.js';
import { AGENTS_READ } from '../access.js';

const SHOWN = { list: true, filter: true } as const;
const ONE_A_DAY = [['day', 'region']];

/** A day without work, everywhere or in one canton; on-call duty goes on (domain "SLA clocks"). */
@Resource({
  path: 'holidays',
  icon: 'EventBusy',
  group: 'DEADLINES',
  sort: 'day',
  allow: AGENTS_READ,
  unique: ONE_A_DAY,
})
export class Holiday extends TenantEntity {
  @Day({ ...SHOWN, required: true, sort: true }) day!: string;
  @Text({ required: true, max: 120, list: true, search: true, person: false }) name!: string;
  @Choice(REGIONS, { ...SHOWN, name: 'region', required: true, default: 'CH', help: true }) region: Region = 'CH';
}
