import { Migration } from '@mikro-orm/migrations';
import { phonesAnew } from './schema/full-text.js';

/** Tables of the resources with phone numbers that are searched, and their columns. */
const PHONES = [
  ['customers', 'customer', 'phone'],
  ['locations', 'location', 'phone'],
  ['tickets', 'ticket', 'contact_phone'],
] as const;

/** The full-text search finds phone numbers however they are written; the worker indexes the records that have one anew. */
export class Migration20261127044000_PhonesInSearch extends Migration {
  override up(): void {
    for (const statement of phonesAnew()) this.addSql(statement);
    for (const [resource, table, column] of PHONES) {
      this.addSql(`alter table "${table}" no force row level security;`);
      this.addSql(`select vsd_search_note(tenant, '${resource}', id) from "${table}" where "${column}" is not null;`);
      this.addSql(`alter table "${table}" force row level security;`);
    }
  }
}
