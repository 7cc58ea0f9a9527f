import { Migration } from '@mikro-orm/migrations';

/** Figures of months and years are worked out of the index by customer, without a look at the tickets. */
export class Migration20261125191500_FiguresByCustomer extends Migration {
  override up(): void {
    this.addSql('drop index "ticket_customer_index";');
    this.addSql(
      'create index "ticket_customer_index" on "ticket" ("tenant", "customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id", "assignment_group_id", "priority", "closed_at", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings");',
    );
  }
}
