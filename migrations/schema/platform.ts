import { records, table } from './tables.js';

/** What the platform keeps for itself. */
export const platform: readonly string[] = [
  ...table('idempotency_key', {
    columns: `
      key text not null,
      fingerprint text not null,
      answer jsonb,
      created_at timestamptz(3) default now() not null`,
    key: 'key',
    indexes: {
      idempotency_key_tenant_created_at_index: '(tenant, created_at)',
    },
  }),
  // The log of what has changed, from which open screens are told (docs/architecture.md "Live updates").
  ...table('live_event', {
    columns: `
      id uuid not null,
      transaction bigint default ((pg_current_xact_id())::text)::bigint not null,
      resource text not null,
      record uuid not null,
      kind text not null,
      version int,
      about text,
      fields jsonb not null,
      before jsonb,
      actor uuid,
      created_at timestamptz(3) default now() not null`,
    key: 'id',
    indexes: {
      live_event_tenant_created_at_index: '(tenant, created_at)',
      live_event_tenant_transaction_id_index: '(tenant, transaction, id)',
    },
  }),
  // Who has changed the configuration; nobody changes what was noted.
  ...records('config_change', {
    columns: `
      resource text not null,
      record text not null,
      title_de text,
      title_en text,
      title_fr text,
      title_it text,
      kind text not null,
      source text not null,
      actor text,
      cause text not null,
      changes jsonb default '[]' not null`,
    oneOf: {
      kind: ['CREATED', 'CHANGED', 'ACTIVATED', 'DEACTIVATED', 'DELETED', 'REPEATED', 'DISCARDED'],
      source: ['USER', 'INTEGRATION', 'JOB', 'SYSTEM'],
    },
    indexes: {
      config_change_actor_index: '(tenant, actor, created_at, id)',
      config_change_kind_index: '(tenant, kind, created_at, id)',
      config_change_record_index: '(tenant, record, created_at, id)',
      config_change_resource_index: '(tenant, resource, created_at, id)',
    },
  }),
  ...records('request_failure', {
    columns: `
      request_id text not null,
      method text not null,
      route text not null,
      status int not null,
      code text not null,
      error text not null,
      error_code text`,
  }),
];
