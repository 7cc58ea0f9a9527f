import { Migration } from '@mikro-orm/migrations';

export class Migration20261127040616_StartDaysOfErpConnections extends Migration {

  override name = 'Migration20261127040616_StartDaysOfErpConnections';

  override up(): void | Promise<void> {
    // A connection of earlier days goes on with all records that there are.
    this.addSql(`alter table "erp_connection" add "start_day" date not null default '2000-01-01';`);
    this.addSql(`alter table "erp_connection" alter column "start_day" drop default;`);
  }

}
