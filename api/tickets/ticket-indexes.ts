const index = (name: string, columns: string, where = '') => ({
  name: `ticket_${name}_index`,
  expression: `create index "ticket_${name}_index" on "ticket" ("tenant", ${columns})${where && ` where ${where}`}`,
});

/**
 * Indexes of the usual lists. Each begins with what is filtered, goes on with the order and holds what the scope and
 * the count look at, so that both are answered from the index alone. The condition of the partial ones is said
 * literally, as the queries say it (`state_neq`).
 */
export const TICKET_INDEXES = [
  index('state_created', '"state", "created_at", "id", "type", "priority"'),
  index('type_state_created', '"type", "state", "created_at", "id", "priority"'),
  index('priority_created', '"priority", "created_at", "id", "state", "type"'),
  index('category_created', '"category_id", "created_at", "id", "state", "type", "priority"'),
  index('location_created', '"location_id", "created_at", "id", "state", "type", "priority"'),
  index('group_created', '"assignment_group_id", "created_at", "id", "state", "type", "priority"'),
  index('group_state_created', '"assignment_group_id", "state", "created_at", "id", "type", "priority"'),
  index('responsible_created', '"responsible_id", "created_at", "id", "state", "type", "priority"'),
  index('customer_created', '"customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id"'),
  index('author_created', '"author_id", "created_at", "id", "customer_id"'),
  index('contact_created', '"customer_contact_id", "created_at", "id", "customer_id", "state"'),
  index('company_created', '"execution_company", "created_at", "id", "state"', `"type" = 'ORDER'`),
  index('executor_created', '"execution_responsible_id", "created_at", "id", "state"', `"type" = 'ORDER'`),
  index('order_created', '"created_at", "id", "state", "execution_company"', `"type" = 'ORDER'`),
  index('order_open', '"created_at", "id", "state", "execution_company"', `"type" = 'ORDER' and "state" <> 'CLOSED'`),
  index('open_created', '"created_at", "id", "state", "type", "due_at"', `"state" <> 'CLOSED'`),
  index('open_due', '"due_at", "id", "state", "type", "responsible_id", "assignment_group_id"', `"state" <> 'CLOSED'`),
  index('last_activity', '"last_activity_at", "id"'),
];
