import { Migration } from '@mikro-orm/migrations';
import { records } from './schema/tables.js';

const CUSTOMER_DOMAINS = records('customer_domain', {
  columns: `
      domain text not null,
      customer_id uuid not null,
      domain_key text`,
  unique: { customer_domain_domain_key_unique: 'domain_key', customer_domain_domain_unique: 'domain' },
  references: { customer_id: 'customer on delete cascade' },
  folds: ['domain'],
  listed: ['customer_id'],
  search: ['domain'],
});

const OPEN_INDEX =
  'create index ticket_open_index on ticket (tenant, created_at, id, state, type, priority, due_at, updated_at, preferred_date, resubmission_date, next_mark_at, next_target_at)';

const INTAKE_REASONS = [
  'AUTO_REPLY',
  'BOUNCE',
  'BULK',
  'LIST',
  'OWN_MAIL',
  'DISMISSED',
  'BROKEN_OFF',
  'HEADERS_TOO_LARGE',
  'SENDER_LIMIT',
  'SENDER_UNCLEAR',
  'TOO_DEEP',
  'TOO_LARGE',
  'TOO_MANY_PARTS',
  'TOO_SLOW',
  'UNREADABLE',
];
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Domains of customers, how long raw mails are kept, and the deadline of a ticket that comes next. */
export class Migration20261123100000_TriageAndWall extends Migration {
  override name = 'Migration20261123100000_TriageAndWall';

  override up(): void {
    for (const statement of CUSTOMER_DOMAINS) this.addSql(statement);
    this.addSql('alter table tenant_settings add mails_kept_days int not null default 180');
    this.addSql('alter table tenant_settings alter mails_kept_days drop default');
    this.addSql('alter table intake_message drop constraint intake_message_reason_check');
    this.addSql(
      `alter table intake_message add constraint intake_message_reason_check check (reason in (${quoted(INTAKE_REASONS)}))`,
    );
    this.addSql('alter table intake_message add has_original boolean not null default true');
    this.addSql('alter table ticket add next_target_at timestamptz(3), add next_target_clock text');
    // Of tickets that there are already the due date is what is known; their next act reckons all of their clocks.
    this.addSql('alter table ticket no force row level security');
    this.addSql(
      `update ticket set next_target_at = due_at, next_target_clock = 'DUE' where state <> 'CLOSED' and due_at is not null`,
    );
    this.addSql('alter table ticket force row level security');
    this.addSql('drop index ticket_open_index');
    this.addSql(`${OPEN_INDEX} where state <> 'CLOSED'`);
  }
}
