import { Migration } from '@mikro-orm/migrations';

/** Figures are computed at once: marks of changed months are no longer kept (decision 42). */
export class Migration20261127043639_FiguresAtOnce extends Migration {
  override name = 'Migration20261127043639_FiguresAtOnce';

  override up(): void {
    for (const table of ['ticket', 'report']) {
      this.addSql(`drop trigger if exists "months" on "${table}";`);
      this.addSql(`drop function if exists "${table}_months_fn"();`);
    }
    this.addSql('set local role vsd_search');
    this.addSql('drop function vsd_mark_months(text, timestamptz[])');
    this.addSql('drop function vsd_gather_marks()');
    this.addSql('reset role');
    this.addSql('drop table "month_mark";');
  }
}
