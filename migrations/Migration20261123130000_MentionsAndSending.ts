import { Migration } from '@mikro-orm/migrations';

const REASONS = [
  'TEMPLATE_INACTIVE',
  'TICKET_PREVENTS',
  'NO_ADDRESS',
  'RECIPIENT_ACTED',
  'TOLD_ALREADY',
  'RECIPIENT_CHOSE',
  'OUT_OF_REACH',
  'CAP_REACHED',
  'ADDRESS_REFUSED',
  'RETURNED',
  'SERVER_AWAY',
  'MAIL_REFUSED',
];
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Messages keep whom they mention, and mails that did not go out say why in words of ours. */
export class Migration20261123130000_MentionsAndSending extends Migration {
  override name = 'Migration20261123130000_MentionsAndSending';

  override up(): void {
    this.addSql(`alter table activity add mentions jsonb not null default '[]'`);
    this.addSql('alter table ticket_mail drop constraint ticket_mail_reason_check');
    this.addSql(
      `alter table ticket_mail add constraint ticket_mail_reason_check check (reason in (${oneOf(REASONS)}))`,
    );
  }
}
