import { Migration } from '@mikro-orm/migrations';

/** Saved queries that are lists of the dashboard of their readers. */
export class Migration20261129093000_SavedQueriesOnDashboard extends Migration {

  override name = 'Migration20261129093000_SavedQueriesOnDashboard';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_query" add "on_dashboard" boolean not null default false;`);
  }

}
