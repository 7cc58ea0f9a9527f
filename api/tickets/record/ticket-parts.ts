import { Injectable } from '@nestjs/common';
import { ReadQuery } from '../../platform/read/read-query.js';
import type { RecordJson } from '../../platform/read/record.js';
import { Statement } from '../../platform/read/statement.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { JsonSchema } from '../../platform/resource/field.js';
import type { Narrowings } from '../../platform/rest/rules.js';

/** Counts and links of a ticket's records within the reader's reach, for the first view of its page. */
export interface TicketParts {
  /** Tasks that are not done. */
  readonly openTasks: number;
  /** Appointments that are not cancelled. */
  readonly appointments: number;
  readonly attachments: number;
  readonly invoices: number;
  readonly reports: number;
  /** Mails that were filed on the ticket; for the desk alone. */
  readonly mails: number;
  /** The number of the latest report that the reader may still write, or null. */
  readonly openReport: string | null;
  /** Links to other tickets, oldest first; at most two hundred. */
  readonly links: readonly RecordJson[];
}

const COUNT = { type: 'integer', minimum: 0 };

const PROPERTIES: Readonly<Record<keyof TicketParts, JsonSchema>> = {
  openTasks: COUNT,
  appointments: COUNT,
  attachments: COUNT,
  invoices: COUNT,
  reports: COUNT,
  mails: COUNT,
  openReport: { type: ['string', 'null'] },
  links: { type: 'array', items: { $ref: '#/components/schemas/TicketLink' } },
};

export const PARTS_SCHEMA: JsonSchema = {
  type: 'object',
  required: Object.keys(PROPERTIES),
  properties: PROPERTIES,
};

type PartQuery = (ticket: string) => ReadQuery<Partial<TicketParts>>;
/** SQL for a number, as a value of the statement. */
type Count = (ticket: string, into: Statement) => string;
/** Filters of the list of tickets by their records, with their descriptions in the document. */
export const TICKET_NARROWINGS = {
  unplanned: 'Only tickets without a future appointment',
} as const;
type Narrowing = keyof typeof TICKET_NARROWINGS;
type Counted = { [K in keyof TicketParts]: TicketParts[K] extends number ? K : never }[keyof TicketParts];

/** Reads the parts of a ticket together with the ticket. Later rooms register the queries of their records here. */
@Injectable()
export class TicketPartsSource {
  readonly #parts: PartQuery[] = [];
  readonly #counts = new Map<Counted, Count>();
  readonly #narrowings: Partial<Record<Narrowing, () => Condition>> = {};

  register(query: PartQuery): void {
    this.#parts.push(query);
  }

  /** Registers a part that is a number; one statement reads all numbers. */
  registerCount(name: Counted, count: Count): void {
    this.#counts.set(name, count);
  }

  /** Registers a filter, whose condition may depend on the moment of the list. */
  registerNarrowing(name: Narrowing, condition: () => Condition): void {
    this.#narrowings[name] = condition;
  }

  get narrowings(): Narrowings {
    return this.#narrowings;
  }

  of(ticket: string): ReadQuery<TicketParts> {
    return ReadQuery.all([this.#counted(ticket), ...this.#parts.map((query) => query(ticket))]).map(
      (parts) => Object.assign({}, ...parts) as TicketParts,
    );
  }

  #counted(ticket: string): ReadQuery<Partial<TicketParts>> {
    const into = new Statement();
    const counts = [...this.#counts].map(([name, count]) => `${count(ticket, into)} as "${name}"`);
    into.text = `select ${counts.join(', ')}`;
    return new ReadQuery<Partial<TicketParts>>([into.foundById()], ([rows]) => rows?.[0] ?? {});
  }
}
