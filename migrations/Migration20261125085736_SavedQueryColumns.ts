import { Migration } from '@mikro-orm/migrations';

/** Columns that a saved query brings along. */
export class Migration20261125085736_SavedQueryColumns extends Migration {
  override up(): void {
    this.addSql(`alter table "saved_query" add "columns" text null;`);
  }
}
