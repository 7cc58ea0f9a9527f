import type { EntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../platform/clock.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { nextNumber } from '../../tickets/record/ticket-number.js';
import { ReportPosition } from './report-position.entity.js';

/** Difference between the numbers of two positions. */
export const STEP = 10;

/**
 * The book of reports: our own tables, and the connected ERP, to which changes are requested within their transaction and
 * sent afterwards. The book gives the numbers.
 */
export abstract class ReportBook {
  /** Whether an ERP has the report as well, and invoices it. */
  abstract isElsewhere(em: EntityManager, report: string): Promise<boolean>;

  /** Requests that a changed report is sent. Returns whether an ERP is connected. */
  abstract changed(em: EntityManager, report: string): Promise<boolean>;

  /**
   * Checks a report in the ERP before a change, outside of any transaction: throws 409 REPORT_LOCKED (spec §8) if its
   * state has advanced there, and requests that this state is copied. While the ERP does not answer, the change is stored
   * and sent later.
   */
  abstract assertTakes(report: string): Promise<void>;

  /** The same for the report of a position. */
  abstract assertTakesPosition(position: string): Promise<void>;

  /** The readable number of a new report. */
  number(em: EntityManager): Promise<string> {
    const { year } = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE);
    return nextNumber(em, 'REPORT', year);
  }

  /** The next ten after the last number; the caller has locked the report. */
  async nextPosition(em: EntityManager, report: string): Promise<number> {
    const own = { report: { id: report } };
    const last = await em.findOne(ReportPosition, own, { orderBy: { number: 'desc' }, fields: ['number'] });
    return (last?.number ?? 0) + STEP;
  }
}
