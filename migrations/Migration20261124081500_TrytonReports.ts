import { Migration } from '@mikro-orm/migrations';

export class Migration20261124081500_TrytonReports extends Migration {

  override name = 'Migration20261124081500_TrytonReports';

  override up(): void | Promise<void> {
    this.addSql(`alter table "erp_connection" drop constraint "erp_connection_adapter_check";`);
    this.addSql(`alter table "erp_connection" add "database" text null, add "keeps" text[] not null default '{APPOINTMENT}';`);
    // What there is are calendars; a new one says itself what it keeps.
    this.addSql(`alter table "erp_connection" alter column "keeps" set default '{}';`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_adapter_check" check ("adapter" in ('CALDAV', 'TRYTON'));`);

    this.addSql(`alter table "erp_link" drop constraint "erp_link_kind_check";`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_kind_check" check ("kind" in ('APPOINTMENT', 'REPORT'));`);

    this.addSql(`alter table "report" add "announced" boolean not null default true;`);
  }

}
