import { Migration } from '@mikro-orm/migrations';

/** Exports, schedules and webhooks keep with which rights they were asked for. */
export class Migration20261127001226_ScopesOfRequesters extends Migration {
  override up(): void {
    this.addSql(`alter table "export_schedule" add "scopes" jsonb null;`);
    this.addSql(`alter table "data_export" add "reach" jsonb null;`);
    this.addSql(`alter table "webhook" add "scopes" jsonb null;`);
  }
}
