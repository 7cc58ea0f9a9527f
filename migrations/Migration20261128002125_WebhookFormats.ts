import { Migration } from '@mikro-orm/migrations';

export class Migration20261128002125_WebhookFormats extends Migration {

  override name = 'Migration20261128002125_WebhookFormats';

  override up(): void | Promise<void> {
    this.addSql(`alter table "webhook" add "format" text not null default 'JSON', add "language" text not null default 'de-CH';`);
    this.addSql(`alter table "webhook" alter column "format" drop default, alter column "language" drop default;`);
    this.addSql(`alter table "webhook" add constraint "webhook_format_check" check ("format" in ('JSON', 'TEAMS', 'SLACK'));`);
    this.addSql(`alter table "webhook" add constraint "webhook_language_check" check ("language" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
  }

}
