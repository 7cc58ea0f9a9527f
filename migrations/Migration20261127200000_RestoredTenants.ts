import { Migration } from '@mikro-orm/migrations';

/** The moment at which a tenant was restored or imported: positions in the log of events from before are void. */
export class Migration20261127200000_RestoredTenants extends Migration {
  override name = 'Migration20261127200000_RestoredTenants';

  override up(): void {
    this.addSql('alter table installation.tenant add restored_at timestamptz(3)');
  }
}
