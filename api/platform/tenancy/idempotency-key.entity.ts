import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from './row-level-security.js';

/** An answered request: the same key brings the same answer (contract). Deleted after a day. */
@Entity({ tableName: 'idempotency_key', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
@Index({ properties: ['tenant', 'createdAt'] })
export class IdempotencyKey {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  /** The key as sent, after the id of its sender: two users may choose the same one. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** Digest of method, address and body. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'json', nullable: true })
  answer?: unknown;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt!: Date;
}
