import { Migration } from '@mikro-orm/migrations';
import { records } from './schema/tables.js';

/** Operations on many records of any resource, with the result of each record. */
export class Migration20261128024500_BulkRuns extends Migration {
  override name = 'Migration20261128024500_BulkRuns';

  override up(): void {
    const statements = [
      ...records('bulk_run', {
        columns: `
      "user" text not null,
      resource text not null,
      operation text not null,
      undo_until timestamptz(3)`,
      }),
      ...records('bulk_run_row', {
        columns: `
      problem jsonb,
      trace jsonb,
      bulk_id uuid not null,
      record text not null,
      record_version int not null,
      position int not null,
      outcome text not null`,
        unique: { bulk_run_row_bulk_record_unique: 'bulk_id, record' },
        references: { bulk_id: 'bulk_run on delete cascade' },
        oneOf: { outcome: ['WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'] },
      }),
      ...['bulk_run', 'bulk_run_row'].map(
        (name) => `create policy "all_tenants" on "${name}" to vsd_backup, vsd_search using (true)`,
      ),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
