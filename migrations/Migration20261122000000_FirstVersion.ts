import { Migration } from '@mikro-orm/migrations';
import { customers } from './schema/customers.js';
import { folding } from './schema/folding.js';
import { functions } from './schema/functions.js';
import { imports } from './schema/imports.js';
import { mails } from './schema/mails.js';
import { masterdata } from './schema/masterdata.js';
import { platform } from './schema/platform.js';
import { reports } from './schema/reports.js';
import { ticketParts } from './schema/ticket-parts.js';
import { tickets } from './schema/tickets.js';
import { users } from './schema/users.js';
import { withoutTenant } from './schema/without-tenant.js';

/** The schema of version 0.1.0. It is never written anew, nor is what it imports: later versions add migrations. */
export class Migration20261122000000_FirstVersion extends Migration {
  override name = 'Migration20261122000000_FirstVersion';

  override up(): void {
    const areas = [users, masterdata, customers, tickets, ticketParts, reports, mails, imports, platform];
    for (const statement of [folding, ...areas, functions, withoutTenant].flat()) this.addSql(statement);
  }
}
