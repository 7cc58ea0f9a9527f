import { Migration } from '@mikro-orm/migrations';

/** Who is away or stands in for somebody is in use, and is not deleted. */
export class Migration20261122050300_UsersInUse extends Migration {
  override name = 'Migration20261122050300_UsersInUse';

  override up(): void {
    for (const column of ['user_id', 'deputy_id']) {
      const constraint = `absence_tenant_${column}_foreign`;
      this.addSql(`alter table "absence" drop constraint "${constraint}";`);
      this.addSql(`alter table "absence" add constraint "${constraint}" foreign key ("tenant", "${column}") references "user" ("tenant", "id") on update no action on delete no action;`);
    }
  }
}
