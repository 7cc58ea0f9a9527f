import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../../platform/tenancy/row-level-security.js';

/**
 * Says that a ticket which was created or closed in a month, or a report of it, was written: what figures have worked out
 * of that month holds as long as its marks are the same (decision 42).
 */
@Entity({ tableName: 'month_mark', policies: [TENANT_POLICY], rowLevelSecurity: 'force' })
export class MonthMark {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  /** Months since the year 0, in the zone of the desk. */
  @PrimaryKey({ type: 'integer' })
  month!: number;

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  /** A number by chance. Marks of a month are told apart by what they come to with exclusive or, so that one may stand for many. */
  @Property({ type: 'bigint' })
  mark!: string;
}
