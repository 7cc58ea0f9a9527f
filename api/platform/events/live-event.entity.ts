import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../tenancy/row-level-security.js';

/** Kind of a change of a record. */
export type ChangeKind = 'created' | 'changed' | 'removed';

/**
 * An event about a change of a record, without its values: screens read the record anew. A log for interrupted streams
 * and for readers of changes; deleted after eight days.
 */
@Entity({ tableName: 'live_event', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
@Index({ properties: ['tenant', 'transaction', 'id'] })
@Index({ properties: ['tenant', 'createdAt'] })
export class LiveEvent {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Number of the transaction in the database (event-log.ts). */
  @Property({ type: 'bigint', defaultRaw: '((pg_current_xact_id())::text)::bigint' })
  transaction!: string;

  /** API path of the record's resource. */
  @Property({ type: 'text' })
  resource!: string;

  @Property({ type: 'uuid' })
  record!: string;

  @Property({ type: 'text' })
  kind!: ChangeKind;

  @Property({ type: 'int', nullable: true })
  version?: number;

  /** The record on whose page it is shown, as '<path>/<id>'. */
  @Property({ type: 'text', nullable: true })
  about?: string;

  /** Names of the changed fields; users who see none of them get no event. */
  @Property({ type: 'json' })
  fields!: string[];

  /** Former values of the fields of the scope, if they have changed or the record is removed. Never sent. */
  @Property({ type: 'json', nullable: true })
  before?: Record<string, unknown>;

  /** Id of the author; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  actor?: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt!: Date;
}
