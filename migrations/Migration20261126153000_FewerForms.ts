import { Migration } from '@mikro-orm/migrations';
import { searchAnew } from './schema/full-text.js';

/** Several words are looked up in fewer forms, and what is older is looked at for fewer finds. */
export class Migration20261126153000_FewerForms extends Migration {
  override up(): void {
    for (const statement of searchAnew) this.addSql(statement);
  }
}
