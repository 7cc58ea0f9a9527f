import { Migration } from '@mikro-orm/migrations';

/**
 * Builds indexes of large tables while these are read and written. It runs outside of a transaction and contains nothing
 * else. A build that was stopped leaves an invalid index, which the next attempt removes.
 */
export abstract class IndexMigration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** `definition` is the part after the name, such as `on "ticket" ("tenant", "due_at")`. */
  protected buildIndex(name: string, definition: string): void {
    // The build waits for older transactions, and blocks no statement meanwhile.
    this.addSql(`set lock_timeout = '10min'`);
    this.addSql(`drop index concurrently if exists "${name}"`);
    this.addSql(`create index concurrently "${name}" ${definition}`);
    this.addSql('reset lock_timeout');
  }
}
