import { records, table } from './tables.js';
import { LOCALES } from './words.js';

/** Users, when they are away, and who asks for them in other tenants. */
export const users: readonly string[] = [
  ...records('user', {
    columns: `
      firstname text,
      lastname text,
      name text not null,
      username text not null,
      email text,
      language text not null,
      active boolean default true not null,
      roles text[] default '{}' not null,
      last_login timestamptz(3),
      subject text,
      customer_code text,
      sees_all_issues boolean default false not null,
      execution_company text,
      is_agent boolean generated always as ('vsd-agent'::text = any (roles)) stored not null,
      is_executor boolean generated always as ('vsd-executor'::text = any (roles)) stored not null,
      external_contact_number text,
      shared boolean default false not null,
      account_changed_at timestamptz(3),
      username_key text,
      email_key text`,
    unique: {
      user_email_key_unique: 'email_key',
      user_email_unique: 'email',
      user_subject_unique: 'subject',
      user_username_key_unique: 'username_key',
      user_username_unique: 'username',
    },
    oneOf: {
      language: LOCALES,
    },
    listed: [
      'name', 'active', 'last_login', 'customer_code', 'execution_company', 'is_agent', 'is_executor',
      'external_contact_number',
    ],
    search: ['name', 'username', 'email'],
    indexes: {
      user_email_everywhere_index: '(email_key)',
      user_username_everywhere_index: '(username_key)',
    },
    folds: ['username', 'email'],
  }),
  ...records('absence', {
    columns: `
      user_id uuid not null,
      active_from date not null,
      active_to date not null,
      deputy_id uuid,
      note text`,
    references: {
      user_id: '"user"',
      deputy_id: '"user"',
    },
    checks: {
      absence_period_check: 'active_to >= active_from',
    },
    listed: ['user_id', 'active_from', 'active_to'],
  }),
  ...records('user_preference', {
    columns: `
      value jsonb not null,
      user_id uuid not null,
      key text not null`,
    unique: {
      user_preference_user_key_unique: 'user_id, key',
    },
    references: {
      user_id: '"user" on delete cascade',
    },
  }),
  // How often somebody asked of people in other tenants; only the function that answers writes it.
  ...table('person_question', {
    columns: `
      asker uuid not null,
      created_at timestamptz(3) not null,
      asked int not null`,
    key: 'asker, created_at',
    indexes: {
      person_question_tenant_created_at_index: '(tenant, created_at)',
    },
  }),
];
