import { Migration } from '@mikro-orm/migrations';
import { incomingMail } from './schema/incoming-mail.js';

/** Mails that come in. */
export class Migration20261123060000_IncomingMail extends Migration {
  override name = 'Migration20261123060000_IncomingMail';

  override up(): void {
    for (const statement of incomingMail) this.addSql(statement);
  }
}
