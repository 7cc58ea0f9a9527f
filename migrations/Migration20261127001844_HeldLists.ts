import { Migration } from '@mikro-orm/migrations';

export class Migration20261127001844_HeldLists extends Migration {

  override name = 'Migration20261127001844_HeldLists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "assignment_group_members" drop constraint "assignment_group_members_tenant_members_id_foreign";`);

    this.addSql(`alter table "assignment_group_members" add constraint "assignment_group_members_tenant_members_id_foreign" foreign key ("tenant", "members_id") references "user" ("tenant", "id") on update no action on delete no action;`);
  }

}
