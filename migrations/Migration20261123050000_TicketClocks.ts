import { Migration } from '@mikro-orm/migrations';
import { records } from './schema/tables.js';

const OPEN_INDEX =
  'create index ticket_open_index on ticket (tenant, created_at, id, state, type, priority, due_at, updated_at, preferred_date, resubmission_date, next_mark_at)';

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
  'LINK_ADDED',
  'LINK_REMOVED',
  'CHANGE_UNDONE',
];

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const pause = (from: string, reason: string) =>
  `jsonb_build_array(jsonb_build_object('from', ${iso(from)}, 'to', null, 'reason', ${reason}))`;

/**
 * What became of the clocks of tickets that there are already, as far as it is known: they stand still since they were last
 * changed where they wait, and since the work was done where it was. None of their marks is awaited before they change.
 */
const KNOWN_CYCLES = `
  update ticket set cycles = jsonb_build_array(jsonb_build_object(
    'startedAt', ${iso('cycle_started_at')},
    'reactedAt', null,
    'arrivedAt', null,
    'pauses', case
      when state in ('WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED')
        then ${pause('coalesce(work_completed_at, closed_at, updated_at)', `'WORK_COMPLETED'`)}
      when clarification_reason is not null then ${pause('updated_at', 'clarification_reason')}
      else '[]'::jsonb
    end,
    'targets', '{}'::jsonb,
    'marks', '[]'::jsonb
  )) where cycle_started_at is not null`;

const ESCALATION_GROUP =
  'alter table sla add constraint sla_tenant_escalation_group_id_foreign foreign key (tenant, escalation_group_id) references assignment_group (tenant, id)';

const AGREEMENTS = records('service_agreement', { columns: `
      terms jsonb not null` });

/** What a ticket keeps of its clocks, when their next mark is, and for what the due date waits. */
export class Migration20261123050000_TicketClocks extends Migration {
  override name = 'Migration20261123050000_TicketClocks';

  override up(): void {
    this.addSql(`alter table tenant_settings add pauses_for text[] not null default '{WAIT_CUSTOMER,WAIT_APPROVAL}'`);
    this.addSql(`alter table tenant_settings alter pauses_for set default '{}'`);
    this.addSql('alter table sla add raises_priority boolean not null default false, add escalation_group_id uuid');
    this.addSql(ESCALATION_GROUP);
    for (const statement of AGREEMENTS) this.addSql(statement);
    this.addSql('alter table ticket add agreement uuid');
    this.addSql(`alter table ticket add cycles jsonb not null default '[]', add next_mark_at timestamptz(3)`);
    // The owner sees the rows of all tenants for as long as this takes.
    this.addSql('alter table ticket no force row level security');
    this.addSql(KNOWN_CYCLES);
    this.addSql('alter table ticket force row level security');
    this.addSql('alter table ticket drop cycle_started_at');
    this.addSql('drop index ticket_open_index');
    this.addSql(`${OPEN_INDEX} where state <> 'CLOSED'`);
    this.addSql('alter table activity drop constraint activity_kind_check');
    const kinds = ACTIVITY_KINDS.map((kind) => `'${kind}'`).join(', ');
    this.addSql(`alter table activity add constraint activity_kind_check check (kind in (${kinds}))`);
  }
}
