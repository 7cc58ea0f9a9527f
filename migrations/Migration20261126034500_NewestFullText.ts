import { Migration } from '@mikro-orm/migrations';
import { searchAnew } from './schema/full-text.js';

/** The full-text search asks its index twice or thrice for frequent words, instead of once for each quarter. */
export class Migration20261126034500_NewestFullText extends Migration {
  override up(): void {
    for (const statement of searchAnew) this.addSql(statement);
  }
}
