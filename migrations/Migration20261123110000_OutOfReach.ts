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
];
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** A mail that waited may be told to nobody by the time it is to go out. */
export class Migration20261123110000_OutOfReach extends Migration {
  override name = 'Migration20261123110000_OutOfReach';

  override up(): void {
    this.addSql('alter table ticket_mail drop constraint ticket_mail_reason_check');
    this.addSql(
      `alter table ticket_mail add constraint ticket_mail_reason_check check (reason in (${oneOf(REASONS)}))`,
    );
  }
}
