import { Migration } from '@mikro-orm/migrations';

/** Saved queries of a role, and those that are tabs of a list. */
export class Migration20261129061600_SavedQueryTabs extends Migration {

  readonly accepted = { 'constraint-missing-not-valid': 'a user saves some ten queries' };

  override name = 'Migration20261129061600_SavedQueryTabs';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_query" drop constraint "saved_query_shared_with_check";`);
    this.addSql(`alter table "saved_query" add "role" text null, add "place" int null, add "is_default" boolean not null default false;`);
    this.addSql(`alter table "saved_query" add constraint "saved_query_role_check" check ("role" in ('vsd-agent', 'vsd-executor', 'vsd-customer'));`);
    this.addSql(`alter table "saved_query" add constraint "saved_query_shared_with_check" check ("shared_with" in ('ME', 'GROUP', 'ROLE', 'ALL'));`);
  }

}
