import { Migration } from '@mikro-orm/migrations';

/** Orders have an estimate of their costs. */
export class Migration20261120132100_CostEstimate extends Migration {
  override name = 'Migration20261120132100_CostEstimate';

  override up(): void {
    this.addSql(`alter table "ticket" add "cost_estimate" bigint null;`);
  }
}
