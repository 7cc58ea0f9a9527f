import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../platform/clock.js';
import { ZONE } from '../platform/resource/time-kinds.js';
import { recordKey } from '../platform/tenancy/session.js';
import { type BookedReport, ReportBook } from '../ports/reports.js';
import { nextNumber } from '../tickets/record/ticket-number.js';
import type { ReportState } from '../vocabulary/report-state.js';
import { headOf, positionOf } from './positions/booked.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { Report } from './record/report.entity.js';

const STEP = 10;

/**
 * The book in our own tables: the record of a report is its booking, so that there is nothing to tell of a change. It
 * gives numbers and answers how things stand.
 */
@Injectable()
export class OwnReportBook extends ReportBook {
  readonly isElsewhere: boolean = false;

  async announce(): Promise<void> {}

  create(em: EntityManager): Promise<string> {
    const { year } = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE);
    return nextNumber(em, 'REPORT', year);
  }

  async change(): Promise<void> {}

  async remove(): Promise<void> {}

  /** The next ten after the last one; the report is locked by whoever books. */
  async addPosition(em: EntityManager, report: string): Promise<number> {
    const own = { report: { id: report } };
    const last = await em.findOne(ReportPosition, own, { orderBy: { number: 'desc' }, fields: ['number'] });
    return (last?.number ?? 0) + STEP;
  }

  async changePosition(): Promise<void> {}

  async removePosition(): Promise<void> {}

  async move(_em: EntityManager, _report: string, to: ReportState): Promise<ReportState> {
    return to;
  }

  async read(em: EntityManager, id: string): Promise<BookedReport | null> {
    const report = await em.findOne(Report, recordKey(id));
    if (!report) return null;
    const positions = await em.find(ReportPosition, { report: { id } }, { orderBy: { number: 'asc' } });
    return { ...headOf(report), identifier: report.identifier, positions: positions.map(positionOf) };
  }
}
