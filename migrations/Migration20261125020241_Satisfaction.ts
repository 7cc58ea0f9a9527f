import { Migration } from '@mikro-orm/migrations';

/** What customers say of how their tickets were settled. */
export class Migration20261125020241_Satisfaction extends Migration {
  override up(): void {
    this.addSql(`alter table "ticket" add "satisfaction" int null, add "satisfaction_comment" text null;`);
  }
}
