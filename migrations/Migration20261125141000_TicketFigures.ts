import { Migration } from '@mikro-orm/migrations';

/** What figures are made of stands beside the order of all tickets and of closed ones, so that they are answered from the index alone. */
export class Migration20261125141000_TicketFigures extends Migration {
  override up(): void {
    this.addSql('drop index "ticket_created_index";');
    this.addSql('drop index "ticket_closed_index";');
    this.addSql(
      'create index "ticket_created_index" on "ticket" ("tenant", "created_at", "id", "state", "type", "priority", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings");',
    );
    this.addSql(
      'create index "ticket_closed_index" on "ticket" ("tenant", "closed_at", "id", "state", "type", "assignment_group_id", "satisfaction");',
    );
  }
}
