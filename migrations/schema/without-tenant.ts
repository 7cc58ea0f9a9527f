/** What belongs to no tenant, in schemas of their own and not among the tenants' tables. */
export const withoutTenant: readonly string[] = [
  // Sessions of people who signed in at the API itself, as connect-pg-simple keeps them.
  `create schema session`,
  `create table session.session (sid text primary key, sess json not null, expire timestamptz(3) not null)`,
  `create index session_expire_index on session.session (expire)`,
  `grant usage on schema session to vsd_app`,
  `grant select, insert, update, delete on session.session to vsd_app`,
  `revoke all on session.session from vsd_search`,
  // Counts of requests: unlogged, since after a crash of the database they may begin anew.
  `create schema limits`,
  `grant usage on schema limits to vsd_app`,
  `create unlogged table limits.rate_limit (key text primary key, points integer not null default 0, expire bigint)`,
  `create index rate_limit_expire_index on limits.rate_limit (expire)`,
  `revoke all on limits.rate_limit from public`,
  `grant select, insert, update, delete on limits.rate_limit to vsd_app`,
];
