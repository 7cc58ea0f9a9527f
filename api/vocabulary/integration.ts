/** Parts of the API that a token may be limited to, as the document tags them. */
const SCOPED = [
  'tickets',
  'activities',
  'attachments',
  'invoices',
  'tasks',
  'ticket-links',
  'appointments',
  'reports',
  'report-positions',
  'customers',
  'locations',
  'addresses',
  'contacts',
  'projects',
  'catalog-items',
  'crm',
  'users',
  'absences',
  'assignment-groups',
  'categories',
  'slas',
  'holidays',
  'text-blocks',
  'articles',
  'announcements',
  'custom-fields',
  'email-templates',
  'config-changes',
  'notifications',
  'dashboard',
  'me',
  'intake-messages',
  'changes',
  'webhooks',
  'saved-queries',
  'search',
  'figures',
  'exports',
  'export-schedules',
  'imports',
  'report-attachments',
  'employees',
  'customer-domains',
  'tenant-settings',
  'mailboxes',
  'sent-mails',
  'refused-addresses',
  'erp-connections',
  'erp-links',
  'webhook-deliveries',
  'api-tokens',
  'failed-jobs',
  'support',
] as const;

/** What a token allows: a part of the API, or all of it, to read or to read and write. */
export const API_SCOPES: readonly string[] = ['*', ...SCOPED].flatMap((part) => [`${part}:read`, `${part}:write`]);

/** Resources of whose changes webhooks tell, by their paths. */
export const WEBHOOK_RESOURCES = [
  'tickets',
  'activities',
  'attachments',
  'invoices',
  'tasks',
  'appointments',
  'reports',
  'customers',
  'locations',
  'contacts',
  'users',
] as const;

/** What a webhook may be told of: a resource, and what became of a record. */
export const WEBHOOK_EVENTS: readonly string[] = WEBHOOK_RESOURCES.flatMap((path) =>
  ['created', 'changed', 'removed'].map((kind) => `${path}.${kind}`),
);

/** How a webhook stands. */
export const WEBHOOK_STATES = ['WORKING', 'FAILING', 'OFF'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** What became of a delivery. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
