import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SqlValue } from '../../platform/read/record.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { snakeCase } from '../../platform/resource/naming.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { TicketFacts } from './ticket-facts.js';

/** Records of a ticket that guards read: open tasks, invoices, reports (domain G1 to G3). */
export type LinkedRecords = Pick<TicketFacts, 'openTasks' | 'invoices' | 'reports'>;

/** A kind of record that is linked to tickets. */
export interface LinkedKind<K extends keyof LinkedRecords = keyof LinkedRecords> {
  readonly name: K;
  /** SQL for the records of a ticket as JSON; null without records. */
  readonly sql: SqlValue;
  /** The records from the value of `sql`. */
  from(value: never): LinkedRecords[K];
}

/** The linked records of a new ticket. */
export const NO_LINKED_RECORDS: LinkedRecords = Object.freeze({ openTasks: 0, invoices: [], reports: [] });

/**
 * Reads the linked records of tickets. Later rooms register their kinds of records here. A service that adds or changes
 * such a record locks the ticket first, so that records stay the same between the check of a transition and its commit.
 */
@Injectable()
export class LinkedRecordsSource {
  readonly #kinds: LinkedKind[] = [];

  register<K extends keyof LinkedRecords>(kind: LinkedKind<K>): void {
    this.#kinds.push(kind as unknown as LinkedKind);
  }

  /** SQL for the linked records of a selected ticket, by kind. */
  get sql(): Readonly<Record<string, SqlValue>> {
    return Object.fromEntries(this.#kinds.map(({ name, sql }) => [name, sql]));
  }

  /** The linked records from a row that was selected with `sql`. */
  from(row: Readonly<Record<string, unknown>>): LinkedRecords {
    const found = this.#kinds.filter(({ name }) => row[name] != null);
    return {
      ...NO_LINKED_RECORDS,
      ...Object.fromEntries(found.map(({ name, from }) => [name, from(row[name] as never)])),
    };
  }

  async of(em: EntityManager, { id }: Pick<Ticket, 'id'>): Promise<LinkedRecords> {
    return (await this.ofAll(em, [id])).get(id) ?? NO_LINKED_RECORDS;
  }

  /** The linked records of existing tickets, by id. */
  async ofAll(em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    if (tickets.length === 0) return new Map();
    const statement = new Statement();
    const bind = (value: unknown) => statement.bind(value);
    const column = (property: string) => `t.${snakeCase(property)}`;
    const columns = this.#kinds.map(({ name, sql }) => `, ${sql(column, bind)} as "${name}"`).join('');
    const own = `t.tenant = ${bind(currentTenant())} and t.id = any(${bind(tickets)}::uuid[])`;
    statement.text = `select t.id${columns} from ticket t where ${own}`;
    const rows = await rowsWithin(em, statement);
    return new Map(rows.map((row) => [row.id as string, this.from(row)]));
  }
}
