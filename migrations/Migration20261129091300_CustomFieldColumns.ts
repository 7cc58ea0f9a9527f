import { Migration } from '@mikro-orm/migrations';
import { CUSTOM_FIELDS, NEWLY_CUSTOM_TABLES } from './schema/custom-fields.js';

/** The resources that people fill in have custom fields. */
export class Migration20261129091300_CustomFieldColumns extends Migration {

  readonly accepted = { 'constraint-missing-not-valid': 'a tenant defines some hundred custom fields' };

  override name = 'Migration20261129091300_CustomFieldColumns';

  override up(): void | Promise<void> {
    for (const table of NEWLY_CUSTOM_TABLES) {
      this.addSql(`alter table "${table}" ${CUSTOM_FIELDS.split(', ').map((column) => `add ${column}`).join(', ')}`);
    }
    this.addSql(`alter table "custom_field" drop constraint "custom_field_resource_check";`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_resource_check" check ("resource" in ('users', 'articles', 'customers', 'locations', 'assets', 'tickets', 'invoices', 'tasks', 'appointments', 'addresses', 'contacts', 'catalog-items', 'projects', 'reports'));`);
  }

}
