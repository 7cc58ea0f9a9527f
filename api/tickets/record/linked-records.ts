import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SqlValue } from '../../platform/read/record.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { snakeCase } from '../../platform/resource/naming.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { TicketFacts } from './ticket-facts.js';

/** What hangs on a ticket and decides over its transitions: open tasks, invoices, reports (domain G1 to G3). */
export type LinkedRecords = Pick<TicketFacts, 'openTasks' | 'invoices' | 'reports'>;

/** One kind of record that hangs on tickets. */
export interface LinkedKind<K extends keyof LinkedRecords = keyof LinkedRecords> {
  readonly name: K;
  /** What the database tells of those of a ticket; null where there are none. */
  readonly sql: SqlValue;
  /** What that means. */
  from(told: never): LinkedRecords[K];
}

/** A ticket on which nothing hangs. */
export const NO_LINKED_RECORDS: LinkedRecords = Object.freeze({ openTasks: 0, invoices: [], reports: [] });

/**
 * Collects what hangs on tickets. Each kind of record says here how it is read, so that the ticket's own room need not
 * know the later ones. Whoever adds or changes such a record locks the ticket first, as a transition does; what is read
 * after the lock is then still true when the transition is made.
 */
@Injectable()
export class LinkedRecordsSource {
  readonly #kinds: LinkedKind[] = [];

  register<K extends keyof LinkedRecords>(kind: LinkedKind<K>): void {
    this.#kinds.push(kind as unknown as LinkedKind);
  }

  /** How a reading of tickets fetches what hangs on them, by name. */
  get sql(): Readonly<Record<string, SqlValue>> {
    return Object.fromEntries(this.#kinds.map(({ name, sql }) => [name, sql]));
  }

  /** What such a reading has found. */
  from(told: Readonly<Record<string, unknown>>): LinkedRecords {
    const parts = this.#kinds.map(({ name, from }) => [
      name,
      told[name] == null ? undefined : from(told[name] as never),
    ]);
    return { ...NO_LINKED_RECORDS, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
  }

  async of(em: EntityManager, { id }: Ticket): Promise<LinkedRecords> {
    return (await this.ofAll(em, [id])).get(id) ?? NO_LINKED_RECORDS;
  }

  /** By the id of the ticket, as far as there is such a ticket. */
  async ofAll(em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    if (tickets.length === 0) return new Map();
    const statement = new Statement();
    const bind = (value: unknown) => statement.bind(value);
    const column = (property: string) => `t.${snakeCase(property)}`;
    const told = this.#kinds.map(({ name, sql }) => `, ${sql(column, bind)} as "${name}"`).join('');
    const own = `t.tenant = ${bind(currentTenant())} and t.id = any(${bind(tickets)}::uuid[])`;
    statement.text = `select t.id${told} from ticket t where ${own}`;
    const rows = await rowsWithin(em, statement);
    return new Map(rows.map((row) => [row.id as string, this.from(row)]));
  }
}
