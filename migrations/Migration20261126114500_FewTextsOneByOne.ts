import { Migration } from '@mikro-orm/migrations';
import { searchAnew } from './schema/full-text.js';

/** The full-text search looks at texts one by one where somebody reaches few of them. */
export class Migration20261126114500_FewTextsOneByOne extends Migration {
  override up(): void {
    for (const statement of searchAnew) this.addSql(statement);
  }
}
