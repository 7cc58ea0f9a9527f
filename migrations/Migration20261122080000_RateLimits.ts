import { Migration } from '@mikro-orm/migrations';

/** Counts of requests, in a schema of their own: unlogged, since after a crash of the database they may begin anew. */
export class Migration20261122080000_RateLimits extends Migration {
  override name = 'Migration20261122080000_RateLimits';

  override up(): void {
    this.addSql(`create schema limits;`);
    this.addSql(`grant usage on schema limits to vsd_app;`);
    this.addSql(
      `create unlogged table limits.rate_limit (key text primary key, points integer not null default 0, expire bigint);`,
    );
    this.addSql(`create index rate_limit_expire_index on limits.rate_limit (expire);`);
    this.addSql(`revoke all on limits.rate_limit from public;`);
    this.addSql(`grant select, insert, update, delete on limits.rate_limit to vsd_app;`);
  }
}
