import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../../platform/tenancy/row-level-security.js';

/** Number of a user's queries within an hour whether a person exists in other tenants. Swept after a day. */
@Entity({ tableName: 'person_question', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
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
