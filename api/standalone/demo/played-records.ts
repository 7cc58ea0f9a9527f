import type { EntityManager } from '@mikro-orm/postgresql';
import { type LinkedRecords, LinkedRecordsSource, NO_LINKED_RECORDS } from '../../tickets/record/linked-records.js';

type Teller = (ticket: string) => Partial<LinkedRecords>;

/** What hangs on the demo's tickets: nothing of it is in the database before the one flush, so it is told here. */
export class PlayedRecords extends LinkedRecordsSource {
  readonly #tellers: Teller[] = [];

  tell(teller: Teller): void {
    this.#tellers.push(teller);
  }

  /** Nothing of it is in the database yet. */
  override get sql() {
    return {};
  }

  override from({ id }: Readonly<Record<string, unknown>>): LinkedRecords {
    const told = this.#tellers.map((tell) => tell(id as string));
    return Object.assign({}, NO_LINKED_RECORDS, ...told) as LinkedRecords;
  }

  override async ofAll(_em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    return new Map(tickets.map((id) => [id, this.from({ id })]));
  }
}
