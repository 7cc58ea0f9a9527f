import { records } from './tables.js';
import { LOCALES, MAIL_EVENTS } from './words.js';

/** Mails of tickets, their templates, and trials of templates. */
export const mails: readonly string[] = [
  ...records('ticket_mail', {
    columns: `
      event text not null,
      ticket_id uuid not null,
      recipient text not null,
      cause text not null,
      state text not null,
      locale text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz(3),
      message_id text,
      attempts int not null,
      error text,
      claimed_until timestamptz(3)`,
    unique: {
      ticket_mail_event_ticket_recipient_cause_unique: 'event, ticket_id, recipient, cause',
    },
    references: {
      ticket_id: 'ticket on delete cascade',
    },
    oneOf: {
      event: MAIL_EVENTS,
      state: ['QUEUED', 'SENT', 'SUPPRESSED', 'DEACTIVATED', 'FAILED'],
      locale: LOCALES,
    },
    search: ['recipient'],
    indexes: {
      ticket_mail_event_index: '(tenant, event, created_at, id)',
      ticket_mail_state_index: '(tenant, state, created_at, id)',
      ticket_mail_ticket_id_index: '(tenant, ticket_id, created_at, id)',
    },
  }),
  ...records('email_template', {
    columns: `
      event text not null,
      active boolean default true not null,
      languages text[] default '{}' not null,
      subject_de text,
      subject_en text,
      subject_fr text,
      subject_it text,
      content_de text,
      content_en text,
      content_fr text,
      content_it text`,
    unique: {
      email_template_event_unique: 'event',
    },
    oneOf: {
      event: MAIL_EVENTS,
    },
    listed: ['active'],
  }),
  ...records('test_mail', {
    columns: `
      user_id uuid not null,
      event text not null,
      recipient text not null,
      subject text not null,
      state text not null,
      error text`,
    references: {
      user_id: '"user" on delete cascade',
    },
    oneOf: {
      event: MAIL_EVENTS,
      state: ['SENDING', 'SENT', 'FAILED'],
    },
  }),
];
