import { Migration } from '@mikro-orm/migrations';
import { records } from './schema/tables.js';

const REASONS = [
  'TEMPLATE_INACTIVE',
  'TICKET_PREVENTS',
  'NO_ADDRESS',
  'RECIPIENT_ACTED',
  'TOLD_ALREADY',
  'RECIPIENT_CHOSE',
  'CAP_REACHED',
  'ADDRESS_REFUSED',
  'RETURNED',
];

const ACTIVITY_KINDS = [
  'CREATED',
  'STATE_CHANGED',
  'TYPE_CHANGED',
  'FIELD_CHANGED',
  'ASSIGNED',
  'APPROVAL_DECIDED',
  'TRIGGER_TIME',
  'DEADLINE_MARK',
  'MESSAGE_FROM_CUSTOMER',
  'MESSAGE_FROM_AGENT',
  'WORK_NOTE',
  'EMAIL_SENT',
  'EMAIL_FAILED',
  'EMAIL_SUPPRESSED',
  'EMAIL_RESENT',
  'ATTACHMENT_ADDED',
  'ATTACHMENT_REMOVED',
  'ATTACHMENT_RENAMED',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_RENAMED',
  'TASK_ADDED',
  'TASK_CHANGED',
  'TASK_REMOVED',
  'REPORT_ADDED',
  'REPORT_CHANGED',
  'REPORT_REMOVED',
  'REPORT_FAILED',
  'LINK_ADDED',
  'LINK_REMOVED',
  'CHANGE_UNDONE',
];

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Why a mail did not go out, what repeats it, when its turn is, and which addresses take none. */
export class Migration20261123090000_MailLedger extends Migration {
  override name = 'Migration20261123090000_MailLedger';

  override up(): void {
    this.addSql('alter table tenant_settings add mails_per_hour int not null default 60');
    this.addSql('alter table tenant_settings alter mails_per_hour drop default');
    this.addSql('alter table tenant_settings add tells_customers_of_reports boolean not null default false');
    this.addSql(`alter table ticket_mail alter recipient drop not null, alter subject drop not null,
      alter text drop not null, alter html drop not null,
      add recipient_name text, add reason text, add original_id uuid, add due_at timestamptz(3)`);
    this.addSql('alter table ticket_mail drop constraint ticket_mail_state_check');
    // The owner sees the rows of all tenants for as long as this takes.
    this.addSql('alter table ticket_mail no force row level security');
    this.addSql(`update ticket_mail set
      reason = case state when 'DEACTIVATED' then 'TEMPLATE_INACTIVE' when 'SUPPRESSED' then 'TICKET_PREVENTS' end,
      state = case state when 'DEACTIVATED' then 'SUPPRESSED' else state end,
      due_at = sent_at`);
    this.addSql('alter table ticket_mail force row level security');
    this.addSql(`alter table ticket_mail
      add constraint ticket_mail_state_check check (state in ('QUEUED', 'PUT_ASIDE', 'SENT', 'SUPPRESSED', 'FAILED')),
      add constraint ticket_mail_reason_check check (reason in (${oneOf(REASONS)})),
      add constraint ticket_mail_tenant_original_id_foreign foreign key (tenant, original_id)
        references ticket_mail (tenant, id) on delete cascade`);
    this.addSql('create index ticket_mail_original_id_index on ticket_mail (tenant, original_id) where original_id is not null');
    this.addSql(
      'create index ticket_mail_slot_index on ticket_mail (tenant, recipient, due_at) where due_at is not null',
    );
    this.addSql(
      'create unique index ticket_mail_nobody_index on ticket_mail (tenant, ticket_id, event, cause) where recipient is null',
    );
    const addresses = records('refused_address', {
      columns: `
      address text not null,
      kind text not null,
      reason text,
      refused_at timestamptz(3) not null,
      ticket_id uuid`,
      unique: { refused_address_address_unique: 'address' },
      references: { ticket_id: 'ticket on delete set null (ticket_id)' },
      oneOf: { kind: ['HARD', 'SOFT'] },
      search: ['address'],
    });
    for (const statement of addresses) this.addSql(statement);
    this.addSql('alter table activity drop constraint activity_kind_check');
    this.addSql(`alter table activity add constraint activity_kind_check check (kind in (${oneOf(ACTIVITY_KINDS)}))`);
  }
}
