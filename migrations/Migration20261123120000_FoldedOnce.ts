import { Migration } from '@mikro-orm/migrations';
import { SPACES, UNSEEN } from './schema/folding.js';

/** Tables with the columns of which `<column>_key` holds what is compared. */
const FOLDED: Readonly<Record<string, readonly string[]>> = {
  user: ['username', 'email'],
  customer: ['code', 'crm_address_number'],
  location: ['name', 'external_id'],
  address: ['number'],
  project: ['number'],
  sla: ['name'],
  category: ['code'],
  assignment_group: ['name'],
  text_block: ['name'],
  custom_field: ['key'],
  invoice: ['invoice_number'],
};

/** Folds once what was folded differently a second time: marks behind letters that casing takes apart, such as İ. */
export class Migration20261123120000_FoldedOnce extends Migration {
  override name = 'Migration20261123120000_FoldedOnce';

  override up(): void {
    this.addSql(`create or replace function vsd_fold(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select btrim(
          regexp_replace(
            normalize(
              lower(upper(lower(normalize(regexp_replace(value, '${UNSEEN}', '', 'g'), nfkc) collate "und-x-icu"))),
              nfkc
            ),
            '${SPACES}', ' ', 'g'
          )
        )
      $$`);
    for (const [table, columns] of Object.entries(FOLDED)) {
      this.addSql(`alter table "${table}" no force row level security`);
      for (const column of columns)
        this.addSql(
          `update "${table}" set ${column}_key = vsd_fold(${column}) where ${column}_key <> vsd_fold(${column})`,
        );
      this.addSql(`alter table "${table}" force row level security`);
    }
  }
}
