-- Roles, rights and extensions that the service desk expects of its database; may be run again at any time.
-- Run as a superuser in the database itself. The passwords arrive as the settings vsd.owner_password and
-- vsd.app_password (psql: PGOPTIONS="-c vsd.owner_password=… -c vsd.app_password=…").

do $$
begin
  if not exists (select from pg_roles where rolname = 'vsd_owner') then create role vsd_owner; end if;
  if not exists (select from pg_roles where rolname = 'vsd_app') then create role vsd_app; end if;
  if not exists (select from pg_roles where rolname = 'vsd_search') then create role vsd_search; end if;
  execute format('alter role vsd_owner login nosuperuser nobypassrls nocreaterole nocreatedb password %L',
    current_setting('vsd.owner_password'));
  execute format('alter role vsd_app login nosuperuser nobypassrls nocreaterole nocreatedb password %L',
    current_setting('vsd.app_password'));
  execute format('alter database %I owner to vsd_owner', current_database());
end
$$;

-- Owner of the SECURITY DEFINER search functions: sees all rows, cannot sign in; migrations hand functions to it.
alter role vsd_search nologin nosuperuser bypassrls;
grant vsd_search to vsd_owner with set true, inherit false;

-- Backups (docs/backup.md): reads all rows of all tenants and writes nothing. It signs in once it has a password.
do $$
begin
  if not exists (select from pg_roles where rolname = 'vsd_backup') then create role vsd_backup; end if;
  alter role vsd_backup nosuperuser bypassrls nocreaterole nocreatedb;
  grant pg_read_all_data to vsd_backup;
  if nullif(current_setting('vsd.backup_password', true), '') is not null then
    execute format('alter role vsd_backup login password %L', current_setting('vsd.backup_password'));
  end if;
end
$$;
alter role vsd_backup set default_transaction_read_only = on;

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

-- Every query of the application concerns one tenant, so reading a table from end to end is never right, however small
-- the first tenants make it look; and the data lies on disks without a moving head.
alter role vsd_app set enable_seqscan = off;
alter role vsd_app set random_page_cost = 1.1;
