import { Migration } from '@mikro-orm/migrations';

/** How many tickets there are by outcome and rating is counted from an index, without a look at the tickets. */
export class Migration20261125141000_TicketOutcomes extends Migration {
  override up(): void {
    this.addSql('drop index "ticket_submitted_index";');
    this.addSql(
      'create index "ticket_submitted_index" on "ticket" ("tenant", "submitted_at", "id", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings");',
    );
  }
}
