import { CUSTOM_FIELDS } from './custom-fields.js';
import { records } from './tables.js';
import { PRIORITIES, TICKET_STATES } from './words.js';

/** Tickets: their counter, links, and who has one open. */
export const tickets: readonly string[] = [
  // Which question each index serves stands in ticket-indexes.ts.
  ...records('ticket', {
    columns: `
      last_activity_at timestamptz(3),
      group_is_default boolean default true not null,
      cycle_started_at timestamptz(3),
      identifier text,
      type text not null,
      state text not null,
      priority text,
      customer_priority text,
      preferred_date date,
      category_id uuid,
      customer_description text,
      customer_id uuid,
      location_id uuid,
      contact_channel text,
      contact_name text,
      contact_phone text,
      contact_email text,
      customer_contact_id uuid,
      customer_cost_center text,
      customer_order_number text,
      customer_purchase_order_number text,
      assignment_group_id uuid,
      responsible_id uuid,
      project_lead_id uuid,
      execution_company text,
      execution_responsible_id uuid,
      execution_description text,
      internal_notes text,
      prevent_mail_dispatch boolean default false not null,
      approval text not null,
      clarification_reason text,
      clarification_text text,
      resubmission_date date,
      previous_state text,
      closing_state text,
      closing_note text,
      closing_date date,
      author_id uuid,
      submitted_at timestamptz(3),
      due_at timestamptz(3),
      work_completed_at timestamptz(3),
      closed_at timestamptz(3),
      triggered_on date,
      follow_up_of_id uuid,
      ${CUSTOM_FIELDS},
      cost_estimate bigint,
      approved_costs bigint`,
    unique: {
      ticket_identifier_unique: 'identifier',
    },
    references: {
      category_id: 'category',
      customer_id: 'customer',
      location_id: 'location',
      customer_contact_id: '"user"',
      assignment_group_id: 'assignment_group',
      responsible_id: '"user"',
      project_lead_id: '"user"',
      execution_responsible_id: '"user"',
      author_id: '"user"',
      follow_up_of_id: 'ticket',
    },
    oneOf: {
      type: ['TICKET', 'INCIDENT', 'ORDER', 'CHANGE', 'UNKNOWN'],
      state: TICKET_STATES,
      priority: PRIORITIES,
      customer_priority: PRIORITIES,
      contact_channel: ['CUSTOMER_PORTAL', 'EMAIL', 'PHONE', 'SERVICE_DESK'],
      approval: ['NONE', 'REQUESTED', 'APPROVED', 'REJECTED'],
      clarification_reason: ['WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'],
      previous_state: TICKET_STATES,
      closing_state: ['COMPLETED', 'INCOMPLETE', 'INTERNALLY_INVOICED', 'INVOICED', 'NOT_INVOICED', 'REJECTED'],
    },
    withoutIndexOf: ['created_at'],
    search: ['identifier', 'customer_description', 'contact_name'],
    indexes: {
      ticket_author_index: '(tenant, author_id, created_at, id, customer_id, state)',
      ticket_category_index: '(tenant, category_id, created_at, id, state, type, priority)',
      ticket_closed_index: '(tenant, closed_at, id, state, type, assignment_group_id)',
      ticket_company_index:
        '(tenant, execution_company, created_at, id, type, state) where execution_company is not null',
      ticket_contact_index:
        '(tenant, customer_contact_id, created_at, id, customer_id, state) where customer_contact_id is not null',
      ticket_created_index: '(tenant, created_at, id, state, type, priority)',
      ticket_customer_index: '(tenant, customer_id, created_at, id, state, type, author_id, customer_contact_id)',
      ticket_due_index: '(tenant, due_at, id)',
      ticket_executor_index:
        '(tenant, execution_responsible_id, created_at, id, type, state) where execution_responsible_id is not null',
      ticket_follow_up_index: '(tenant, follow_up_of_id, id) where follow_up_of_id is not null',
      ticket_group_index: '(tenant, assignment_group_id, created_at, id, state, type, priority)',
      ticket_group_open_index:
        "(tenant, assignment_group_id, created_at, id, state, type, due_at) where state <> 'CLOSED'",
      ticket_last_activity_index: '(tenant, last_activity_at, id)',
      ticket_location_index: '(tenant, location_id, created_at, id, state, type)',
      ticket_open_due_index:
        "(tenant, due_at, id, state, type, responsible_id, assignment_group_id) where state <> 'CLOSED'",
      ticket_open_index:
        "(tenant, created_at, id, state, type, priority, due_at, updated_at, preferred_date, resubmission_date) where state <> 'CLOSED'",
      ticket_responsible_index: '(tenant, responsible_id, created_at, id, state, type, priority)',
      ticket_responsible_open_index:
        "(tenant, responsible_id, created_at, id, state, type, due_at, execution_company) where state <> 'CLOSED'",
      ticket_submitted_index: '(tenant, submitted_at, id)',
    },
  }),
  ...records('ticket_counter', {
    columns: `
      year int not null,
      value int not null,
      series text not null`,
    unique: {
      ticket_counter_series_year_unique: 'series, year',
    },
    oneOf: {
      series: ['TICKET', 'REPORT'],
    },
  }),
  ...records('ticket_link', {
    columns: `
      kind text not null,
      ticket_id uuid not null,
      target_id uuid not null`,
    unique: {
      ticket_link_kind_ticket_target_unique: 'kind, ticket_id, target_id',
    },
    references: {
      ticket_id: 'ticket on delete cascade',
      target_id: 'ticket on delete cascade',
    },
    oneOf: {
      kind: ['FOLLOW_UP_OF', 'EXECUTES', 'DUPLICATE_OF', 'RELATED_TO'],
    },
    listed: ['ticket_id', 'target_id'],
    indexes: {
      ticket_link_one_original_index: "unique (tenant, ticket_id) where kind = 'DUPLICATE_OF'",
    },
  }),
  // Unlogged, since after a crash of the database everybody signs anew within seconds.
  ...records('ticket_presence', {
    columns: `
      ticket_id uuid not null,
      user_id uuid not null,
      doing text not null`,
    unlogged: true,
    references: {
      ticket_id: 'ticket on delete cascade',
      user_id: '"user" on delete cascade',
    },
    oneOf: {
      doing: ['READING', 'EDITING', 'WRITING'],
    },
    indexes: {
      ticket_presence_ticket_index: '(tenant, ticket_id, updated_at)',
    },
  }),
];
