import type { DeclaredIndex } from '../../platform/resource/resource-model.js';

/** An index of the tickets, and the question for which each write pays for it. */
interface TicketIndex extends DeclaredIndex {
  readonly asked: string;
}

const OPEN = `"state" <> 'CLOSED'`;
const filled = (column: string) => `"${column}" is not null`;

const index = (
  name: string,
  columns: string,
  asked: string,
  { where = '', finds = [] as string[], beside = '' } = {},
) => ({
  name: `ticket_${name}_index`,
  expression: `create index "ticket_${name}_index" on "ticket" ("tenant", ${columns})${beside && ` include (${beside})`}${where && ` where ${where}`}`,
  asked,
  finds,
});

/**
 * The indexes of tickets besides those of every resource (primary key, last change, search, the tenant's own fields) and of
 * the unique identifier: 24 altogether and no more (test/api/catalogue.spec.ts). Each begins with what is filtered,
 * goes on with the order and holds what scope and count look at, so that both are answered from the index alone. The
 * conditions of partial ones are said literally, as the queries say them; a state other than CLOSED implies OPEN.
 *
 * Those by a reference serve its foreign key as well, asked when the record that it points to is deleted. Of users the
 * project lead has none: that a user is deleted is rare, and reads the tenant's tickets once.
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
    'open tickets: the tabs of the overview, its numbers, what has changed, dates and marks that have come, next deadlines',
    // The backlog by customer, group or person is counted from it alone.
    { where: OPEN, beside: '"customer_id", "assignment_group_id", "responsible_id"' },
  ),
  index('open_due', '"due_at", "id", "state", "type", "responsible_id", "assignment_group_id"', 'what is overdue', {
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
    'what a person has to do; what nobody has taken',
    { where: OPEN },
  ),
  // Of one customer there is never so much that what figures are made of would be too much to read beside it.
  index(
    'customer',
    '"customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id"',
    'tickets of a customer; deletion of a customer; figures of months and years',
    // As keys, each condition on one of them would make the server step through the keys before it.
    {
      beside:
        '"assignment_group_id", "priority", "closed_at", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings", "reported_amount", "reported_time"',
    },
  ),
  index('location', '"location_id", "created_at", "id", "state", "type"', 'tickets of a site; deletion of a site'),
  index('category', '"category_id", "created_at", "id", "state", "type", "priority"', 'tickets of a category'),
  index('author', '"author_id", "created_at", "id", "customer_id", "state"', 'what somebody has entered; drafts'),
  index(
    'contact',
    '"customer_contact_id", "created_at", "id", "customer_id", "state"',
    'what a customer is asked about',
    {
      where: filled('customer_contact_id'),
    },
  ),
  index('company', '"execution_company", "created_at", "id", "type", "state"', 'orders of an executing company', {
    where: filled('execution_company'),
  }),
  index('executor', '"execution_responsible_id", "created_at", "id", "type", "state"', 'orders of an executor', {
    where: filled('execution_responsible_id'),
  }),
  index('follow_up', '"follow_up_of_id", "id"', 'what goes on from a ticket; deletion of a draft', {
    where: filled('follow_up_of_id'),
  }),
  index(
    'submitted',
    '"submitted_at", "id", "satisfaction", "reaction_result", "on_site_result", "due_result", "reaction_minutes", "on_site_minutes", "resolution_minutes", "reopenings"',
    'all tickets by submission; how many there are by outcome and rating',
  ),
  index('due', '"due_at", "id"', 'all tickets by deadline'),
  index('closed', '"closed_at", "id", "state", "type", "assignment_group_id"', 'what was closed lately'),
  index('last_activity', '"last_activity_at", "id"', 'the newest activities of the overview'),
];
