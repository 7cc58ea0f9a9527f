import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../../platform/tenancy/row-level-security.js';

/** How often somebody asked within an hour whether a person is known in other tenants. Swept after a day. */
@Entity({ tableName: 'person_question', policies: [TENANT_POLICY], rowLevelSecurity: 'force' })
@Index({ properties: ['tenant', 'createdAt'] })
export class PersonQuestion {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @PrimaryKey({ type: 'uuid' })
  asker!: string;

  /** Beginning of the hour. */
  @PrimaryKey({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'int' })
  asked!: number;
}
