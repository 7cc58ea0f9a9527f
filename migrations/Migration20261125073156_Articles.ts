import { Migration } from '@mikro-orm/migrations';
import { fittingArticles } from './schema/fitting-articles.js';

/** Articles of help, and the function that finds those that fit a text. */
export class Migration20261125073156_Articles extends Migration {
  override up(): void {
    this.addSql(`create table "article" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "title_de" text null, "title_en" text null, "title_fr" text null, "title_it" text null, "content_de" text null, "content_en" text null, "content_fr" text null, "content_it" text null, "category_id" uuid null, "published" boolean not null default false, "visible_for_agent" boolean not null default false, "visible_for_customer" boolean not null default false, "visible_for_executor" boolean not null default false, "helpful" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "article_tenant_created_at_id_index" on "article" ("tenant", "created_at", "id");`);
    this.addSql(`create index "article_tenant_updated_at_id_index" on "article" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "article_title_de_index" on "article" ("tenant", "title_de", "id");`);
    this.addSql(`create index "article_title_en_index" on "article" ("tenant", "title_en", "id");`);
    this.addSql(`create index "article_title_fr_index" on "article" ("tenant", "title_fr", "id");`);
    this.addSql(`create index "article_title_it_index" on "article" ("tenant", "title_it", "id");`);
    this.addSql(`create index "article_category_id_index" on "article" ("tenant", "category_id", "id");`);
    this.addSql(`create index "article_published_index" on "article" ("tenant", "published", "id");`);
    this.addSql(`create index "article_visible_for_agent_index" on "article" ("tenant", "visible_for_agent", "id");`);
    this.addSql(`create index "article_visible_for_customer_index" on "article" ("tenant", "visible_for_customer", "id");`);
    this.addSql(`create index "article_visible_for_executor_index" on "article" ("tenant", "visible_for_executor", "id");`);
    this.addSql(`create index "article_search_index" on "article" using gin ("tenant", "title_de" gin_trgm_ops, "title_en" gin_trgm_ops, "title_fr" gin_trgm_ops, "title_it" gin_trgm_ops);`);

    this.addSql(`alter table "article" add constraint "article_tenant_category_id_foreign" foreign key ("tenant", "category_id") references "category" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "article" add constraint "article_title_check" check (num_nonnulls(title_de, title_en, title_fr, title_it) > 0);`);
    this.addSql(`alter table "article" add constraint "article_content_check" check (num_nonnulls(content_de, content_en, content_fr, content_it) > 0);`);
    this.addSql(`create or replace function "article_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'articles', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'articles', new.id); return new; end if; if (new.title_de, new.content_de, new.title_en, new.content_en, new.title_fr, new.content_fr, new.title_it, new.content_it, new.published, new.visible_for_agent, new.visible_for_customer, new.visible_for_executor) is distinct from (old.title_de, old.content_de, old.title_en, old.content_en, old.title_fr, old.content_fr, old.title_it, old.content_it, old.published, old.visible_for_agent, old.visible_for_customer, old.visible_for_executor) then perform public.vsd_search_note(new.tenant, 'articles', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "article" for each ROW execute function "article_full_text_fn"();`);
    this.addSql(`alter table "article" enable row level security;`);
    this.addSql(`alter table "article" force row level security;`);
    this.addSql(`create policy "tenant" on "article" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    for (const statement of fittingArticles) this.addSql(statement);
  }
}
