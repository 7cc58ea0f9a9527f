import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../../platform/tenancy/row-level-security.js';

/**
 * The full-text index of a record, for some circles of users: fields that only some readers of the record see are a part
 * of their own (decision 40).
 */
@Entity({ tableName: 'search_entry', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
@Index({
  name: 'search_entry_words_index',
  expression:
    'create index "search_entry_words_index" on "search_entry" using gin ("tenant", "reach", "words") with (fastupdate = off)',
})
@Index({ properties: ['tenant', 'ticket'] })
export class SearchEntry {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  /** Id of the record. */
  @PrimaryKey({ type: 'uuid' })
  record!: string;

  /** 'open' for all readers of the record, or the name of the readers. */
  @PrimaryKey({ type: 'text' })
  part!: string;

  /** API path of the record's resource. */
  @Property({ type: 'text' })
  resource!: string;

  /** The ticket itself, or the ticket of the part. */
  @Property({ type: 'uuid', nullable: true })
  ticket?: string;

  /** Its age, by which new entries come first. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at!: Date;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  body!: string;

  /** The users who find it: tenant, circle and age in one word each, so that the index itself distinguishes them. */
  @Property({ type: 'array', columnType: 'text[]' })
  reach!: string[];

  @Property({ type: 'text', columnType: 'tsvector', lazy: true })
  words!: string;
}
