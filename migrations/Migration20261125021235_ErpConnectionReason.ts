import { Migration } from '@mikro-orm/migrations';

/** What is known of a connection's problem besides its name. */
export class Migration20261125021235_ErpConnectionReason extends Migration {
  override up(): void {
    this.addSql(`alter table "erp_connection" add "reason" text null;`);
  }
}
