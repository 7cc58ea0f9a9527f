import { Migration } from '@mikro-orm/migrations';

const TABLES = ['customer', 'location', 'ticket'];
const SLOTS = Object.entries({ text: 10, number: 6, date: 4 }).flatMap(([type, count]) =>
  Array.from({ length: count }, (_, at) => `custom_${type}${at + 1}`),
);

/**
 * Of the tickets' indexes those stay that lists are asked by, since each write pays for all of them; those of the slots
 * hold only what has a value.
 */
export class Migration20261122110000_FewerIndexes extends Migration {
  override name = 'Migration20261122110000_FewerIndexes';

  override up(): void {
    this.addSql(`drop index "ticket_author_created_index";`);
    this.addSql(`drop index "ticket_category_created_index";`);
    this.addSql(`drop index "ticket_closed_at_index";`);
    this.addSql(`drop index "ticket_closing_state_index";`);
    this.addSql(`drop index "ticket_company_created_index";`);
    this.addSql(`drop index "ticket_contact_channel_index";`);
    this.addSql(`drop index "ticket_contact_created_index";`);
    this.addSql(`drop index "ticket_customer_created_index";`);
    this.addSql(`drop index "ticket_due_at_index";`);
    this.addSql(`drop index "ticket_execution_company_index";`);
    this.addSql(`drop index "ticket_execution_responsible_id_index";`);
    this.addSql(`drop index "ticket_executor_created_index";`);
    this.addSql(`drop index "ticket_follow_up_of_id_index";`);
    this.addSql(`drop index "ticket_group_created_index";`);
    this.addSql(`drop index "ticket_group_state_created_index";`);
    this.addSql(`drop index "ticket_location_created_index";`);
    this.addSql(`drop index "ticket_open_created_index";`);
    this.addSql(`drop index "ticket_order_created_index";`);
    this.addSql(`drop index "ticket_order_open_index";`);
    this.addSql(`drop index "ticket_preferred_date_index";`);
    this.addSql(`drop index "ticket_priority_created_index";`);
    this.addSql(`drop index "ticket_project_lead_id_index";`);
    this.addSql(`drop index "ticket_responsible_created_index";`);
    this.addSql(`drop index "ticket_resubmission_date_index";`);
    this.addSql(`drop index "ticket_state_created_index";`);
    this.addSql(`drop index "ticket_submitted_at_index";`);
    this.addSql(`drop index "ticket_tenant_created_at_id_index";`);
    this.addSql(`drop index "ticket_type_state_created_index";`);
    this.addSql(`create index "ticket_created_index" on "ticket" ("tenant", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_open_index" on "ticket" ("tenant", "created_at", "id", "state", "type", "priority", "due_at", "updated_at", "preferred_date", "resubmission_date") where "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_group_index" on "ticket" ("tenant", "assignment_group_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_group_open_index" on "ticket" ("tenant", "assignment_group_id", "created_at", "id", "state", "type", "due_at") where "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_responsible_index" on "ticket" ("tenant", "responsible_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_responsible_open_index" on "ticket" ("tenant", "responsible_id", "created_at", "id", "state", "type", "due_at", "execution_company") where "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_customer_index" on "ticket" ("tenant", "customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id");`);
    this.addSql(`create index "ticket_location_index" on "ticket" ("tenant", "location_id", "created_at", "id", "state", "type");`);
    this.addSql(`create index "ticket_category_index" on "ticket" ("tenant", "category_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_author_index" on "ticket" ("tenant", "author_id", "created_at", "id", "customer_id", "state");`);
    this.addSql(`create index "ticket_contact_index" on "ticket" ("tenant", "customer_contact_id", "created_at", "id", "customer_id", "state") where "customer_contact_id" is not null;`);
    this.addSql(`create index "ticket_company_index" on "ticket" ("tenant", "execution_company", "created_at", "id", "type", "state") where "execution_company" is not null;`);
    this.addSql(`create index "ticket_executor_index" on "ticket" ("tenant", "execution_responsible_id", "created_at", "id", "type", "state") where "execution_responsible_id" is not null;`);
    this.addSql(`create index "ticket_follow_up_index" on "ticket" ("tenant", "follow_up_of_id", "id") where "follow_up_of_id" is not null;`);
    this.addSql(`create index "ticket_submitted_index" on "ticket" ("tenant", "submitted_at", "id");`);
    this.addSql(`create index "ticket_due_index" on "ticket" ("tenant", "due_at", "id");`);
    this.addSql(`create index "ticket_closed_index" on "ticket" ("tenant", "closed_at", "id", "state", "type", "assignment_group_id");`);
    for (const table of TABLES) {
      for (const slot of SLOTS) {
        const name = `${table}_${slot}_index`;
        this.addSql(`drop index "${name}";`);
        this.addSql(`create index "${name}" on "${table}" ("tenant", "${slot}", "created_at", "id") where "${slot}" is not null;`);
      }
    }
  }
}
