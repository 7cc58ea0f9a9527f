import { Migration } from '@mikro-orm/migrations';

export class Migration20261124093000_TasksElsewhere extends Migration {

  override name = 'Migration20261124093000_TasksElsewhere';

  override up(): void | Promise<void> {
    this.addSql(`alter table "erp_link" drop constraint "erp_link_kind_check";`);
    this.addSql(`alter table "erp_link" add "obstacle" text null, add "differences" jsonb not null default '[]', add "seen" text null;`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_obstacle_check" check ("obstacle" in ('BOTH_CHANGED', 'GONE', 'LINES', 'CUSTOMER', 'SIGNED', 'STATE', 'VALUES'));`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_kind_check" check ("kind" in ('APPOINTMENT', 'REPORT', 'TASK'));`);

    this.addSql(`alter table "erp_connection" drop constraint "erp_connection_problem_check";`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'BILLED_TWICE', 'UNSUPPORTED', 'PROTOCOL'));`);
    this.addSql(`alter table "erp_link" drop constraint "erp_link_problem_check";`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'BILLED_TWICE', 'UNSUPPORTED', 'PROTOCOL'));`);

    // Connections that there are keep tasks from now on as well.
    this.addSql('alter table erp_connection no force row level security');
    this.addSql(`update erp_connection set keeps = '{REPORT,TASK}' where adapter = 'TRYTON'`);
    this.addSql('alter table erp_connection force row level security');
  }

}
