import { records, table } from './tables.js';
import { TICKET_STATES } from './words.js';

/** What belongs to a ticket, and changes of many tickets at once. */
export const ticketParts: readonly string[] = [
  ...records('attachment', {
    columns: `
      ticket_id uuid not null,
      name text not null,
      content_type text not null,
      size int not null,
      visible_for_customer boolean default false not null,
      uploader_id uuid`,
    references: {
      ticket_id: 'ticket on delete cascade',
      uploader_id: '"user"',
    },
    listed: ['ticket_id'],
  }),
  ...records('activity', {
    columns: `
      ticket_id uuid not null,
      kind text not null,
      actor_id uuid,
      from_state text,
      to_state text,
      text text,
      reason text,
      changes jsonb default '[]' not null,
      attachment_id uuid,
      visible_for_customer boolean default false not null,
      recipient text`,
    references: {
      ticket_id: 'ticket on delete cascade',
      actor_id: '"user"',
      attachment_id: 'attachment on delete set null (attachment_id)',
    },
    oneOf: {
      kind: [
        'CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'APPROVAL_DECIDED', 'TRIGGER_TIME',
        'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED',
        'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED',
        'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED',
        'REPORT_REMOVED', 'LINK_ADDED', 'LINK_REMOVED', 'CHANGE_UNDONE',
      ],
      from_state: TICKET_STATES,
      to_state: TICKET_STATES,
    },
    listed: ['kind', 'actor_id'],
    indexes: {
      activity_timeline_index: '(tenant, ticket_id, created_at, id, kind, visible_for_customer)',
    },
  }),
  ...table('activity_attachments', {
    columns: `
      activity_id uuid not null,
      attachments_id uuid not null`,
    key: 'activity_id, attachments_id',
    references: {
      activity_id: 'activity on delete cascade',
      attachments_id: 'attachment on delete cascade',
    },
  }),
  ...records('invoice', {
    columns: `
      ticket_id uuid not null,
      invoice_number text not null,
      invoice_amount_excl_vat bigint not null,
      size int not null,
      uploader_id uuid,
      invoice_number_key text`,
    unique: {
      invoice_invoice_number_ticket_unique: 'invoice_number_key, ticket_id',
    },
    references: {
      ticket_id: 'ticket on delete cascade',
      uploader_id: '"user"',
    },
    listed: ['ticket_id'],
    folds: ['invoice_number'],
  }),
  ...records('task', {
    columns: `
      subject text not null,
      ticket_id uuid not null,
      state text not null,
      due_date date,
      priority text not null,
      assigned_to_id uuid,
      responsible_id uuid,
      is_private boolean default false not null,
      short_description text,
      description text,
      type text not null,
      address_number text,
      project_number text,
      report_number text,
      completed_at timestamptz(3)`,
    references: {
      ticket_id: 'ticket on delete cascade',
      assigned_to_id: '"user"',
      responsible_id: '"user"',
    },
    oneOf: {
      state: ['OPEN', 'IN_PROGRESS', 'COMPLETED'],
      priority: ['HIGH', 'MEDIUM', 'LOW'],
      type: ['ADDRESS', 'DOCUMENT', 'PROJECT'],
    },
    listed: ['is_private'],
    search: ['subject', 'short_description'],
    indexes: {
      task_assigned_to_index: '(tenant, assigned_to_id, state, due_date, id, is_private, responsible_id)',
      task_due_date_index: '(tenant, due_date, id, state, is_private, assigned_to_id, responsible_id)',
      task_priority_index: '(tenant, priority, due_date, id, state, is_private, assigned_to_id, responsible_id)',
      task_responsible_index: '(tenant, responsible_id, state, due_date, id, is_private, assigned_to_id)',
      task_state_index: '(tenant, state, due_date, id, is_private, assigned_to_id, responsible_id)',
      task_ticket_index: '(tenant, ticket_id, state, due_date, id, is_private, assigned_to_id, responsible_id)',
      task_type_index: '(tenant, type, due_date, id, state, is_private, assigned_to_id, responsible_id)',
    },
  }),
  ...records('bulk_change', {
    columns: `
      user_id uuid not null,
      undo_until timestamptz(3) not null`,
    references: {
      user_id: '"user" on delete cascade',
    },
  }),
  ...records('bulk_row', {
    columns: `
      problem jsonb,
      trace jsonb,
      bulk_id uuid not null,
      ticket_id text not null,
      ticket_version int not null,
      position int not null,
      outcome text not null`,
    unique: {
      bulk_row_bulk_ticket_id_unique: 'bulk_id, ticket_id',
    },
    references: {
      bulk_id: 'bulk_change on delete cascade',
    },
    oneOf: {
      outcome: ['WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'],
    },
  }),
];
