import { Migration } from '@mikro-orm/migrations';

/** Operations on many tickets are runs like those of every resource; the rows of their own tables lasted a day. */
export class Migration20261128210433_TicketsBulk extends Migration {
  override name = 'Migration20261128210433_TicketsBulk';

  /** During an upgrade the older version refuses operations on many tickets, and serves all else. */
  readonly accepted = { 'ban-drop-table': 'no table and no later version reads them' };

  override up(): void {
    this.addSql('drop table "bulk_row"');
    this.addSql('drop table "bulk_change"');
  }
}
