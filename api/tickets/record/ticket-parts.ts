import { Injectable } from '@nestjs/common';
import { ReadQuery } from '../../platform/read/read-query.js';
import type { RecordJson } from '../../platform/read/record.js';
import { Statement } from '../../platform/read/statement.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { JsonSchema } from '../../platform/resource/field.js';
import type { Narrowings } from '../../platform/rest/rules.js';

/** What belongs to a ticket, as far as its reader sees it: enough to show its page before any part of it is opened. */
export interface TicketParts {
  /** Tasks that are not done. */
  readonly openTasks: number;
  /** Appointments that were not called off. */
  readonly appointments: number;
  readonly attachments: number;
  readonly invoices: number;
  readonly reports: number;
  /** Mails that came in and became a part of it; for the desk alone. */
  readonly mails: number;
  /** Number of the latest report that the reader may still write; null where there is none. */
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

type Ask = (ticket: string) => ReadQuery<Partial<TicketParts>>;
/** SQL for a number, as a value of the statement. */
type Count = (ticket: string, into: Statement) => string;
/** Names by which the list of tickets is narrowed by what hangs on them, each with its meaning. */
export const TICKET_NARROWINGS = {
  unplanned: 'Only those for which nobody is expected: without an appointment that is ahead',
} as const;
type Narrowing = keyof typeof TICKET_NARROWINGS;
type Counted = { [K in keyof TicketParts]: TicketParts[K] extends number ? K : never }[keyof TicketParts];

/**
 * Collects what belongs to tickets. Each kind of record says here how it is asked for, so that the ticket's own room need
 * not know the later ones; all of it is asked at once with the ticket.
 */
@Injectable()
export class TicketPartsSource {
  readonly #parts: Ask[] = [];
  readonly #counts = new Map<Counted, Count>();
  readonly #narrowings: Partial<Record<Narrowing, () => Condition>> = {};

  register(ask: Ask): void {
    this.#parts.push(ask);
  }

  /** Those that are counted alone are counted in one statement. */
  registerCount(name: Counted, count: Count): void {
    this.#counts.set(name, count);
  }

  /** The condition is made anew for each list, since it may depend on the moment. */
  registerNarrowing(name: Narrowing, condition: () => Condition): void {
    this.#narrowings[name] = condition;
  }

  get narrowings(): Narrowings {
    return this.#narrowings;
  }

  of(ticket: string): ReadQuery<TicketParts> {
    return ReadQuery.all([this.#counted(ticket), ...this.#parts.map((ask) => ask(ticket))]).map(
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
