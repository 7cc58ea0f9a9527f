import { Migration } from '@mikro-orm/migrations';

/** Master data has an order of its own and can be switched off; what is there already stands in the order of its names. */
export class Migration20261120135000_OrderAndSwitches extends Migration {
  override name = 'Migration20261120135000_OrderAndSwitches';

  override up(): void {
    for (const table of ['assignment_group', 'category', 'text_block']) {
      this.addSql(`alter table "${table}" add "position" int not null default 0;`);
      this.addSql(`create index "${table}_position_index" on "${table}" ("tenant", "position", "id");`);
    }
    for (const table of ['sla', 'text_block']) {
      this.addSql(`alter table "${table}" add "active" boolean not null default true;`);
      this.addSql(`create index "${table}_active_index" on "${table}" ("tenant", "active", "id");`);
    }
    // Only vsd_search, whose function it is, says who may ask for the tenants.
    this.addSql(`set local role vsd_search;`);
    this.addSql(`grant execute on function vsd_tenants() to vsd_owner;`);
    this.addSql(`reset role;`);
    this.addSql(inNamedOrder('assignment_group', 'name'));
    this.addSql(inNamedOrder('category', 'code'));
    this.addSql(inNamedOrder('text_block', 'name'));
  }
}

/** Row-level security shows the owner the rows of one tenant at a time. */
const inNamedOrder = (table: string, name: string) => `
  do $$
    declare each text;
    begin
      for each in select vsd_tenants() loop
        perform set_config('app.tenant', each, true);
        update "${table}" as row set position = sorted.place
          from (select id, row_number() over (order by "${name}", id) as place from "${table}" where tenant = each) as sorted
         where row.tenant = each and row.id = sorted.id;
      end loop;
      perform set_config('app.tenant', '', true);
    end
  $$;`;
