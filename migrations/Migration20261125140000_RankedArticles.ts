import { Migration } from '@mikro-orm/migrations';
import { rankedArticles } from './schema/fitting-articles.js';

/** Articles that fit a text are found as quickly among thousands. */
export class Migration20261125140000_RankedArticles extends Migration {
  override up(): void {
    for (const statement of rankedArticles) this.addSql(statement);
  }
}
