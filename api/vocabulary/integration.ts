/** Tags of the document that the scopes of a token name. */
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
  'erasures',
  'erasure-places',
  'data-accesses',
  'retention-rules',
  'retention-runs',
  'scim',
] as const;

/** Scopes of a token: a part of the API or all of it, to read or to write. */
export const API_SCOPES: readonly string[] = ['*', ...SCOPED].flatMap((part) => [`${part}:read`, `${part}:write`]);

/** Paths of resources with webhooks. */
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

/** Events of webhooks: a resource, and the kind of change. */
export const WEBHOOK_EVENTS: readonly string[] = WEBHOOK_RESOURCES.flatMap((path) =>
  ['created', 'changed', 'removed'].map((kind) => `${path}.${kind}`),
);

/** States of a webhook. */
export const WEBHOOK_STATES = ['WORKING', 'FAILING', 'OFF'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** States of a delivery. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
