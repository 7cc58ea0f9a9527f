import { Migration } from '@mikro-orm/migrations';
import { bySearch } from './schema/functions.js';
import { tenantFigures } from './schema/tenant-figures.js';

const FILES = ['attachment', 'invoice', 'report_attachment', 'intake_message', 'portal_photo'];

/** What fails in each tenant: mails of the last week, and active webhooks, mailboxes and connections with an ERP. */
const troubles = bySearch({
  signature: 'vsd_tenant_troubles()',
  alsoFor: 'vsd_owner',
  create: `
      create function vsd_tenant_troubles() returns table (tenant text, mails int, webhooks int, mailboxes int, erp int)
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select t.name,
               (select count(*) from public.ticket_mail m
                 where m.tenant = t.name and m.state = 'FAILED' and m.created_at > now() - interval '7 days')::int,
               (select count(*) from public.webhook w where w.tenant = t.name and w.problem is not null)::int,
               (select count(*) from public.mailbox b where b.tenant = t.name and b.active and b.problem is not null)::int,
               (select count(*) from public.erp_connection e
                 where e.tenant = t.name and e.active and e.state in ('FAILED', 'REFUSED'))::int
          from installation.tenant t
      $$`,
});

/** Figures of all tenants for the operator, and the moments of backups. */
export class Migration20261128003000_TenantFigures extends Migration {
  override name = 'Migration20261128003000_TenantFigures';

  override up(): void {
    for (const statement of [...bySearch(tenantFigures(FILES)), ...troubles]) this.addSql(statement);
    this.addSql('create table installation.backup (taken_at timestamptz(3) primary key)');
    this.addSql('revoke insert, update, delete on installation.backup from vsd_app');
    this.addSql('grant select on installation.backup to vsd_app');
    this.addSql('grant usage on schema installation to vsd_backup');
    this.addSql('grant select, insert on installation.backup to vsd_backup');
  }
}
