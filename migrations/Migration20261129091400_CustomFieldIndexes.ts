import { NEWLY_CUSTOM_TABLES, SLOTS } from './schema/custom-fields.js';
import { IndexMigration } from './schema/index-migration.js';

/** The indexes of the slots, and of the search in custom fields. */
export class Migration20261129091400_CustomFieldIndexes extends IndexMigration {

  override name = 'Migration20261129091400_CustomFieldIndexes';

  override up(): void {
    for (const table of NEWLY_CUSTOM_TABLES) {
      for (const { slot } of SLOTS) {
        this.buildIndex(`${table}_${slot}_index`, `on "${table}" ("tenant", "${slot}", "created_at", "id") where "${slot}" is not null`);
      }
      this.buildIndex(`${table}_custom_search_index`, `on "${table}" using gin ("tenant", (vsd_spelled(jsonb_path_query_array("custom", '$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb`);
    }
  }

}
