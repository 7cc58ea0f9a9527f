import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../../platform/tenancy/row-level-security.js';

/**
 * A word in the texts of the tenant. The search finds compounds, other forms and corrections of mistyped words among them;
 * they are never sent, since a word may be in a text that the reader does not see.
 */
@Entity({ tableName: 'search_word', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
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
