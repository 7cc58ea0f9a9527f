import { Migration } from '@mikro-orm/migrations';

/** When the last run of a scheduled export failed, and what the texts of reasons name. */
export class Migration20261125134500_ScheduleFailures extends Migration {
  override up(): void {
    this.addSql(`alter table "data_export" add "failure_params" text null;`);
    this.addSql(`alter table "export_schedule" add "failure_params" text null, add "failed_at" timestamptz(3) null;`);
  }
}
