import { Migration } from '@mikro-orm/migrations';

/** The newest open tickets that are overdue are told from the others by the index, without reading each of them. */
export class Migration20261120170000_OverdueIndex extends Migration {

  override name = 'Migration20261120170000_OverdueIndex';

  override up(): void | Promise<void> {
    this.addSql(`drop index "ticket_open_created_index";`);
    this.addSql(`create index "ticket_open_created_index" on "ticket" ("tenant", "created_at", "id", "state", "type", "due_at") where "state" <> 'CLOSED';`);
  }

}
