import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../../platform/tenancy/row-level-security.js';

/** A changed record whose index entries are out of date; removed with their update. */
@Entity({ tableName: 'search_change', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
export class SearchChange {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  /** API path of its resource. */
  @Property({ type: 'text' })
  resource!: string;

  @Property({ type: 'uuid' })
  record!: string;
}
