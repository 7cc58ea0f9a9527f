import { Migration } from '@mikro-orm/migrations';

const PROBLEMS = [
  ...['UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED'],
  ...['NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'BILLED_TWICE', 'UNSUPPORTED'],
  ...['PROTOCOL', 'UNUSABLE'],
];
const KINDS = ['APPOINTMENT', 'REPORT', 'TASK', 'ADDRESS', 'CONTACT', 'PROJECT', 'CATALOG_ITEM', 'EMPLOYEE'];

/** Tasks that are kept elsewhere and records that are read from there stand in one list of kinds and of problems. */
export class Migration20261124231637_ErpKinds extends Migration {
  override up(): void {
    this.#limit('erp_connection', 'problem', PROBLEMS);
    this.#limit('erp_link', 'kind', KINDS);
    this.#limit('erp_link', 'problem', PROBLEMS);
  }

  #limit(table: string, column: string, values: readonly string[]): void {
    const name = `${table}_${column}_check`;
    const list = values.map((value) => `'${value}'`).join(', ');
    this.addSql(`alter table "${table}" drop constraint "${name}";`);
    this.addSql(`alter table "${table}" add constraint "${name}" check ("${column}" in (${list}));`);
  }
}
