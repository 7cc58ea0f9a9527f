import { IndexMigration } from './schema/index-migration.js';

export class Migration20261128080000_AssetIndex extends IndexMigration {

  override name = 'Migration20261128080000_AssetIndex';

  override up(): void {
    this.buildIndex('ticket_asset_index', `on "ticket" ("tenant", "asset_id", "created_at", "id", "state", "type") where "asset_id" is not null`);
  }

}
