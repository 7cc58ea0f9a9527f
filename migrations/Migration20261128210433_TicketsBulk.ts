import { Migration } from '@mikro-orm/migrations';

/** Operations on many tickets are runs like those of every resource; the rows of their own tables lasted a day. */
export class Migration20261128210433_TicketsBulk extends Migration {
  override name = 'Migration20261128210433_TicketsBulk';

  override up(): void {
    this.addSql('drop table "bulk_row"');
    this.addSql('drop table "bulk_change"');
  }
}
