import { Choice, Integer } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** Series of numbers by year. */
const NUMBER_SERIES = ['TICKET', 'REPORT'] as const;
export type NumberSeries = (typeof NUMBER_SERIES)[number];

/** The last number of a series of a tenant and year. */
@TenantTable({ unique: [['series', 'year']] })
export class TicketCounter extends TenantEntity {
  @Choice(NUMBER_SERIES, { name: 'numberSeries', required: true }) series: NumberSeries = 'TICKET';
  @Integer({ required: true }) year!: number;
  @Integer({ required: true }) value!: number;
}
