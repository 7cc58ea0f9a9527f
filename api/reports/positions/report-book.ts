import type { EntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../platform/clock.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { nextNumber } from '../../tickets/record/ticket-number.js';
import { ReportPosition } from './report-position.entity.js';

const STEP = 10;

/**
 * The book in which reports are kept: our own tables, and a system elsewhere where the tenant has connected one, which is
 * told of every change within its transaction and gets it afterwards. The book gives the numbers.
 */
export abstract class ReportBook {
  /** Whether a system elsewhere keeps the report as well, and invoices it. */
  abstract isElsewhere(em: EntityManager, report: string): Promise<boolean>;

  /** Notes that a report was changed; answers whether a system elsewhere has to be told of it. */
  abstract changed(em: EntityManager, report: string): Promise<boolean>;

  /**
   * Asks before a report is changed, outside of any transaction: throws 409 REPORT_LOCKED (spec §8) for one that somebody
   * has taken in hand in the system elsewhere, whose state is brought over at once. While that does not answer, the change
   * is kept and sent later.
   */
  abstract assertTakes(report: string): Promise<void>;

  /** The same for the report of a position. */
  abstract assertTakesPosition(position: string): Promise<void>;

  /** The readable number under which a new report is known from then on. */
  number(em: EntityManager): Promise<string> {
    const { year } = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE);
    return nextNumber(em, 'REPORT', year);
  }

  /** The next ten after the last one; the report is locked by whoever books. */
  async nextPosition(em: EntityManager, report: string): Promise<number> {
    const own = { report: { id: report } };
    const last = await em.findOne(ReportPosition, own, { orderBy: { number: 'desc' }, fields: ['number'] });
    return (last?.number ?? 0) + STEP;
  }
}
