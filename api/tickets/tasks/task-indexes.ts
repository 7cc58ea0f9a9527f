const SCOPE = '"is_private", "assigned_to_id", "responsible_id"';

const index = (name: string, columns: string) => ({
  name: `task_${name}_index`,
  expression: `create index "task_${name}_index" on "task" ("tenant", ${columns})`,
});

/** Indexes of the lists of tasks, with order and scope, so that page and count read the index alone. */
export const TASK_INDEXES = [
  index('due_date', `"due_date", "id", "state", ${SCOPE}`),
  index('ticket', `"ticket_id", "state", "due_date", "id", ${SCOPE}`),
  index('assigned_to', '"assigned_to_id", "state", "due_date", "id", "is_private", "responsible_id"'),
  index('responsible', '"responsible_id", "state", "due_date", "id", "is_private", "assigned_to_id"'),
  index('state', `"state", "due_date", "id", ${SCOPE}`),
  index('priority', `"priority", "due_date", "id", "state", ${SCOPE}`),
  index('type', `"type", "due_date", "id", "state", ${SCOPE}`),
];
