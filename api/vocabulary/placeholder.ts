/** What texts about a ticket may name, by the things whose parts they are (domain "Common placeholders"). */
export const COMMON_PLACEHOLDERS = Object.freeze({
  ticket: ['identifier', 'title', 'type', 'state', 'priority', 'category', 'description', 'createdAt', 'dueAt', 'url'],
  customer: ['code', 'name'],
  location: ['name', 'address'],
  contact: ['name', 'phone', 'email'],
  agent: ['name'],
  group: ['name'],
  execution: ['company', 'responsible'],
  recipient: ['name'],
  tenant: ['name', 'supportEmail'],
} as const);

/** The placeholder that stands for itself: the present moment. */
export const NOW_PLACEHOLDER = 'now';

/** Their full names, as they are written: `ticket.identifier`. */
export const COMMON_PLACEHOLDER_NAMES: readonly string[] = [
  ...Object.entries(COMMON_PLACEHOLDERS).flatMap(([thing, parts]) => parts.map((part) => `${thing}.${part}`)),
  NOW_PLACEHOLDER,
];
