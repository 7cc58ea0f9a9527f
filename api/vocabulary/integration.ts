/** Parts of the API besides its resources that the scopes of a token name: tags of the document. */
export const FURTHER_PARTS = [
  '*',
  'changes',
  'config-package',
  'crm',
  'dashboard',
  'failed-jobs',
  'figures',
  'me',
  'scim',
  'search',
  'support',
] as const;

/** Kinds of changes of a record, in the names of events. */
export const CHANGE_KINDS = ['created', 'changed', 'removed'] as const;

/** Forms of a delivery: signed JSON, or a message for a channel of Microsoft Teams (Workflows) or Slack. */
export const WEBHOOK_FORMATS = ['JSON', 'TEAMS', 'SLACK'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** States of a webhook. */
export const WEBHOOK_STATES = ['WORKING', 'FAILING', 'OFF'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** States of a delivery. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
