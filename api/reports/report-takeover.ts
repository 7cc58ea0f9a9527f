import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotAdoptable } from '../erp/outbox/convergence.js';
import type { ErpReport, ErpReportPosition } from '../ports/erp/erp-reports.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { HOURS_OF_UNIT, UNITS, type Unit } from '../vocabulary/standard-codes.js';
import { ActivityKind, PositionKind } from '../vocabulary/work.js';
import { ReportBook, STEP } from './positions/report-book.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { Report } from './record/report.entity.js';

const LONGEST_DESCRIPTION = 500;
const LONGEST_NUMBER = 60;
const MOST_QUANTITY = 1_000_000_000;
const HIGHEST_PRICE = 100_000_000;

/** A line of the ERP as a position. */
type PositionValues = Pick<ReportPosition, 'description' | 'quantity' | 'unit' | 'unitPrice'>;

/** Copies the ERP's version of a report, after a user has decided for it. */
@Injectable()
export class ReportTakeover {
  constructor(private readonly book: ReportBook) {}

  /**
   * Copies day and lines; ticket and report are locked. Throws `NotAdoptable` for another payer, which depends on the
   * customer, for a signed report, and for lines that cannot be positions.
   */
  async take(em: EntityManager, report: Report, ours: ErpReport, theirs: ErpReport): Promise<void> {
    if (theirs.customer !== ours.customer) throw new NotAdoptable('CUSTOMER');
    if (report.signedAt) throw new NotAdoptable('SIGNED');
    const lines = theirs.positions.map((line) => [line, valuesOf(line)] as const);
    const positions = await em.find(ReportPosition, { report: { id: report.id } });
    const remaining = new Map(positions.map((position) => [position.id, position]));
    let number = await this.book.nextPosition(em, report.id);
    const changes = [{ field: 'executionDate', from: report.executionDate, to: theirs.executionDate }];
    const differing = changes.filter(({ from, to }) => from !== to);
    report.executionDate = theirs.executionDate;
    for (const [line, values] of lines) {
      const own = line.id ? remaining.get(line.id) : undefined;
      if (own) {
        Object.assign(own, values, timesOf(own, values.unit));
        remaining.delete(own.id);
      } else {
        em.persist(newPosition(report, number, line, values));
        number += STEP;
      }
    }
    em.remove([...remaining.values()]);
    report.touch();
    const ticket = await report.ticket.loadOrFail();
    const entry = { text: report.identifier, changes: differing, bySystem: true };
    logActivity(em, ticket, { kind: ActivityKind.ReportChanged, ...entry });
    await noteActivity(em, ticket);
    await em.flush();
  }
}

/** A position of a new line; its hours are those of the technician, and booked in the ERP already, if at all. */
function newPosition(
  report: Report,
  number: number,
  { catalogNumber }: ErpReportPosition,
  values: PositionValues,
): ReportPosition {
  const isWork = values.unit in HOURS_OF_UNIT && idOf(report.serviceTechnician) && report.executionDate;
  return Object.assign(new ReportPosition(), values, {
    report: ref(report),
    number,
    kind: isWork ? PositionKind.Work : PositionKind.Material,
    catalogNumber: (catalogNumber ?? '').length > LONGEST_NUMBER ? null : catalogNumber,
    employee: isWork ? report.serviceTechnician : null,
    timeBookingDate: isWork ? report.executionDate : null,
  });
}

/** The values of a line as a position. Throws `NotAdoptable` for values beyond the limits of positions. */
function valuesOf({ description, quantity, unit, unitPrice }: ErpReportPosition): PositionValues {
  const words = description.trim();
  const isPriced = unitPrice === null || (Number.isInteger(unitPrice) && unitPrice >= 0 && unitPrice <= HIGHEST_PRICE);
  const isCounted = Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_QUANTITY;
  const isDescribed = words !== '' && words.length <= LONGEST_DESCRIPTION && !/(?![\n\t])\p{Cc}/u.test(words);
  if (!isPriced || !isCounted || !isDescribed || !UNITS.includes(unit as Unit)) throw new NotAdoptable('VALUES');
  return { description: words, quantity, unit: unit as Unit, unitPrice };
}

/** Only a unit of time is booked as working time. */
const timesOf = ({ timesheetRelevant }: ReportPosition, unit: Unit) => ({
  timesheetRelevant: timesheetRelevant && unit in HOURS_OF_UNIT,
});
