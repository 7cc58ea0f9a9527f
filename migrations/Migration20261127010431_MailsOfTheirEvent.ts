import { Migration } from '@mikro-orm/migrations';

export class Migration20261127010431_MailsOfTheirEvent extends Migration {

  override name = 'Migration20261127010431_MailsOfTheirEvent';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ticket_mail" drop constraint "ticket_mail_reason_check";`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_reason_check" check ("reason" in ('TEMPLATE_INACTIVE', 'TICKET_PREVENTS', 'NO_ADDRESS', 'RECIPIENT_ACTED', 'TOLD_ALREADY', 'RECIPIENT_CHOSE', 'OUT_OF_REACH', 'OVERTAKEN', 'CAP_REACHED', 'ADDRESS_REFUSED', 'RETURNED', 'SERVER_AWAY', 'MAIL_REFUSED'));`);

    this.addSql(`alter table "activity" add "appointment" jsonb null;`);
  }

}
