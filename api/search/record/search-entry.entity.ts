import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../../platform/tenancy/row-level-security.js';

/**
 * What the full-text index holds of a record, for one circle of people: fields that not everybody who reaches the record
 * sees are a part of their own (decision 40).
 */
@Entity({ tableName: 'search_entry', policies: [TENANT_POLICY], rowLevelSecurity: 'force' })
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

  /** 'open' to all who reach the record, or who else sees it. */
  @PrimaryKey({ type: 'text' })
  part!: string;

  /** API path of the record's resource. */
  @Property({ type: 'text' })
  resource!: string;

  /** The ticket that it is, or belongs to. */
  @Property({ type: 'uuid', nullable: true })
  ticket?: string;

  /** Its age, by which what is new comes first. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at!: Date;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  body!: string;

  /** Who finds it: tenant, circle and age in one word each, so that the index itself tells them apart. */
  @Property({ type: 'array', columnType: 'text[]' })
  reach!: string[];

  @Property({ type: 'text', columnType: 'tsvector', lazy: true })
  words!: string;
}
