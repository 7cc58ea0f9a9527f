import { Migration } from '@mikro-orm/migrations';

/** What of a mail is folded away below the message that it became. */
export class Migration20261127002500_FoldedMail extends Migration {
  override up(): void {
    this.addSql(`alter table "activity" add "folded" text null;`);
  }
}
