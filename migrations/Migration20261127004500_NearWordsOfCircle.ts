import { Migration } from '@mikro-orm/migrations';
import { rankedArticles } from './schema/fitting-articles.js';
import { nearWordsAnew } from './schema/full-text.js';

/** What is offered for a mistyped word follows from what its reader reaches; compounds of words of three letters are found. */
export class Migration20261127004500_NearWordsOfCircle extends Migration {
  override up(): void {
    for (const statement of [...nearWordsAnew, ...rankedArticles]) this.addSql(statement);
  }
}
