import { records } from './tables.js';

/** Incoming mails and what became of them. */
export const incomingMail: readonly string[] = records('intake_message', {
  columns: `
      received_at timestamptz(3) not null,
      state text not null,
      reason text,
      sender text,
      sender_name text,
      subject text,
      ticket_id uuid,
      size int not null,
      message_id text,
      digest text not null,
      identity text not null,
      activity text,
      opened boolean default false not null,
      text text`,
  unique: {
    intake_message_identity_unique: 'identity',
  },
  references: {
    ticket_id: 'ticket on delete set null (ticket_id)',
  },
  oneOf: {
    state: ['RECEIVED', 'FILED', 'IGNORED', 'FAILED'],
    reason: [
      'AUTO_REPLY', 'BOUNCE', 'BULK', 'LIST', 'OWN_MAIL', 'BROKEN_OFF', 'HEADERS_TOO_LARGE', 'SENDER_LIMIT',
      'SENDER_UNCLEAR', 'TOO_DEEP', 'TOO_MANY_PARTS', 'TOO_SLOW', 'UNREADABLE',
    ],
  },
  indexes: {
    intake_message_state_index: '(tenant, state, created_at, id)',
    intake_message_reason_index: '(tenant, reason, created_at, id)',
    intake_message_ticket_id_index: '(tenant, ticket_id, created_at, id)',
    intake_message_sender_index: '(tenant, sender, created_at, id)',
  },
});
