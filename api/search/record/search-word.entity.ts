import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../../platform/tenancy/row-level-security.js';

/**
 * A word that occurs in the texts of the tenant. Compounds and other forms of what is looked for are found among them, and
 * what was mistyped; they are never told, since a word may stand in a text that the reader does not see.
 */
@Entity({ tableName: 'search_word', policies: [TENANT_POLICY], rowLevelSecurity: 'force' })
@Index({
  name: 'search_word_parts_index',
  expression: 'create index "search_word_parts_index" on "search_word" using gin ("tenant", "word" gin_trgm_ops)',
})
export class SearchWord {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @PrimaryKey({ type: 'text' })
  word!: string;
}
