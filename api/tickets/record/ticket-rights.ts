import type { TicketRights } from './ticket-policy.js';

const NAMES = [
  'edit',
  'internalNotes',
  'message',
  'workNote',
  'upload',
  'deleteDraft',
  'changeType',
  'approve',
  'addTask',
  'addAppointment',
  'link',
  'createOrder',
  'invoice',
  'report',
  'seesInternal',
] as const;

/** Schema of what the reader may do with a ticket besides moving it; the screens offer nothing else. */
export const RIGHTS_SCHEMA = {
  type: 'object',
  required: [...NAMES],
  properties: Object.fromEntries(NAMES.map((name: keyof TicketRights) => [name, { type: 'boolean' }])),
};
