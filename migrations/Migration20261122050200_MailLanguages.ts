import { Migration } from '@mikro-orm/migrations';

/** Mails of the desk are written in the language of the group, else in that of the tenant. */
export class Migration20261122050200_MailLanguages extends Migration {
  override name = 'Migration20261122050200_MailLanguages';

  override up(): void {
    const locales = `('de-CH', 'en-CH', 'fr-CH', 'it-CH')`;
    this.addSql(`alter table "assignment_group" add "language" text null;`);
    this.addSql(`alter table "assignment_group" add constraint "assignment_group_language_check" check ("language" in ${locales});`);
    this.addSql(`alter table "tenant_settings" add "language" text not null default 'de-CH';`);
    this.addSql(`alter table "tenant_settings" alter "language" drop default;`);
    this.addSql(`alter table "tenant_settings" add constraint "tenant_settings_language_check" check ("language" in ${locales});`);
  }
}
