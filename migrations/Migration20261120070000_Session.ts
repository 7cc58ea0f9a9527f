import { Migration } from '@mikro-orm/migrations';

/**
 * Sessions of people who signed in at the API itself, as connect-pg-simple keeps them. They belong to no tenant, so they
 * stand in a schema of their own and not among the tenants' tables.
 */
export class Migration20261120070000_Session extends Migration {
  override name = 'Migration20261120070000_Session';

  override up(): void {
    this.addSql(`create schema session;`);
    this.addSql(
      `create table session.session (sid text primary key, sess json not null, expire timestamptz(3) not null);`,
    );
    this.addSql(`create index session_expire_index on session.session (expire);`);
    this.addSql(`grant usage on schema session to vsd_app;`);
    this.addSql(`grant select, insert, update, delete on session.session to vsd_app;`);
    this.addSql(`revoke all on session.session from vsd_search;`);
  }
}
