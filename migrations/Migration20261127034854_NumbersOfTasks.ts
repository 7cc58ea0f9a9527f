import { Migration } from '@mikro-orm/migrations';

export class Migration20261127034854_NumbersOfTasks extends Migration {

  override name = 'Migration20261127034854_NumbersOfTasks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "task" add "unverified" text[] not null default '{}';`);
    this.addSql(`create index "task_unverified_index" on "task" ("tenant", "id") where "unverified" <> '{}';`);
  }

}
