import { Migration } from '@mikro-orm/migrations';

/** Custom fields stand in an order that is moved by hand; the server gives a new one the last place. */
export class Migration20261120160100_CustomFieldOrder extends Migration {
  override up(): void {
    this.addSql(`alter table "custom_field" alter column "position" set default 0;`);
  }
}
