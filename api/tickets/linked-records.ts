import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Ticket } from './ticket.entity.js';
import type { TicketFacts } from './workflow/ticket-facts.js';

/** What hangs on a ticket and decides over its moves: open tasks, invoices, reports (domain G1 to G3). */
export type LinkedRecords = Pick<TicketFacts, 'openTasks' | 'invoices' | 'reports'>;

/** Reads its share of what hangs on the tickets, by their ids; a ticket that it does not name has none. */
export type LinkedRecordsReader = (
  em: EntityManager,
  tickets: readonly string[],
) => Promise<ReadonlyMap<string, Partial<LinkedRecords>>>;

/** A ticket on which nothing hangs. */
export const NO_LINKED_RECORDS: LinkedRecords = Object.freeze({ openTasks: 0, invoices: [], reports: [] });

/**
 * Collects what hangs on tickets. Each kind of record says here how it is read, so that the ticket's own room need not
 * know the later ones. Whoever adds or changes such a record locks the ticket first, as a move does; what is read after
 * the lock is then still true when the move is made.
 */
@Injectable()
export class LinkedRecordsSource {
  readonly #readers: LinkedRecordsReader[] = [];

  register(reader: LinkedRecordsReader): void {
    this.#readers.push(reader);
  }

  async of(em: EntityManager, { id }: Ticket): Promise<LinkedRecords> {
    return (await this.ofAll(em, [id])).get(id) ?? NO_LINKED_RECORDS;
  }

  /** By the id of the ticket; a ticket without such records is absent. */
  async ofAll(em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    const found = new Map<string, LinkedRecords>();
    if (tickets.length === 0) return found;
    for (const read of this.#readers)
      for (const [id, part] of await read(em, tickets))
        found.set(id, { ...NO_LINKED_RECORDS, ...found.get(id), ...part });
    return found;
  }
}
