import { Migration } from '@mikro-orm/migrations';

/** Tenants say whether time is left for the way between two appointments, and how much. */
export class Migration20261125020546_TravelBetweenAppointments extends Migration {
  override up(): void {
    this.addSql(`alter table "tenant_settings"
      add "plans_travel" boolean not null default true, add "travel_minutes" int null;`);
  }
}
