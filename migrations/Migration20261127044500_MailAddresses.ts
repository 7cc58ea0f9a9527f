import { Migration } from '@mikro-orm/migrations';
import { convertAddresses } from './schema/mail-addresses.js';

/** Addresses have one form, with A-labels for the umlauts of their domain; those that were stored before get it as well. */
export class Migration20261127044500_MailAddresses extends Migration {
  override name = 'Migration20261127044500_MailAddresses';

  override async up(): Promise<void> {
    await convertAddresses((sql, params) => this.execute(sql, params));
  }
}
