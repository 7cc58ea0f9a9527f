import { Migration } from '@mikro-orm/migrations';
import { bySearch } from './schema/functions.js';
import { records } from './schema/tables.js';

const REASONS = [
  'AUTO_REPLY',
  'BOUNCE',
  'BULK',
  'LIST',
  'OWN_MAIL',
  'BROKEN_OFF',
  'HEADERS_TOO_LARGE',
  'SENDER_LIMIT',
  'SENDER_UNCLEAR',
  'TOO_DEEP',
  'TOO_LARGE',
  'TOO_MANY_PARTS',
  'TOO_SLOW',
  'UNREADABLE',
];

const mailboxes = records('mailbox', {
  columns: `
      name text not null,
      active boolean default true not null,
      host text not null,
      security text not null,
      port int not null,
      "user" text not null,
      sign_in text not null,
      password text,
      token_endpoint text,
      client_id text,
      client_secret text,
      refresh_token text,
      scope text,
      folder text not null,
      after_reading text not null,
      move_to text,
      state text not null,
      problem text,
      checked_at timestamptz(3),
      last_message_at timestamptz(3),
      received int not null,
      cursor text,
      failures int not null,
      retry_at timestamptz(3),
      lease_holder text,
      lease_until timestamptz(3),
      name_key text`,
  unique: { mailbox_name_unique: 'name', mailbox_name_key_unique: 'name_key' },
  folds: ['name'],
  oneOf: {
    security: ['TLS', 'STARTTLS', 'PLAIN'],
    sign_in: ['PASSWORD', 'OAUTH2'],
    after_reading: ['SEEN', 'MOVED', 'LEFT'],
    state: ['WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'],
    problem: [
      'NAME_UNKNOWN',
      'ADDRESS_REFUSED',
      'CONNECTION_REFUSED',
      'UNREACHABLE',
      'SERVER_SILENT',
      'PLAIN_REFUSED',
      'ENCRYPTION_MISSING',
      'CERTIFICATE_INVALID',
      'TOKEN_UNREACHABLE',
      'TOKEN_REFUSED',
      'SECRET_UNREADABLE',
      'SIGN_IN_REFUSED',
      'FOLDER_MISSING',
      'CONNECTION_LOST',
      'SERVER_INVALID',
      'NOT_MOVED',
    ],
  },
});

/** The active mailboxes of all tenants and whether one may be taken, for the worker that reads them; nothing else of them. */
const active = bySearch({
  signature: 'vsd_mailboxes()',
  create: `
      create function vsd_mailboxes() returns table (tenant text, id uuid, version int, is_free boolean)
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select m.tenant, m.id, m.version, coalesce(m.lease_until < now(), true) and coalesce(m.retry_at <= now(), true)
          from public.mailbox m where m.active
      $$`,
});

/** Mailboxes that are read, and where a mail was fetched. */
export class Migration20261123070000_Mailboxes extends Migration {
  override name = 'Migration20261123070000_Mailboxes';

  override up(): void {
    const reasons = REASONS.map((reason) => `'${reason}'`).join(', ');
    const change = [
      'alter table intake_message add column mailbox_id uuid',
      `alter table intake_message add constraint intake_message_tenant_mailbox_id_foreign
         foreign key (tenant, mailbox_id) references mailbox (tenant, id) on delete set null (mailbox_id)`,
      'create index intake_message_mailbox_id_index on intake_message (tenant, mailbox_id, created_at, id)',
      'alter table intake_message drop constraint intake_message_reason_check',
      `alter table intake_message add constraint intake_message_reason_check check (reason in (${reasons}))`,
    ];
    for (const statement of [...mailboxes, ...active, ...change]) this.addSql(statement);
  }
}
