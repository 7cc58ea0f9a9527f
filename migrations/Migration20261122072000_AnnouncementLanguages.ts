import { Migration } from '@mikro-orm/migrations';

const LANGUAGES = ['de', 'en', 'fr', 'it'];

/** Announcements are written in four languages; what stands there is taken to be in the language of the tenant. */
export class Migration20261122072000_AnnouncementLanguages extends Migration {
  override name = 'Migration20261122072000_AnnouncementLanguages';

  override up(): void {
    const columns = (field: string) => LANGUAGES.map((language) => `"${field}_${language}"`);
    const added = [...columns('title'), ...columns('content')].map((column) => `add ${column} text null`);
    this.addSql(`alter table "announcement" ${added.join(', ')};`);
    // The owner sees the rows of all tenants for these statements only.
    this.addSql(`alter table "announcement" no force row level security;`);
    this.addSql(`alter table "tenant_settings" no force row level security;`);
    for (const language of LANGUAGES) {
      this.addSql(`
        update "announcement" as old set "title_${language}" = old."title", "content_${language}" = old."content"
         where coalesce(
           (select left(s."language", 2) from "tenant_settings" as s where s."tenant" = old."tenant"), 'de'
         ) = '${language}';
      `);
    }
    this.addSql(`alter table "announcement" force row level security;`);
    this.addSql(`alter table "tenant_settings" force row level security;`);
    this.addSql(`drop index "announcement_title_index";`);
    this.addSql(`drop index "announcement_search_index";`);
    this.addSql(`alter table "announcement" drop column "title", drop column "content";`);
    for (const field of ['title', 'content']) {
      this.addSql(
        `alter table "announcement" add constraint "announcement_${field}_check" check (num_nonnulls(${columns(field).join(', ')}) > 0);`,
      );
    }
    for (const language of LANGUAGES) {
      this.addSql(
        `create index "announcement_title_${language}_index" on "announcement" ("tenant", "title_${language}", "id");`,
      );
    }
    const searched = columns('title').map((column) => `${column} gin_trgm_ops`);
    this.addSql(
      `create index "announcement_search_index" on "announcement" using gin ("tenant", ${searched.join(', ')});`,
    );
  }
}
