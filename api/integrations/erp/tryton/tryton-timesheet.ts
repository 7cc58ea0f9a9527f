import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpReport, ErpReportPosition } from '../../../ports/erp/erp-reports.js';
import { HOURS_OF_UNIT, type Unit } from '../../../vocabulary/standard-codes.js';
import type { SaleReferences } from './sale-references.js';
import type { TrytonClient } from './tryton-client.js';
import { ownId, textOf, trytonDay, trytonSeconds } from './tryton-values.js';

const LINES = 'timesheet.line';
const SECONDS_OF_HOUR = 3_600;

/** A booking of working time by the id of its position. */
export type Bookings = ReadonlyMap<string, object>;

/** Working time of reports, one booking for each position: its `uuid`, unique in Tryton, is the id of our position. */
export class TrytonTimesheet {
  constructor(
    private readonly client: TrytonClient,
    private readonly references: SaleReferences,
  ) {}

  /** The bookings of a report. Throws NOT_LINKED for people and projects that are unknown there. */
  async bookings({ positions, writeOnly }: ErpReport): Promise<Bookings> {
    const worked = positions.filter(({ id, worked: work }) => id && work);
    const bookings = new Map<string, object>();
    if (worked.length === 0) return bookings;
    const work = await this.references.timesheetWork(writeOnly?.project ?? null);
    for (const position of worked) {
      const employee = await this.references.employee(position.worked!.by);
      const values = { employee, work, date: trytonDay(position.worked!.day), duration: durationOf(position) };
      bookings.set(position.id!, { ...values, description: position.description });
    }
    return bookings;
  }

  /** Removes the bookings of positions. */
  async remove(positions: readonly string[]): Promise<void> {
    const lines = [...(await this.#booked(positions)).values()];
    if (lines.length > 0) await this.client.remove(LINES, lines);
  }

  /** Creates new bookings and updates existing ones. */
  async book(bookings: Bookings): Promise<void> {
    const booked = await this.#booked([...bookings.keys()]);
    const fresh = [...bookings].filter(([id]) => !booked.has(id)).map(([uuid, values]) => ({ uuid, ...values }));
    if (fresh.length > 0) await this.#create(fresh);
    for (const [id, line] of booked) await this.client.change(`${LINES}.write`, [[line], bookings.get(id)]);
  }

  /** Creates bookings. Throws CONFLICT if a late write has created one meanwhile, so that all is read again. */
  async #create(values: readonly { readonly uuid: string }[]): Promise<void> {
    await this.client.change(`${LINES}.create`, [values]).catch(async (error: unknown) => {
      const isRefused = error instanceof ErpError && error.problem === 'REJECTED';
      if (isRefused && (await this.#booked(values.map(({ uuid }) => uuid))).size > 0)
        throw new ErpError('CONFLICT', 'NOT_APPLIED');
      throw error;
    });
  }

  async #booked(positions: readonly string[]): Promise<Map<string, number>> {
    if (positions.length === 0) return new Map();
    const rows = await this.client.rows(LINES, [['uuid', 'in', positions]], ['uuid']);
    return new Map(rows.map((row) => [textOf(row, 'uuid') ?? '', ownId(row)]));
  }
}

function durationOf({ quantity, unit }: ErpReportPosition): object {
  const hours = HOURS_OF_UNIT[unit as Unit];
  if (!hours) throw new ErpError('UNIT_UNKNOWN', 'NOT_APPLIED', { reason: unit ?? undefined });
  return trytonSeconds(Math.round((quantity / 1_000) * hours * SECONDS_OF_HOUR));
}
