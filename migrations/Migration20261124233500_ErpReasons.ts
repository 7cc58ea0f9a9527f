import { Migration } from '@mikro-orm/migrations';

const PROBLEMS = [
  ...['UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED'],
  ...['NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'BILLED_TWICE'],
  ...['PROJECT_MISSING', 'NUMBER_MISSING', 'UNIT_UNKNOWN', 'STATUS_MISSING', 'STANDS_TWICE'],
  ...['UNSUPPORTED', 'PROTOCOL', 'UNUSABLE'],
];

/** What we ourselves say of a record that stands nowhere else is a problem by name, and no English words. */
export class Migration20261124233500_ErpReasons extends Migration {
  override up(): void {
    this.#limit('erp_connection', 'problem', PROBLEMS);
    this.#limit('erp_link', 'problem', PROBLEMS);
  }

  #limit(table: string, column: string, values: readonly string[]): void {
    const name = `${table}_${column}_check`;
    const list = values.map((value) => `'${value}'`).join(', ');
    this.addSql(`alter table "${table}" drop constraint "${name}";`);
    this.addSql(`alter table "${table}" add constraint "${name}" check ("${column}" in (${list}));`);
  }
}
