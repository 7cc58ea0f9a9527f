import { Migration } from '@mikro-orm/migrations';

/** Positions have a price, and an approval covers the costs for which it was given. */
export class Migration20261120160200_PositionPrices extends Migration {
  override name = 'Migration20261120160200_PositionPrices';

  override up(): void {
    this.addSql(`alter table "report_position" add "unit_price" bigint null;`);
    this.addSql(`alter table "ticket" add "approved_costs" bigint null;`);
    this.addSql(APPROVED_SO_FAR);
  }
}

/** What was approved before stays approved as it stands; row-level security shows the owner one tenant at a time. */
const APPROVED_SO_FAR = `
  do $$
    declare each text;
    begin
      for each in select vsd_tenants() loop
        perform set_config('app.tenant', each, true);
        update "ticket" set approved_costs = greatest(coalesce(cost_estimate, 0), coalesce(
                 (select sum(invoice_amount_excl_vat) from "invoice"
                   where "invoice".tenant = each and "invoice".ticket_id = "ticket".id), 0))
         where tenant = each and type = 'ORDER' and approval = 'APPROVED';
      end loop;
      perform set_config('app.tenant', '', true);
    end
  $$;`;
