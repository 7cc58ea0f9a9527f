import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../tenancy/row-level-security.js';

/** What happened to a record. */
export type ChangeKind = 'created' | 'changed' | 'removed';

/**
 * That a record has changed, never what it holds: open screens read it anew. A short-lived log, so that a stream that
 * was cut off can be told what it missed, and whoever asks what has changed; swept after eight days.
 */
@Entity({ tableName: 'live_event', policies: [TENANT_POLICY], rowLevelSecurity: 'force' })
@Index({ properties: ['tenant', 'transaction', 'id'] })
@Index({ properties: ['tenant', 'createdAt'] })
export class LiveEvent {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The database's own number of the transaction; event-log.ts says what it is for. */
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

  /** Names of the fields that were changed; who sees none of them is not told. */
  @Property({ type: 'json' })
  fields!: string[];

  /** What decided who reached the record before, where that has changed or the record is gone. Never sent. */
  @Property({ type: 'json', nullable: true })
  before?: Record<string, unknown>;

  /** Id of the user who did it; nobody for the system. */
  @Property({ type: 'uuid', nullable: true })
  actor?: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt!: Date;
}
