-- Roles, rights and extensions that the service desk expects of its database; may be run again at any time.
-- Run in the database itself by its owner, a role with CREATEROLE, or by a superuser. The passwords arrive as the settings
-- vsd.owner_password and vsd.app_password (psql: PGOPTIONS="-c vsd.owner_password=… -c vsd.app_password=…").

do $$
begin
  if not exists (select from pg_roles where rolname = 'vsd_owner') then create role vsd_owner; end if;
  if not exists (select from pg_roles where rolname = 'vsd_app') then create role vsd_app; end if;
  -- Owner of the SECURITY DEFINER functions, which a policy of each table lets pass; migrations hand functions to it.
  if not exists (select from pg_roles where rolname = 'vsd_search') then create role vsd_search nologin; end if;
  -- Reads all rows for backups (docs/backup.md), by the same policy; it signs in once it has a password.
  if not exists (select from pg_roles where rolname = 'vsd_backup') then create role vsd_backup; end if;
  execute format('alter role vsd_owner login password %L', current_setting('vsd.owner_password'));
  execute format('alter role vsd_app login password %L', current_setting('vsd.app_password'));
  if nullif(current_setting('vsd.backup_password', true), '') is not null then
    execute format('alter role vsd_backup login password %L', current_setting('vsd.backup_password'));
  end if;
  -- Without the membership only a superuser makes objects for these roles.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant vsd_owner, vsd_app to %I with inherit true, set true', current_user);
  end if;
  execute format('grant create, connect, temporary on database %I to vsd_owner', current_database());
end
$$;

grant vsd_search to vsd_owner with set true, inherit false;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

alter schema public owner to vsd_owner;
revoke create on schema public from public;
grant usage on schema public to vsd_app;
grant usage, create on schema public to vsd_search;

alter default privileges for role vsd_owner grant select, insert, update, delete on tables to vsd_app;
alter default privileges for role vsd_owner grant usage, select on sequences to vsd_app;
alter default privileges for role vsd_owner grant select on tables to vsd_search;

-- The job queue makes and changes its own tables; it holds no tenant's table.
create schema if not exists pgboss authorization vsd_app;

-- Backups read what both owners have made and will make, and write nothing.
alter role vsd_backup set default_transaction_read_only = on;
do $$
declare
  own record;
begin
  for own in select nspname as name from pg_namespace where nspowner in ('vsd_owner'::regrole, 'vsd_app'::regrole) loop
    execute format('grant usage on schema %I to vsd_backup', own.name);
    execute format('grant select on all tables in schema %1$I to vsd_backup', own.name);
    execute format('grant select on all sequences in schema %1$I to vsd_backup', own.name);
  end loop;
  alter default privileges for role vsd_owner, vsd_app grant usage on schemas to vsd_backup;
  alter default privileges for role vsd_owner, vsd_app grant select on tables to vsd_backup;
  alter default privileges for role vsd_owner, vsd_app grant select on sequences to vsd_backup;
end
$$;

-- Every query of the application concerns one tenant, so reading a table from end to end is never right, however small
-- the first tenants make it look; and the data lies on disks without a moving head.
alter role vsd_app set enable_seqscan = off;
alter role vsd_app set random_page_cost = 1.1;
-- Behind a pooler, which lets no client set them, these hold for statements outside of transactions.
alter role vsd_app set jit = off;
alter role vsd_app set statement_timeout = '30s';
alter role vsd_app set lock_timeout = '8s';
alter role vsd_app set idle_in_transaction_session_timeout = '30s';
