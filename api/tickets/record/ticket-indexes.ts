import type { DeclaredIndex } from '../../platform/resource/resource-model.js';

/** An index of the tickets with the queries that it serves. */
interface TicketIndex extends DeclaredIndex {
  readonly serves: string;
}

const OPEN = `"state" <> 'CLOSED'`;
const filled = (column: string) => `"${column}" is not null`;

const index = (
  name: string,
  columns: string,
  serves: string,
  { where = '', finds = [] as string[], beside = '' } = {},
) => ({
  name: `ticket_${name}_index`,
  expression: `create index "ticket_${name}_index" on "ticket" ("tenant", ${columns})${beside && ` include (${beside})`}${where && ` where ${where}`}`,
  serves,
  finds,
});

/**
 * The indexes of tickets besides those of every resource (primary key, last change, search, custom fields) and of the
 * unique identifier: 25 in all at most (test/api/catalogue.spec.ts). Each starts with the filtered columns, then the
 * order, then the columns of scope and count, so that lists and counts read the index alone. Partial indexes repeat the
 * literal conditions of their queries; a state other than CLOSED implies OPEN.
 *
 * An index by a reference serves its foreign key as well, when the referenced record is deleted. The project lead has no
 * index, since users are rarely deleted.
 */
export const TICKET_INDEXES: readonly TicketIndex[] = [
  index(
    'created',
    '"created_at", "id", "state", "type", "priority"',
    'all tickets, newest first; closed ones; a type',
    {
      finds: ['state', 'type', 'priority'],
    },
  ),
  index(
    'open',
    '"created_at", "id", "state", "type", "priority", "due_at", "updated_at", "preferred_date", "resubmission_date", "next_mark_at", "next_target_at"',
    'open tickets: the tabs of the overview, its numbers, latest changes, dates and marks that have come, next deadlines',
    // Counts of the backlog by customer, group or person read this index alone.
    { where: OPEN, beside: '"customer_id", "assignment_group_id", "responsible_id"' },
  ),
  index('open_due', '"due_at", "id", "state", "type", "responsible_id", "assignment_group_id"', 'overdue tickets', {
    where: OPEN,
  }),
  index('group', '"assignment_group_id", "created_at", "id", "state", "type", "priority"', 'all tickets of a group'),
  index('group_open', '"assignment_group_id", "created_at", "id", "state", "type", "due_at"', 'the queue of a group', {
    where: OPEN,
  }),
  index('responsible', '"responsible_id", "created_at", "id", "state", "type", "priority"', 'all tickets of a person'),
  index(
    'responsible_open',
    '"responsible_id", "created_at", "id", "state", "type", "due_at", "execution_company"',
    'open tickets of a person; unassigned tickets',
    { where: OPEN },
  ),
  // A customer has few enough tickets to read all columns of the figures with each.
  index(
    'customer',
    '"customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id"',
    'tickets of a customer; deletion of a customer; figures of months and years',
    // Included columns, since the server would step through keys for each condition on one of them.
    {
      beside:
        '"assignment_group_id", "priority", "closed_at", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings", "reported_amount", "reported_time"',
    },
  ),
  index('location', '"location_id", "created_at", "id", "state", "type"', 'tickets of a site; deletion of a site'),
  index('asset', '"asset_id", "created_at", "id", "state", "type"', 'tickets of an asset; deletion of an asset', {
    where: filled('asset_id'),
  }),
  index('category', '"category_id", "created_at", "id", "state", "type", "priority"', 'tickets of a category'),
  index('author', '"author_id", "created_at", "id", "customer_id", "state"', 'tickets of an author; drafts'),
  index('contact', '"customer_contact_id", "created_at", "id", "customer_id", "state"', 'tickets of a contact', {
    where: filled('customer_contact_id'),
  }),
  index('company', '"execution_company", "created_at", "id", "type", "state"', 'orders of an executing company', {
    where: filled('execution_company'),
  }),
  index('executor', '"execution_responsible_id", "created_at", "id", "type", "state"', 'orders of an executor', {
    where: filled('execution_responsible_id'),
  }),
  index('follow_up', '"follow_up_of_id", "id"', 'follow-up tickets; deletion of a draft', {
    where: filled('follow_up_of_id'),
  }),
  index(
    'submitted',
    '"submitted_at", "id", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings"',
    'all tickets by submission; counts by outcome and rating',
  ),
  index('due', '"due_at", "id"', 'all tickets by deadline'),
  index('closed', '"closed_at", "id", "state", "type", "assignment_group_id"', 'tickets closed lately'),
  index('last_activity', '"last_activity_at", "id"', 'the newest activities of the overview'),
];
